module lilt.example/kaleidoscope

go 1.19

require lilt.example/lilt v0.1.0

replace lilt.example/lilt => ../../../driver/bindings/go
