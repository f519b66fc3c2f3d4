module lilt.example/lilt

go 1.19
