; A chain of 1000 blocks, every odd one reached from its predecessor by a conditional branch.
; exit: 73
; output: 1653017112155626057
define i64 @main() {
  %p = alloca i64
  store i64 1, i64* %p
  br label %b0
b0:
  %v0 = load i64* %p
  %w0 = add i64 %v0, 2
  store i64 %w0, i64* %p
  %c0 = icmp slt i64 %w0, 0
  br i1 %c0, label %b3, label %b1
b1:
  %v1 = load i64* %p
  %w1 = mul i64 %v1, 3
  store i64 %w1, i64* %p
  br label %b2
b2:
  %v2 = load i64* %p
  %w2 = xor i64 %v2, 4
  store i64 %w2, i64* %p
  %c2 = icmp slt i64 %w2, 0
  br i1 %c2, label %b5, label %b3
b3:
  %v3 = load i64* %p
  %w3 = add i64 %v3, 5
  store i64 %w3, i64* %p
  br label %b4
b4:
  %v4 = load i64* %p
  %w4 = mul i64 %v4, 6
  store i64 %w4, i64* %p
  %c4 = icmp slt i64 %w4, 0
  br i1 %c4, label %b7, label %b5
b5:
  %v5 = load i64* %p
  %w5 = xor i64 %v5, 7
  store i64 %w5, i64* %p
  br label %b6
b6:
  %v6 = load i64* %p
  %w6 = add i64 %v6, 8
  store i64 %w6, i64* %p
  %c6 = icmp slt i64 %w6, 0
  br i1 %c6, label %b9, label %b7
b7:
  %v7 = load i64* %p
  %w7 = mul i64 %v7, 2
  store i64 %w7, i64* %p
  br label %b8
b8:
  %v8 = load i64* %p
  %w8 = xor i64 %v8, 3
  store i64 %w8, i64* %p
  %c8 = icmp slt i64 %w8, 0
  br i1 %c8, label %b11, label %b9
b9:
  %v9 = load i64* %p
  %w9 = add i64 %v9, 4
  store i64 %w9, i64* %p
  br label %b10
b10:
  %v10 = load i64* %p
  %w10 = mul i64 %v10, 5
  store i64 %w10, i64* %p
  %c10 = icmp slt i64 %w10, 0
  br i1 %c10, label %b13, label %b11
b11:
  %v11 = load i64* %p
  %w11 = xor i64 %v11, 6
  store i64 %w11, i64* %p
  br label %b12
b12:
  %v12 = load i64* %p
  %w12 = add i64 %v12, 7
  store i64 %w12, i64* %p
  %c12 = icmp slt i64 %w12, 0
  br i1 %c12, label %b15, label %b13
b13:
  %v13 = load i64* %p
  %w13 = mul i64 %v13, 8
  store i64 %w13, i64* %p
  br label %b14
b14:
  %v14 = load i64* %p
  %w14 = xor i64 %v14, 2
  store i64 %w14, i64* %p
  %c14 = icmp slt i64 %w14, 0
  br i1 %c14, label %b17, label %b15
b15:
  %v15 = load i64* %p
  %w15 = add i64 %v15, 3
  store i64 %w15, i64* %p
  br label %b16
b16:
  %v16 = load i64* %p
  %w16 = mul i64 %v16, 4
  store i64 %w16, i64* %p
  %c16 = icmp slt i64 %w16, 0
  br i1 %c16, label %b19, label %b17
b17:
  %v17 = load i64* %p
  %w17 = xor i64 %v17, 5
  store i64 %w17, i64* %p
  br label %b18
b18:
  %v18 = load i64* %p
  %w18 = add i64 %v18, 6
  store i64 %w18, i64* %p
  %c18 = icmp slt i64 %w18, 0
  br i1 %c18, label %b21, label %b19
b19:
  %v19 = load i64* %p
  %w19 = mul i64 %v19, 7
  store i64 %w19, i64* %p
  br label %b20
b20:
  %v20 = load i64* %p
  %w20 = xor i64 %v20, 8
  store i64 %w20, i64* %p
  %c20 = icmp slt i64 %w20, 0
  br i1 %c20, label %b23, label %b21
b21:
  %v21 = load i64* %p
  %w21 = add i64 %v21, 2
  store i64 %w21, i64* %p
  br label %b22
b22:
  %v22 = load i64* %p
  %w22 = mul i64 %v22, 3
  store i64 %w22, i64* %p
  %c22 = icmp slt i64 %w22, 0
  br i1 %c22, label %b25, label %b23
b23:
  %v23 = load i64* %p
  %w23 = xor i64 %v23, 4
  store i64 %w23, i64* %p
  br label %b24
b24:
  %v24 = load i64* %p
  %w24 = add i64 %v24, 5
  store i64 %w24, i64* %p
  %c24 = icmp slt i64 %w24, 0
  br i1 %c24, label %b27, label %b25
b25:
  %v25 = load i64* %p
  %w25 = mul i64 %v25, 6
  store i64 %w25, i64* %p
  br label %b26
b26:
  %v26 = load i64* %p
  %w26 = xor i64 %v26, 7
  store i64 %w26, i64* %p
  %c26 = icmp slt i64 %w26, 0
  br i1 %c26, label %b29, label %b27
b27:
  %v27 = load i64* %p
  %w27 = add i64 %v27, 8
  store i64 %w27, i64* %p
  br label %b28
b28:
  %v28 = load i64* %p
  %w28 = mul i64 %v28, 2
  store i64 %w28, i64* %p
  %c28 = icmp slt i64 %w28, 0
  br i1 %c28, label %b31, label %b29
b29:
  %v29 = load i64* %p
  %w29 = xor i64 %v29, 3
  store i64 %w29, i64* %p
  br label %b30
b30:
  %v30 = load i64* %p
  %w30 = add i64 %v30, 4
  store i64 %w30, i64* %p
  %c30 = icmp slt i64 %w30, 0
  br i1 %c30, label %b33, label %b31
b31:
  %v31 = load i64* %p
  %w31 = mul i64 %v31, 5
  store i64 %w31, i64* %p
  br label %b32
b32:
  %v32 = load i64* %p
  %w32 = xor i64 %v32, 6
  store i64 %w32, i64* %p
  %c32 = icmp slt i64 %w32, 0
  br i1 %c32, label %b35, label %b33
b33:
  %v33 = load i64* %p
  %w33 = add i64 %v33, 7
  store i64 %w33, i64* %p
  br label %b34
b34:
  %v34 = load i64* %p
  %w34 = mul i64 %v34, 8
  store i64 %w34, i64* %p
  %c34 = icmp slt i64 %w34, 0
  br i1 %c34, label %b37, label %b35
b35:
  %v35 = load i64* %p
  %w35 = xor i64 %v35, 2
  store i64 %w35, i64* %p
  br label %b36
b36:
  %v36 = load i64* %p
  %w36 = add i64 %v36, 3
  store i64 %w36, i64* %p
  %c36 = icmp slt i64 %w36, 0
  br i1 %c36, label %b39, label %b37
b37:
  %v37 = load i64* %p
  %w37 = mul i64 %v37, 4
  store i64 %w37, i64* %p
  br label %b38
b38:
  %v38 = load i64* %p
  %w38 = xor i64 %v38, 5
  store i64 %w38, i64* %p
  %c38 = icmp slt i64 %w38, 0
  br i1 %c38, label %b41, label %b39
b39:
  %v39 = load i64* %p
  %w39 = add i64 %v39, 6
  store i64 %w39, i64* %p
  br label %b40
b40:
  %v40 = load i64* %p
  %w40 = mul i64 %v40, 7
  store i64 %w40, i64* %p
  %c40 = icmp slt i64 %w40, 0
  br i1 %c40, label %b43, label %b41
b41:
  %v41 = load i64* %p
  %w41 = xor i64 %v41, 8
  store i64 %w41, i64* %p
  br label %b42
b42:
  %v42 = load i64* %p
  %w42 = add i64 %v42, 2
  store i64 %w42, i64* %p
  %c42 = icmp slt i64 %w42, 0
  br i1 %c42, label %b45, label %b43
b43:
  %v43 = load i64* %p
  %w43 = mul i64 %v43, 3
  store i64 %w43, i64* %p
  br label %b44
b44:
  %v44 = load i64* %p
  %w44 = xor i64 %v44, 4
  store i64 %w44, i64* %p
  %c44 = icmp slt i64 %w44, 0
  br i1 %c44, label %b47, label %b45
b45:
  %v45 = load i64* %p
  %w45 = add i64 %v45, 5
  store i64 %w45, i64* %p
  br label %b46
b46:
  %v46 = load i64* %p
  %w46 = mul i64 %v46, 6
  store i64 %w46, i64* %p
  %c46 = icmp slt i64 %w46, 0
  br i1 %c46, label %b49, label %b47
b47:
  %v47 = load i64* %p
  %w47 = xor i64 %v47, 7
  store i64 %w47, i64* %p
  br label %b48
b48:
  %v48 = load i64* %p
  %w48 = add i64 %v48, 8
  store i64 %w48, i64* %p
  %c48 = icmp slt i64 %w48, 0
  br i1 %c48, label %b51, label %b49
b49:
  %v49 = load i64* %p
  %w49 = mul i64 %v49, 2
  store i64 %w49, i64* %p
  br label %b50
b50:
  %v50 = load i64* %p
  %w50 = xor i64 %v50, 3
  store i64 %w50, i64* %p
  %c50 = icmp slt i64 %w50, 0
  br i1 %c50, label %b53, label %b51
b51:
  %v51 = load i64* %p
  %w51 = add i64 %v51, 4
  store i64 %w51, i64* %p
  br label %b52
b52:
  %v52 = load i64* %p
  %w52 = mul i64 %v52, 5
  store i64 %w52, i64* %p
  %c52 = icmp slt i64 %w52, 0
  br i1 %c52, label %b55, label %b53
b53:
  %v53 = load i64* %p
  %w53 = xor i64 %v53, 6
  store i64 %w53, i64* %p
  br label %b54
b54:
  %v54 = load i64* %p
  %w54 = add i64 %v54, 7
  store i64 %w54, i64* %p
  %c54 = icmp slt i64 %w54, 0
  br i1 %c54, label %b57, label %b55
b55:
  %v55 = load i64* %p
  %w55 = mul i64 %v55, 8
  store i64 %w55, i64* %p
  br label %b56
b56:
  %v56 = load i64* %p
  %w56 = xor i64 %v56, 2
  store i64 %w56, i64* %p
  %c56 = icmp slt i64 %w56, 0
  br i1 %c56, label %b59, label %b57
b57:
  %v57 = load i64* %p
  %w57 = add i64 %v57, 3
  store i64 %w57, i64* %p
  br label %b58
b58:
  %v58 = load i64* %p
  %w58 = mul i64 %v58, 4
  store i64 %w58, i64* %p
  %c58 = icmp slt i64 %w58, 0
  br i1 %c58, label %b61, label %b59
b59:
  %v59 = load i64* %p
  %w59 = xor i64 %v59, 5
  store i64 %w59, i64* %p
  br label %b60
b60:
  %v60 = load i64* %p
  %w60 = add i64 %v60, 6
  store i64 %w60, i64* %p
  %c60 = icmp slt i64 %w60, 0
  br i1 %c60, label %b63, label %b61
b61:
  %v61 = load i64* %p
  %w61 = mul i64 %v61, 7
  store i64 %w61, i64* %p
  br label %b62
b62:
  %v62 = load i64* %p
  %w62 = xor i64 %v62, 8
  store i64 %w62, i64* %p
  %c62 = icmp slt i64 %w62, 0
  br i1 %c62, label %b65, label %b63
b63:
  %v63 = load i64* %p
  %w63 = add i64 %v63, 2
  store i64 %w63, i64* %p
  br label %b64
b64:
  %v64 = load i64* %p
  %w64 = mul i64 %v64, 3
  store i64 %w64, i64* %p
  %c64 = icmp slt i64 %w64, 0
  br i1 %c64, label %b67, label %b65
b65:
  %v65 = load i64* %p
  %w65 = xor i64 %v65, 4
  store i64 %w65, i64* %p
  br label %b66
b66:
  %v66 = load i64* %p
  %w66 = add i64 %v66, 5
  store i64 %w66, i64* %p
  %c66 = icmp slt i64 %w66, 0
  br i1 %c66, label %b69, label %b67
b67:
  %v67 = load i64* %p
  %w67 = mul i64 %v67, 6
  store i64 %w67, i64* %p
  br label %b68
b68:
  %v68 = load i64* %p
  %w68 = xor i64 %v68, 7
  store i64 %w68, i64* %p
  %c68 = icmp slt i64 %w68, 0
  br i1 %c68, label %b71, label %b69
b69:
  %v69 = load i64* %p
  %w69 = add i64 %v69, 8
  store i64 %w69, i64* %p
  br label %b70
b70:
  %v70 = load i64* %p
  %w70 = mul i64 %v70, 2
  store i64 %w70, i64* %p
  %c70 = icmp slt i64 %w70, 0
  br i1 %c70, label %b73, label %b71
b71:
  %v71 = load i64* %p
  %w71 = xor i64 %v71, 3
  store i64 %w71, i64* %p
  br label %b72
b72:
  %v72 = load i64* %p
  %w72 = add i64 %v72, 4
  store i64 %w72, i64* %p
  %c72 = icmp slt i64 %w72, 0
  br i1 %c72, label %b75, label %b73
b73:
  %v73 = load i64* %p
  %w73 = mul i64 %v73, 5
  store i64 %w73, i64* %p
  br label %b74
b74:
  %v74 = load i64* %p
  %w74 = xor i64 %v74, 6
  store i64 %w74, i64* %p
  %c74 = icmp slt i64 %w74, 0
  br i1 %c74, label %b77, label %b75
b75:
  %v75 = load i64* %p
  %w75 = add i64 %v75, 7
  store i64 %w75, i64* %p
  br label %b76
b76:
  %v76 = load i64* %p
  %w76 = mul i64 %v76, 8
  store i64 %w76, i64* %p
  %c76 = icmp slt i64 %w76, 0
  br i1 %c76, label %b79, label %b77
b77:
  %v77 = load i64* %p
  %w77 = xor i64 %v77, 2
  store i64 %w77, i64* %p
  br label %b78
b78:
  %v78 = load i64* %p
  %w78 = add i64 %v78, 3
  store i64 %w78, i64* %p
  %c78 = icmp slt i64 %w78, 0
  br i1 %c78, label %b81, label %b79
b79:
  %v79 = load i64* %p
  %w79 = mul i64 %v79, 4
  store i64 %w79, i64* %p
  br label %b80
b80:
  %v80 = load i64* %p
  %w80 = xor i64 %v80, 5
  store i64 %w80, i64* %p
  %c80 = icmp slt i64 %w80, 0
  br i1 %c80, label %b83, label %b81
b81:
  %v81 = load i64* %p
  %w81 = add i64 %v81, 6
  store i64 %w81, i64* %p
  br label %b82
b82:
  %v82 = load i64* %p
  %w82 = mul i64 %v82, 7
  store i64 %w82, i64* %p
  %c82 = icmp slt i64 %w82, 0
  br i1 %c82, label %b85, label %b83
b83:
  %v83 = load i64* %p
  %w83 = xor i64 %v83, 8
  store i64 %w83, i64* %p
  br label %b84
b84:
  %v84 = load i64* %p
  %w84 = add i64 %v84, 2
  store i64 %w84, i64* %p
  %c84 = icmp slt i64 %w84, 0
  br i1 %c84, label %b87, label %b85
b85:
  %v85 = load i64* %p
  %w85 = mul i64 %v85, 3
  store i64 %w85, i64* %p
  br label %b86
b86:
  %v86 = load i64* %p
  %w86 = xor i64 %v86, 4
  store i64 %w86, i64* %p
  %c86 = icmp slt i64 %w86, 0
  br i1 %c86, label %b89, label %b87
b87:
  %v87 = load i64* %p
  %w87 = add i64 %v87, 5
  store i64 %w87, i64* %p
  br label %b88
b88:
  %v88 = load i64* %p
  %w88 = mul i64 %v88, 6
  store i64 %w88, i64* %p
  %c88 = icmp slt i64 %w88, 0
  br i1 %c88, label %b91, label %b89
b89:
  %v89 = load i64* %p
  %w89 = xor i64 %v89, 7
  store i64 %w89, i64* %p
  br label %b90
b90:
  %v90 = load i64* %p
  %w90 = add i64 %v90, 8
  store i64 %w90, i64* %p
  %c90 = icmp slt i64 %w90, 0
  br i1 %c90, label %b93, label %b91
b91:
  %v91 = load i64* %p
  %w91 = mul i64 %v91, 2
  store i64 %w91, i64* %p
  br label %b92
b92:
  %v92 = load i64* %p
  %w92 = xor i64 %v92, 3
  store i64 %w92, i64* %p
  %c92 = icmp slt i64 %w92, 0
  br i1 %c92, label %b95, label %b93
b93:
  %v93 = load i64* %p
  %w93 = add i64 %v93, 4
  store i64 %w93, i64* %p
  br label %b94
b94:
  %v94 = load i64* %p
  %w94 = mul i64 %v94, 5
  store i64 %w94, i64* %p
  %c94 = icmp slt i64 %w94, 0
  br i1 %c94, label %b97, label %b95
b95:
  %v95 = load i64* %p
  %w95 = xor i64 %v95, 6
  store i64 %w95, i64* %p
  br label %b96
b96:
  %v96 = load i64* %p
  %w96 = add i64 %v96, 7
  store i64 %w96, i64* %p
  %c96 = icmp slt i64 %w96, 0
  br i1 %c96, label %b99, label %b97
b97:
  %v97 = load i64* %p
  %w97 = mul i64 %v97, 8
  store i64 %w97, i64* %p
  br label %b98
b98:
  %v98 = load i64* %p
  %w98 = xor i64 %v98, 2
  store i64 %w98, i64* %p
  %c98 = icmp slt i64 %w98, 0
  br i1 %c98, label %b101, label %b99
b99:
  %v99 = load i64* %p
  %w99 = add i64 %v99, 3
  store i64 %w99, i64* %p
  br label %b100
b100:
  %v100 = load i64* %p
  %w100 = mul i64 %v100, 4
  store i64 %w100, i64* %p
  %c100 = icmp slt i64 %w100, 0
  br i1 %c100, label %b103, label %b101
b101:
  %v101 = load i64* %p
  %w101 = xor i64 %v101, 5
  store i64 %w101, i64* %p
  br label %b102
b102:
  %v102 = load i64* %p
  %w102 = add i64 %v102, 6
  store i64 %w102, i64* %p
  %c102 = icmp slt i64 %w102, 0
  br i1 %c102, label %b105, label %b103
b103:
  %v103 = load i64* %p
  %w103 = mul i64 %v103, 7
  store i64 %w103, i64* %p
  br label %b104
b104:
  %v104 = load i64* %p
  %w104 = xor i64 %v104, 8
  store i64 %w104, i64* %p
  %c104 = icmp slt i64 %w104, 0
  br i1 %c104, label %b107, label %b105
b105:
  %v105 = load i64* %p
  %w105 = add i64 %v105, 2
  store i64 %w105, i64* %p
  br label %b106
b106:
  %v106 = load i64* %p
  %w106 = mul i64 %v106, 3
  store i64 %w106, i64* %p
  %c106 = icmp slt i64 %w106, 0
  br i1 %c106, label %b109, label %b107
b107:
  %v107 = load i64* %p
  %w107 = xor i64 %v107, 4
  store i64 %w107, i64* %p
  br label %b108
b108:
  %v108 = load i64* %p
  %w108 = add i64 %v108, 5
  store i64 %w108, i64* %p
  %c108 = icmp slt i64 %w108, 0
  br i1 %c108, label %b111, label %b109
b109:
  %v109 = load i64* %p
  %w109 = mul i64 %v109, 6
  store i64 %w109, i64* %p
  br label %b110
b110:
  %v110 = load i64* %p
  %w110 = xor i64 %v110, 7
  store i64 %w110, i64* %p
  %c110 = icmp slt i64 %w110, 0
  br i1 %c110, label %b113, label %b111
b111:
  %v111 = load i64* %p
  %w111 = add i64 %v111, 8
  store i64 %w111, i64* %p
  br label %b112
b112:
  %v112 = load i64* %p
  %w112 = mul i64 %v112, 2
  store i64 %w112, i64* %p
  %c112 = icmp slt i64 %w112, 0
  br i1 %c112, label %b115, label %b113
b113:
  %v113 = load i64* %p
  %w113 = xor i64 %v113, 3
  store i64 %w113, i64* %p
  br label %b114
b114:
  %v114 = load i64* %p
  %w114 = add i64 %v114, 4
  store i64 %w114, i64* %p
  %c114 = icmp slt i64 %w114, 0
  br i1 %c114, label %b117, label %b115
b115:
  %v115 = load i64* %p
  %w115 = mul i64 %v115, 5
  store i64 %w115, i64* %p
  br label %b116
b116:
  %v116 = load i64* %p
  %w116 = xor i64 %v116, 6
  store i64 %w116, i64* %p
  %c116 = icmp slt i64 %w116, 0
  br i1 %c116, label %b119, label %b117
b117:
  %v117 = load i64* %p
  %w117 = add i64 %v117, 7
  store i64 %w117, i64* %p
  br label %b118
b118:
  %v118 = load i64* %p
  %w118 = mul i64 %v118, 8
  store i64 %w118, i64* %p
  %c118 = icmp slt i64 %w118, 0
  br i1 %c118, label %b121, label %b119
b119:
  %v119 = load i64* %p
  %w119 = xor i64 %v119, 2
  store i64 %w119, i64* %p
  br label %b120
b120:
  %v120 = load i64* %p
  %w120 = add i64 %v120, 3
  store i64 %w120, i64* %p
  %c120 = icmp slt i64 %w120, 0
  br i1 %c120, label %b123, label %b121
b121:
  %v121 = load i64* %p
  %w121 = mul i64 %v121, 4
  store i64 %w121, i64* %p
  br label %b122
b122:
  %v122 = load i64* %p
  %w122 = xor i64 %v122, 5
  store i64 %w122, i64* %p
  %c122 = icmp slt i64 %w122, 0
  br i1 %c122, label %b125, label %b123
b123:
  %v123 = load i64* %p
  %w123 = add i64 %v123, 6
  store i64 %w123, i64* %p
  br label %b124
b124:
  %v124 = load i64* %p
  %w124 = mul i64 %v124, 7
  store i64 %w124, i64* %p
  %c124 = icmp slt i64 %w124, 0
  br i1 %c124, label %b127, label %b125
b125:
  %v125 = load i64* %p
  %w125 = xor i64 %v125, 8
  store i64 %w125, i64* %p
  br label %b126
b126:
  %v126 = load i64* %p
  %w126 = add i64 %v126, 2
  store i64 %w126, i64* %p
  %c126 = icmp slt i64 %w126, 0
  br i1 %c126, label %b129, label %b127
b127:
  %v127 = load i64* %p
  %w127 = mul i64 %v127, 3
  store i64 %w127, i64* %p
  br label %b128
b128:
  %v128 = load i64* %p
  %w128 = xor i64 %v128, 4
  store i64 %w128, i64* %p
  %c128 = icmp slt i64 %w128, 0
  br i1 %c128, label %b131, label %b129
b129:
  %v129 = load i64* %p
  %w129 = add i64 %v129, 5
  store i64 %w129, i64* %p
  br label %b130
b130:
  %v130 = load i64* %p
  %w130 = mul i64 %v130, 6
  store i64 %w130, i64* %p
  %c130 = icmp slt i64 %w130, 0
  br i1 %c130, label %b133, label %b131
b131:
  %v131 = load i64* %p
  %w131 = xor i64 %v131, 7
  store i64 %w131, i64* %p
  br label %b132
b132:
  %v132 = load i64* %p
  %w132 = add i64 %v132, 8
  store i64 %w132, i64* %p
  %c132 = icmp slt i64 %w132, 0
  br i1 %c132, label %b135, label %b133
b133:
  %v133 = load i64* %p
  %w133 = mul i64 %v133, 2
  store i64 %w133, i64* %p
  br label %b134
b134:
  %v134 = load i64* %p
  %w134 = xor i64 %v134, 3
  store i64 %w134, i64* %p
  %c134 = icmp slt i64 %w134, 0
  br i1 %c134, label %b137, label %b135
b135:
  %v135 = load i64* %p
  %w135 = add i64 %v135, 4
  store i64 %w135, i64* %p
  br label %b136
b136:
  %v136 = load i64* %p
  %w136 = mul i64 %v136, 5
  store i64 %w136, i64* %p
  %c136 = icmp slt i64 %w136, 0
  br i1 %c136, label %b139, label %b137
b137:
  %v137 = load i64* %p
  %w137 = xor i64 %v137, 6
  store i64 %w137, i64* %p
  br label %b138
b138:
  %v138 = load i64* %p
  %w138 = add i64 %v138, 7
  store i64 %w138, i64* %p
  %c138 = icmp slt i64 %w138, 0
  br i1 %c138, label %b141, label %b139
b139:
  %v139 = load i64* %p
  %w139 = mul i64 %v139, 8
  store i64 %w139, i64* %p
  br label %b140
b140:
  %v140 = load i64* %p
  %w140 = xor i64 %v140, 2
  store i64 %w140, i64* %p
  %c140 = icmp slt i64 %w140, 0
  br i1 %c140, label %b143, label %b141
b141:
  %v141 = load i64* %p
  %w141 = add i64 %v141, 3
  store i64 %w141, i64* %p
  br label %b142
b142:
  %v142 = load i64* %p
  %w142 = mul i64 %v142, 4
  store i64 %w142, i64* %p
  %c142 = icmp slt i64 %w142, 0
  br i1 %c142, label %b145, label %b143
b143:
  %v143 = load i64* %p
  %w143 = xor i64 %v143, 5
  store i64 %w143, i64* %p
  br label %b144
b144:
  %v144 = load i64* %p
  %w144 = add i64 %v144, 6
  store i64 %w144, i64* %p
  %c144 = icmp slt i64 %w144, 0
  br i1 %c144, label %b147, label %b145
b145:
  %v145 = load i64* %p
  %w145 = mul i64 %v145, 7
  store i64 %w145, i64* %p
  br label %b146
b146:
  %v146 = load i64* %p
  %w146 = xor i64 %v146, 8
  store i64 %w146, i64* %p
  %c146 = icmp slt i64 %w146, 0
  br i1 %c146, label %b149, label %b147
b147:
  %v147 = load i64* %p
  %w147 = add i64 %v147, 2
  store i64 %w147, i64* %p
  br label %b148
b148:
  %v148 = load i64* %p
  %w148 = mul i64 %v148, 3
  store i64 %w148, i64* %p
  %c148 = icmp slt i64 %w148, 0
  br i1 %c148, label %b151, label %b149
b149:
  %v149 = load i64* %p
  %w149 = xor i64 %v149, 4
  store i64 %w149, i64* %p
  br label %b150
b150:
  %v150 = load i64* %p
  %w150 = add i64 %v150, 5
  store i64 %w150, i64* %p
  %c150 = icmp slt i64 %w150, 0
  br i1 %c150, label %b153, label %b151
b151:
  %v151 = load i64* %p
  %w151 = mul i64 %v151, 6
  store i64 %w151, i64* %p
  br label %b152
b152:
  %v152 = load i64* %p
  %w152 = xor i64 %v152, 7
  store i64 %w152, i64* %p
  %c152 = icmp slt i64 %w152, 0
  br i1 %c152, label %b155, label %b153
b153:
  %v153 = load i64* %p
  %w153 = add i64 %v153, 8
  store i64 %w153, i64* %p
  br label %b154
b154:
  %v154 = load i64* %p
  %w154 = mul i64 %v154, 2
  store i64 %w154, i64* %p
  %c154 = icmp slt i64 %w154, 0
  br i1 %c154, label %b157, label %b155
b155:
  %v155 = load i64* %p
  %w155 = xor i64 %v155, 3
  store i64 %w155, i64* %p
  br label %b156
b156:
  %v156 = load i64* %p
  %w156 = add i64 %v156, 4
  store i64 %w156, i64* %p
  %c156 = icmp slt i64 %w156, 0
  br i1 %c156, label %b159, label %b157
b157:
  %v157 = load i64* %p
  %w157 = mul i64 %v157, 5
  store i64 %w157, i64* %p
  br label %b158
b158:
  %v158 = load i64* %p
  %w158 = xor i64 %v158, 6
  store i64 %w158, i64* %p
  %c158 = icmp slt i64 %w158, 0
  br i1 %c158, label %b161, label %b159
b159:
  %v159 = load i64* %p
  %w159 = add i64 %v159, 7
  store i64 %w159, i64* %p
  br label %b160
b160:
  %v160 = load i64* %p
  %w160 = mul i64 %v160, 8
  store i64 %w160, i64* %p
  %c160 = icmp slt i64 %w160, 0
  br i1 %c160, label %b163, label %b161
b161:
  %v161 = load i64* %p
  %w161 = xor i64 %v161, 2
  store i64 %w161, i64* %p
  br label %b162
b162:
  %v162 = load i64* %p
  %w162 = add i64 %v162, 3
  store i64 %w162, i64* %p
  %c162 = icmp slt i64 %w162, 0
  br i1 %c162, label %b165, label %b163
b163:
  %v163 = load i64* %p
  %w163 = mul i64 %v163, 4
  store i64 %w163, i64* %p
  br label %b164
b164:
  %v164 = load i64* %p
  %w164 = xor i64 %v164, 5
  store i64 %w164, i64* %p
  %c164 = icmp slt i64 %w164, 0
  br i1 %c164, label %b167, label %b165
b165:
  %v165 = load i64* %p
  %w165 = add i64 %v165, 6
  store i64 %w165, i64* %p
  br label %b166
b166:
  %v166 = load i64* %p
  %w166 = mul i64 %v166, 7
  store i64 %w166, i64* %p
  %c166 = icmp slt i64 %w166, 0
  br i1 %c166, label %b169, label %b167
b167:
  %v167 = load i64* %p
  %w167 = xor i64 %v167, 8
  store i64 %w167, i64* %p
  br label %b168
b168:
  %v168 = load i64* %p
  %w168 = add i64 %v168, 2
  store i64 %w168, i64* %p
  %c168 = icmp slt i64 %w168, 0
  br i1 %c168, label %b171, label %b169
b169:
  %v169 = load i64* %p
  %w169 = mul i64 %v169, 3
  store i64 %w169, i64* %p
  br label %b170
b170:
  %v170 = load i64* %p
  %w170 = xor i64 %v170, 4
  store i64 %w170, i64* %p
  %c170 = icmp slt i64 %w170, 0
  br i1 %c170, label %b173, label %b171
b171:
  %v171 = load i64* %p
  %w171 = add i64 %v171, 5
  store i64 %w171, i64* %p
  br label %b172
b172:
  %v172 = load i64* %p
  %w172 = mul i64 %v172, 6
  store i64 %w172, i64* %p
  %c172 = icmp slt i64 %w172, 0
  br i1 %c172, label %b175, label %b173
b173:
  %v173 = load i64* %p
  %w173 = xor i64 %v173, 7
  store i64 %w173, i64* %p
  br label %b174
b174:
  %v174 = load i64* %p
  %w174 = add i64 %v174, 8
  store i64 %w174, i64* %p
  %c174 = icmp slt i64 %w174, 0
  br i1 %c174, label %b177, label %b175
b175:
  %v175 = load i64* %p
  %w175 = mul i64 %v175, 2
  store i64 %w175, i64* %p
  br label %b176
b176:
  %v176 = load i64* %p
  %w176 = xor i64 %v176, 3
  store i64 %w176, i64* %p
  %c176 = icmp slt i64 %w176, 0
  br i1 %c176, label %b179, label %b177
b177:
  %v177 = load i64* %p
  %w177 = add i64 %v177, 4
  store i64 %w177, i64* %p
  br label %b178
b178:
  %v178 = load i64* %p
  %w178 = mul i64 %v178, 5
  store i64 %w178, i64* %p
  %c178 = icmp slt i64 %w178, 0
  br i1 %c178, label %b181, label %b179
b179:
  %v179 = load i64* %p
  %w179 = xor i64 %v179, 6
  store i64 %w179, i64* %p
  br label %b180
b180:
  %v180 = load i64* %p
  %w180 = add i64 %v180, 7
  store i64 %w180, i64* %p
  %c180 = icmp slt i64 %w180, 0
  br i1 %c180, label %b183, label %b181
b181:
  %v181 = load i64* %p
  %w181 = mul i64 %v181, 8
  store i64 %w181, i64* %p
  br label %b182
b182:
  %v182 = load i64* %p
  %w182 = xor i64 %v182, 2
  store i64 %w182, i64* %p
  %c182 = icmp slt i64 %w182, 0
  br i1 %c182, label %b185, label %b183
b183:
  %v183 = load i64* %p
  %w183 = add i64 %v183, 3
  store i64 %w183, i64* %p
  br label %b184
b184:
  %v184 = load i64* %p
  %w184 = mul i64 %v184, 4
  store i64 %w184, i64* %p
  %c184 = icmp slt i64 %w184, 0
  br i1 %c184, label %b187, label %b185
b185:
  %v185 = load i64* %p
  %w185 = xor i64 %v185, 5
  store i64 %w185, i64* %p
  br label %b186
b186:
  %v186 = load i64* %p
  %w186 = add i64 %v186, 6
  store i64 %w186, i64* %p
  %c186 = icmp slt i64 %w186, 0
  br i1 %c186, label %b189, label %b187
b187:
  %v187 = load i64* %p
  %w187 = mul i64 %v187, 7
  store i64 %w187, i64* %p
  br label %b188
b188:
  %v188 = load i64* %p
  %w188 = xor i64 %v188, 8
  store i64 %w188, i64* %p
  %c188 = icmp slt i64 %w188, 0
  br i1 %c188, label %b191, label %b189
b189:
  %v189 = load i64* %p
  %w189 = add i64 %v189, 2
  store i64 %w189, i64* %p
  br label %b190
b190:
  %v190 = load i64* %p
  %w190 = mul i64 %v190, 3
  store i64 %w190, i64* %p
  %c190 = icmp slt i64 %w190, 0
  br i1 %c190, label %b193, label %b191
b191:
  %v191 = load i64* %p
  %w191 = xor i64 %v191, 4
  store i64 %w191, i64* %p
  br label %b192
b192:
  %v192 = load i64* %p
  %w192 = add i64 %v192, 5
  store i64 %w192, i64* %p
  %c192 = icmp slt i64 %w192, 0
  br i1 %c192, label %b195, label %b193
b193:
  %v193 = load i64* %p
  %w193 = mul i64 %v193, 6
  store i64 %w193, i64* %p
  br label %b194
b194:
  %v194 = load i64* %p
  %w194 = xor i64 %v194, 7
  store i64 %w194, i64* %p
  %c194 = icmp slt i64 %w194, 0
  br i1 %c194, label %b197, label %b195
b195:
  %v195 = load i64* %p
  %w195 = add i64 %v195, 8
  store i64 %w195, i64* %p
  br label %b196
b196:
  %v196 = load i64* %p
  %w196 = mul i64 %v196, 2
  store i64 %w196, i64* %p
  %c196 = icmp slt i64 %w196, 0
  br i1 %c196, label %b199, label %b197
b197:
  %v197 = load i64* %p
  %w197 = xor i64 %v197, 3
  store i64 %w197, i64* %p
  br label %b198
b198:
  %v198 = load i64* %p
  %w198 = add i64 %v198, 4
  store i64 %w198, i64* %p
  %c198 = icmp slt i64 %w198, 0
  br i1 %c198, label %b201, label %b199
b199:
  %v199 = load i64* %p
  %w199 = mul i64 %v199, 5
  store i64 %w199, i64* %p
  br label %b200
b200:
  %v200 = load i64* %p
  %w200 = xor i64 %v200, 6
  store i64 %w200, i64* %p
  %c200 = icmp slt i64 %w200, 0
  br i1 %c200, label %b203, label %b201
b201:
  %v201 = load i64* %p
  %w201 = add i64 %v201, 7
  store i64 %w201, i64* %p
  br label %b202
b202:
  %v202 = load i64* %p
  %w202 = mul i64 %v202, 8
  store i64 %w202, i64* %p
  %c202 = icmp slt i64 %w202, 0
  br i1 %c202, label %b205, label %b203
b203:
  %v203 = load i64* %p
  %w203 = xor i64 %v203, 2
  store i64 %w203, i64* %p
  br label %b204
b204:
  %v204 = load i64* %p
  %w204 = add i64 %v204, 3
  store i64 %w204, i64* %p
  %c204 = icmp slt i64 %w204, 0
  br i1 %c204, label %b207, label %b205
b205:
  %v205 = load i64* %p
  %w205 = mul i64 %v205, 4
  store i64 %w205, i64* %p
  br label %b206
b206:
  %v206 = load i64* %p
  %w206 = xor i64 %v206, 5
  store i64 %w206, i64* %p
  %c206 = icmp slt i64 %w206, 0
  br i1 %c206, label %b209, label %b207
b207:
  %v207 = load i64* %p
  %w207 = add i64 %v207, 6
  store i64 %w207, i64* %p
  br label %b208
b208:
  %v208 = load i64* %p
  %w208 = mul i64 %v208, 7
  store i64 %w208, i64* %p
  %c208 = icmp slt i64 %w208, 0
  br i1 %c208, label %b211, label %b209
b209:
  %v209 = load i64* %p
  %w209 = xor i64 %v209, 8
  store i64 %w209, i64* %p
  br label %b210
b210:
  %v210 = load i64* %p
  %w210 = add i64 %v210, 2
  store i64 %w210, i64* %p
  %c210 = icmp slt i64 %w210, 0
  br i1 %c210, label %b213, label %b211
b211:
  %v211 = load i64* %p
  %w211 = mul i64 %v211, 3
  store i64 %w211, i64* %p
  br label %b212
b212:
  %v212 = load i64* %p
  %w212 = xor i64 %v212, 4
  store i64 %w212, i64* %p
  %c212 = icmp slt i64 %w212, 0
  br i1 %c212, label %b215, label %b213
b213:
  %v213 = load i64* %p
  %w213 = add i64 %v213, 5
  store i64 %w213, i64* %p
  br label %b214
b214:
  %v214 = load i64* %p
  %w214 = mul i64 %v214, 6
  store i64 %w214, i64* %p
  %c214 = icmp slt i64 %w214, 0
  br i1 %c214, label %b217, label %b215
b215:
  %v215 = load i64* %p
  %w215 = xor i64 %v215, 7
  store i64 %w215, i64* %p
  br label %b216
b216:
  %v216 = load i64* %p
  %w216 = add i64 %v216, 8
  store i64 %w216, i64* %p
  %c216 = icmp slt i64 %w216, 0
  br i1 %c216, label %b219, label %b217
b217:
  %v217 = load i64* %p
  %w217 = mul i64 %v217, 2
  store i64 %w217, i64* %p
  br label %b218
b218:
  %v218 = load i64* %p
  %w218 = xor i64 %v218, 3
  store i64 %w218, i64* %p
  %c218 = icmp slt i64 %w218, 0
  br i1 %c218, label %b221, label %b219
b219:
  %v219 = load i64* %p
  %w219 = add i64 %v219, 4
  store i64 %w219, i64* %p
  br label %b220
b220:
  %v220 = load i64* %p
  %w220 = mul i64 %v220, 5
  store i64 %w220, i64* %p
  %c220 = icmp slt i64 %w220, 0
  br i1 %c220, label %b223, label %b221
b221:
  %v221 = load i64* %p
  %w221 = xor i64 %v221, 6
  store i64 %w221, i64* %p
  br label %b222
b222:
  %v222 = load i64* %p
  %w222 = add i64 %v222, 7
  store i64 %w222, i64* %p
  %c222 = icmp slt i64 %w222, 0
  br i1 %c222, label %b225, label %b223
b223:
  %v223 = load i64* %p
  %w223 = mul i64 %v223, 8
  store i64 %w223, i64* %p
  br label %b224
b224:
  %v224 = load i64* %p
  %w224 = xor i64 %v224, 2
  store i64 %w224, i64* %p
  %c224 = icmp slt i64 %w224, 0
  br i1 %c224, label %b227, label %b225
b225:
  %v225 = load i64* %p
  %w225 = add i64 %v225, 3
  store i64 %w225, i64* %p
  br label %b226
b226:
  %v226 = load i64* %p
  %w226 = mul i64 %v226, 4
  store i64 %w226, i64* %p
  %c226 = icmp slt i64 %w226, 0
  br i1 %c226, label %b229, label %b227
b227:
  %v227 = load i64* %p
  %w227 = xor i64 %v227, 5
  store i64 %w227, i64* %p
  br label %b228
b228:
  %v228 = load i64* %p
  %w228 = add i64 %v228, 6
  store i64 %w228, i64* %p
  %c228 = icmp slt i64 %w228, 0
  br i1 %c228, label %b231, label %b229
b229:
  %v229 = load i64* %p
  %w229 = mul i64 %v229, 7
  store i64 %w229, i64* %p
  br label %b230
b230:
  %v230 = load i64* %p
  %w230 = xor i64 %v230, 8
  store i64 %w230, i64* %p
  %c230 = icmp slt i64 %w230, 0
  br i1 %c230, label %b233, label %b231
b231:
  %v231 = load i64* %p
  %w231 = add i64 %v231, 2
  store i64 %w231, i64* %p
  br label %b232
b232:
  %v232 = load i64* %p
  %w232 = mul i64 %v232, 3
  store i64 %w232, i64* %p
  %c232 = icmp slt i64 %w232, 0
  br i1 %c232, label %b235, label %b233
b233:
  %v233 = load i64* %p
  %w233 = xor i64 %v233, 4
  store i64 %w233, i64* %p
  br label %b234
b234:
  %v234 = load i64* %p
  %w234 = add i64 %v234, 5
  store i64 %w234, i64* %p
  %c234 = icmp slt i64 %w234, 0
  br i1 %c234, label %b237, label %b235
b235:
  %v235 = load i64* %p
  %w235 = mul i64 %v235, 6
  store i64 %w235, i64* %p
  br label %b236
b236:
  %v236 = load i64* %p
  %w236 = xor i64 %v236, 7
  store i64 %w236, i64* %p
  %c236 = icmp slt i64 %w236, 0
  br i1 %c236, label %b239, label %b237
b237:
  %v237 = load i64* %p
  %w237 = add i64 %v237, 8
  store i64 %w237, i64* %p
  br label %b238
b238:
  %v238 = load i64* %p
  %w238 = mul i64 %v238, 2
  store i64 %w238, i64* %p
  %c238 = icmp slt i64 %w238, 0
  br i1 %c238, label %b241, label %b239
b239:
  %v239 = load i64* %p
  %w239 = xor i64 %v239, 3
  store i64 %w239, i64* %p
  br label %b240
b240:
  %v240 = load i64* %p
  %w240 = add i64 %v240, 4
  store i64 %w240, i64* %p
  %c240 = icmp slt i64 %w240, 0
  br i1 %c240, label %b243, label %b241
b241:
  %v241 = load i64* %p
  %w241 = mul i64 %v241, 5
  store i64 %w241, i64* %p
  br label %b242
b242:
  %v242 = load i64* %p
  %w242 = xor i64 %v242, 6
  store i64 %w242, i64* %p
  %c242 = icmp slt i64 %w242, 0
  br i1 %c242, label %b245, label %b243
b243:
  %v243 = load i64* %p
  %w243 = add i64 %v243, 7
  store i64 %w243, i64* %p
  br label %b244
b244:
  %v244 = load i64* %p
  %w244 = mul i64 %v244, 8
  store i64 %w244, i64* %p
  %c244 = icmp slt i64 %w244, 0
  br i1 %c244, label %b247, label %b245
b245:
  %v245 = load i64* %p
  %w245 = xor i64 %v245, 2
  store i64 %w245, i64* %p
  br label %b246
b246:
  %v246 = load i64* %p
  %w246 = add i64 %v246, 3
  store i64 %w246, i64* %p
  %c246 = icmp slt i64 %w246, 0
  br i1 %c246, label %b249, label %b247
b247:
  %v247 = load i64* %p
  %w247 = mul i64 %v247, 4
  store i64 %w247, i64* %p
  br label %b248
b248:
  %v248 = load i64* %p
  %w248 = xor i64 %v248, 5
  store i64 %w248, i64* %p
  %c248 = icmp slt i64 %w248, 0
  br i1 %c248, label %b251, label %b249
b249:
  %v249 = load i64* %p
  %w249 = add i64 %v249, 6
  store i64 %w249, i64* %p
  br label %b250
b250:
  %v250 = load i64* %p
  %w250 = mul i64 %v250, 7
  store i64 %w250, i64* %p
  %c250 = icmp slt i64 %w250, 0
  br i1 %c250, label %b253, label %b251
b251:
  %v251 = load i64* %p
  %w251 = xor i64 %v251, 8
  store i64 %w251, i64* %p
  br label %b252
b252:
  %v252 = load i64* %p
  %w252 = add i64 %v252, 2
  store i64 %w252, i64* %p
  %c252 = icmp slt i64 %w252, 0
  br i1 %c252, label %b255, label %b253
b253:
  %v253 = load i64* %p
  %w253 = mul i64 %v253, 3
  store i64 %w253, i64* %p
  br label %b254
b254:
  %v254 = load i64* %p
  %w254 = xor i64 %v254, 4
  store i64 %w254, i64* %p
  %c254 = icmp slt i64 %w254, 0
  br i1 %c254, label %b257, label %b255
b255:
  %v255 = load i64* %p
  %w255 = add i64 %v255, 5
  store i64 %w255, i64* %p
  br label %b256
b256:
  %v256 = load i64* %p
  %w256 = mul i64 %v256, 6
  store i64 %w256, i64* %p
  %c256 = icmp slt i64 %w256, 0
  br i1 %c256, label %b259, label %b257
b257:
  %v257 = load i64* %p
  %w257 = xor i64 %v257, 7
  store i64 %w257, i64* %p
  br label %b258
b258:
  %v258 = load i64* %p
  %w258 = add i64 %v258, 8
  store i64 %w258, i64* %p
  %c258 = icmp slt i64 %w258, 0
  br i1 %c258, label %b261, label %b259
b259:
  %v259 = load i64* %p
  %w259 = mul i64 %v259, 2
  store i64 %w259, i64* %p
  br label %b260
b260:
  %v260 = load i64* %p
  %w260 = xor i64 %v260, 3
  store i64 %w260, i64* %p
  %c260 = icmp slt i64 %w260, 0
  br i1 %c260, label %b263, label %b261
b261:
  %v261 = load i64* %p
  %w261 = add i64 %v261, 4
  store i64 %w261, i64* %p
  br label %b262
b262:
  %v262 = load i64* %p
  %w262 = mul i64 %v262, 5
  store i64 %w262, i64* %p
  %c262 = icmp slt i64 %w262, 0
  br i1 %c262, label %b265, label %b263
b263:
  %v263 = load i64* %p
  %w263 = xor i64 %v263, 6
  store i64 %w263, i64* %p
  br label %b264
b264:
  %v264 = load i64* %p
  %w264 = add i64 %v264, 7
  store i64 %w264, i64* %p
  %c264 = icmp slt i64 %w264, 0
  br i1 %c264, label %b267, label %b265
b265:
  %v265 = load i64* %p
  %w265 = mul i64 %v265, 8
  store i64 %w265, i64* %p
  br label %b266
b266:
  %v266 = load i64* %p
  %w266 = xor i64 %v266, 2
  store i64 %w266, i64* %p
  %c266 = icmp slt i64 %w266, 0
  br i1 %c266, label %b269, label %b267
b267:
  %v267 = load i64* %p
  %w267 = add i64 %v267, 3
  store i64 %w267, i64* %p
  br label %b268
b268:
  %v268 = load i64* %p
  %w268 = mul i64 %v268, 4
  store i64 %w268, i64* %p
  %c268 = icmp slt i64 %w268, 0
  br i1 %c268, label %b271, label %b269
b269:
  %v269 = load i64* %p
  %w269 = xor i64 %v269, 5
  store i64 %w269, i64* %p
  br label %b270
b270:
  %v270 = load i64* %p
  %w270 = add i64 %v270, 6
  store i64 %w270, i64* %p
  %c270 = icmp slt i64 %w270, 0
  br i1 %c270, label %b273, label %b271
b271:
  %v271 = load i64* %p
  %w271 = mul i64 %v271, 7
  store i64 %w271, i64* %p
  br label %b272
b272:
  %v272 = load i64* %p
  %w272 = xor i64 %v272, 8
  store i64 %w272, i64* %p
  %c272 = icmp slt i64 %w272, 0
  br i1 %c272, label %b275, label %b273
b273:
  %v273 = load i64* %p
  %w273 = add i64 %v273, 2
  store i64 %w273, i64* %p
  br label %b274
b274:
  %v274 = load i64* %p
  %w274 = mul i64 %v274, 3
  store i64 %w274, i64* %p
  %c274 = icmp slt i64 %w274, 0
  br i1 %c274, label %b277, label %b275
b275:
  %v275 = load i64* %p
  %w275 = xor i64 %v275, 4
  store i64 %w275, i64* %p
  br label %b276
b276:
  %v276 = load i64* %p
  %w276 = add i64 %v276, 5
  store i64 %w276, i64* %p
  %c276 = icmp slt i64 %w276, 0
  br i1 %c276, label %b279, label %b277
b277:
  %v277 = load i64* %p
  %w277 = mul i64 %v277, 6
  store i64 %w277, i64* %p
  br label %b278
b278:
  %v278 = load i64* %p
  %w278 = xor i64 %v278, 7
  store i64 %w278, i64* %p
  %c278 = icmp slt i64 %w278, 0
  br i1 %c278, label %b281, label %b279
b279:
  %v279 = load i64* %p
  %w279 = add i64 %v279, 8
  store i64 %w279, i64* %p
  br label %b280
b280:
  %v280 = load i64* %p
  %w280 = mul i64 %v280, 2
  store i64 %w280, i64* %p
  %c280 = icmp slt i64 %w280, 0
  br i1 %c280, label %b283, label %b281
b281:
  %v281 = load i64* %p
  %w281 = xor i64 %v281, 3
  store i64 %w281, i64* %p
  br label %b282
b282:
  %v282 = load i64* %p
  %w282 = add i64 %v282, 4
  store i64 %w282, i64* %p
  %c282 = icmp slt i64 %w282, 0
  br i1 %c282, label %b285, label %b283
b283:
  %v283 = load i64* %p
  %w283 = mul i64 %v283, 5
  store i64 %w283, i64* %p
  br label %b284
b284:
  %v284 = load i64* %p
  %w284 = xor i64 %v284, 6
  store i64 %w284, i64* %p
  %c284 = icmp slt i64 %w284, 0
  br i1 %c284, label %b287, label %b285
b285:
  %v285 = load i64* %p
  %w285 = add i64 %v285, 7
  store i64 %w285, i64* %p
  br label %b286
b286:
  %v286 = load i64* %p
  %w286 = mul i64 %v286, 8
  store i64 %w286, i64* %p
  %c286 = icmp slt i64 %w286, 0
  br i1 %c286, label %b289, label %b287
b287:
  %v287 = load i64* %p
  %w287 = xor i64 %v287, 2
  store i64 %w287, i64* %p
  br label %b288
b288:
  %v288 = load i64* %p
  %w288 = add i64 %v288, 3
  store i64 %w288, i64* %p
  %c288 = icmp slt i64 %w288, 0
  br i1 %c288, label %b291, label %b289
b289:
  %v289 = load i64* %p
  %w289 = mul i64 %v289, 4
  store i64 %w289, i64* %p
  br label %b290
b290:
  %v290 = load i64* %p
  %w290 = xor i64 %v290, 5
  store i64 %w290, i64* %p
  %c290 = icmp slt i64 %w290, 0
  br i1 %c290, label %b293, label %b291
b291:
  %v291 = load i64* %p
  %w291 = add i64 %v291, 6
  store i64 %w291, i64* %p
  br label %b292
b292:
  %v292 = load i64* %p
  %w292 = mul i64 %v292, 7
  store i64 %w292, i64* %p
  %c292 = icmp slt i64 %w292, 0
  br i1 %c292, label %b295, label %b293
b293:
  %v293 = load i64* %p
  %w293 = xor i64 %v293, 8
  store i64 %w293, i64* %p
  br label %b294
b294:
  %v294 = load i64* %p
  %w294 = add i64 %v294, 2
  store i64 %w294, i64* %p
  %c294 = icmp slt i64 %w294, 0
  br i1 %c294, label %b297, label %b295
b295:
  %v295 = load i64* %p
  %w295 = mul i64 %v295, 3
  store i64 %w295, i64* %p
  br label %b296
b296:
  %v296 = load i64* %p
  %w296 = xor i64 %v296, 4
  store i64 %w296, i64* %p
  %c296 = icmp slt i64 %w296, 0
  br i1 %c296, label %b299, label %b297
b297:
  %v297 = load i64* %p
  %w297 = add i64 %v297, 5
  store i64 %w297, i64* %p
  br label %b298
b298:
  %v298 = load i64* %p
  %w298 = mul i64 %v298, 6
  store i64 %w298, i64* %p
  %c298 = icmp slt i64 %w298, 0
  br i1 %c298, label %b301, label %b299
b299:
  %v299 = load i64* %p
  %w299 = xor i64 %v299, 7
  store i64 %w299, i64* %p
  br label %b300
b300:
  %v300 = load i64* %p
  %w300 = add i64 %v300, 8
  store i64 %w300, i64* %p
  %c300 = icmp slt i64 %w300, 0
  br i1 %c300, label %b303, label %b301
b301:
  %v301 = load i64* %p
  %w301 = mul i64 %v301, 2
  store i64 %w301, i64* %p
  br label %b302
b302:
  %v302 = load i64* %p
  %w302 = xor i64 %v302, 3
  store i64 %w302, i64* %p
  %c302 = icmp slt i64 %w302, 0
  br i1 %c302, label %b305, label %b303
b303:
  %v303 = load i64* %p
  %w303 = add i64 %v303, 4
  store i64 %w303, i64* %p
  br label %b304
b304:
  %v304 = load i64* %p
  %w304 = mul i64 %v304, 5
  store i64 %w304, i64* %p
  %c304 = icmp slt i64 %w304, 0
  br i1 %c304, label %b307, label %b305
b305:
  %v305 = load i64* %p
  %w305 = xor i64 %v305, 6
  store i64 %w305, i64* %p
  br label %b306
b306:
  %v306 = load i64* %p
  %w306 = add i64 %v306, 7
  store i64 %w306, i64* %p
  %c306 = icmp slt i64 %w306, 0
  br i1 %c306, label %b309, label %b307
b307:
  %v307 = load i64* %p
  %w307 = mul i64 %v307, 8
  store i64 %w307, i64* %p
  br label %b308
b308:
  %v308 = load i64* %p
  %w308 = xor i64 %v308, 2
  store i64 %w308, i64* %p
  %c308 = icmp slt i64 %w308, 0
  br i1 %c308, label %b311, label %b309
b309:
  %v309 = load i64* %p
  %w309 = add i64 %v309, 3
  store i64 %w309, i64* %p
  br label %b310
b310:
  %v310 = load i64* %p
  %w310 = mul i64 %v310, 4
  store i64 %w310, i64* %p
  %c310 = icmp slt i64 %w310, 0
  br i1 %c310, label %b313, label %b311
b311:
  %v311 = load i64* %p
  %w311 = xor i64 %v311, 5
  store i64 %w311, i64* %p
  br label %b312
b312:
  %v312 = load i64* %p
  %w312 = add i64 %v312, 6
  store i64 %w312, i64* %p
  %c312 = icmp slt i64 %w312, 0
  br i1 %c312, label %b315, label %b313
b313:
  %v313 = load i64* %p
  %w313 = mul i64 %v313, 7
  store i64 %w313, i64* %p
  br label %b314
b314:
  %v314 = load i64* %p
  %w314 = xor i64 %v314, 8
  store i64 %w314, i64* %p
  %c314 = icmp slt i64 %w314, 0
  br i1 %c314, label %b317, label %b315
b315:
  %v315 = load i64* %p
  %w315 = add i64 %v315, 2
  store i64 %w315, i64* %p
  br label %b316
b316:
  %v316 = load i64* %p
  %w316 = mul i64 %v316, 3
  store i64 %w316, i64* %p
  %c316 = icmp slt i64 %w316, 0
  br i1 %c316, label %b319, label %b317
b317:
  %v317 = load i64* %p
  %w317 = xor i64 %v317, 4
  store i64 %w317, i64* %p
  br label %b318
b318:
  %v318 = load i64* %p
  %w318 = add i64 %v318, 5
  store i64 %w318, i64* %p
  %c318 = icmp slt i64 %w318, 0
  br i1 %c318, label %b321, label %b319
b319:
  %v319 = load i64* %p
  %w319 = mul i64 %v319, 6
  store i64 %w319, i64* %p
  br label %b320
b320:
  %v320 = load i64* %p
  %w320 = xor i64 %v320, 7
  store i64 %w320, i64* %p
  %c320 = icmp slt i64 %w320, 0
  br i1 %c320, label %b323, label %b321
b321:
  %v321 = load i64* %p
  %w321 = add i64 %v321, 8
  store i64 %w321, i64* %p
  br label %b322
b322:
  %v322 = load i64* %p
  %w322 = mul i64 %v322, 2
  store i64 %w322, i64* %p
  %c322 = icmp slt i64 %w322, 0
  br i1 %c322, label %b325, label %b323
b323:
  %v323 = load i64* %p
  %w323 = xor i64 %v323, 3
  store i64 %w323, i64* %p
  br label %b324
b324:
  %v324 = load i64* %p
  %w324 = add i64 %v324, 4
  store i64 %w324, i64* %p
  %c324 = icmp slt i64 %w324, 0
  br i1 %c324, label %b327, label %b325
b325:
  %v325 = load i64* %p
  %w325 = mul i64 %v325, 5
  store i64 %w325, i64* %p
  br label %b326
b326:
  %v326 = load i64* %p
  %w326 = xor i64 %v326, 6
  store i64 %w326, i64* %p
  %c326 = icmp slt i64 %w326, 0
  br i1 %c326, label %b329, label %b327
b327:
  %v327 = load i64* %p
  %w327 = add i64 %v327, 7
  store i64 %w327, i64* %p
  br label %b328
b328:
  %v328 = load i64* %p
  %w328 = mul i64 %v328, 8
  store i64 %w328, i64* %p
  %c328 = icmp slt i64 %w328, 0
  br i1 %c328, label %b331, label %b329
b329:
  %v329 = load i64* %p
  %w329 = xor i64 %v329, 2
  store i64 %w329, i64* %p
  br label %b330
b330:
  %v330 = load i64* %p
  %w330 = add i64 %v330, 3
  store i64 %w330, i64* %p
  %c330 = icmp slt i64 %w330, 0
  br i1 %c330, label %b333, label %b331
b331:
  %v331 = load i64* %p
  %w331 = mul i64 %v331, 4
  store i64 %w331, i64* %p
  br label %b332
b332:
  %v332 = load i64* %p
  %w332 = xor i64 %v332, 5
  store i64 %w332, i64* %p
  %c332 = icmp slt i64 %w332, 0
  br i1 %c332, label %b335, label %b333
b333:
  %v333 = load i64* %p
  %w333 = add i64 %v333, 6
  store i64 %w333, i64* %p
  br label %b334
b334:
  %v334 = load i64* %p
  %w334 = mul i64 %v334, 7
  store i64 %w334, i64* %p
  %c334 = icmp slt i64 %w334, 0
  br i1 %c334, label %b337, label %b335
b335:
  %v335 = load i64* %p
  %w335 = xor i64 %v335, 8
  store i64 %w335, i64* %p
  br label %b336
b336:
  %v336 = load i64* %p
  %w336 = add i64 %v336, 2
  store i64 %w336, i64* %p
  %c336 = icmp slt i64 %w336, 0
  br i1 %c336, label %b339, label %b337
b337:
  %v337 = load i64* %p
  %w337 = mul i64 %v337, 3
  store i64 %w337, i64* %p
  br label %b338
b338:
  %v338 = load i64* %p
  %w338 = xor i64 %v338, 4
  store i64 %w338, i64* %p
  %c338 = icmp slt i64 %w338, 0
  br i1 %c338, label %b341, label %b339
b339:
  %v339 = load i64* %p
  %w339 = add i64 %v339, 5
  store i64 %w339, i64* %p
  br label %b340
b340:
  %v340 = load i64* %p
  %w340 = mul i64 %v340, 6
  store i64 %w340, i64* %p
  %c340 = icmp slt i64 %w340, 0
  br i1 %c340, label %b343, label %b341
b341:
  %v341 = load i64* %p
  %w341 = xor i64 %v341, 7
  store i64 %w341, i64* %p
  br label %b342
b342:
  %v342 = load i64* %p
  %w342 = add i64 %v342, 8
  store i64 %w342, i64* %p
  %c342 = icmp slt i64 %w342, 0
  br i1 %c342, label %b345, label %b343
b343:
  %v343 = load i64* %p
  %w343 = mul i64 %v343, 2
  store i64 %w343, i64* %p
  br label %b344
b344:
  %v344 = load i64* %p
  %w344 = xor i64 %v344, 3
  store i64 %w344, i64* %p
  %c344 = icmp slt i64 %w344, 0
  br i1 %c344, label %b347, label %b345
b345:
  %v345 = load i64* %p
  %w345 = add i64 %v345, 4
  store i64 %w345, i64* %p
  br label %b346
b346:
  %v346 = load i64* %p
  %w346 = mul i64 %v346, 5
  store i64 %w346, i64* %p
  %c346 = icmp slt i64 %w346, 0
  br i1 %c346, label %b349, label %b347
b347:
  %v347 = load i64* %p
  %w347 = xor i64 %v347, 6
  store i64 %w347, i64* %p
  br label %b348
b348:
  %v348 = load i64* %p
  %w348 = add i64 %v348, 7
  store i64 %w348, i64* %p
  %c348 = icmp slt i64 %w348, 0
  br i1 %c348, label %b351, label %b349
b349:
  %v349 = load i64* %p
  %w349 = mul i64 %v349, 8
  store i64 %w349, i64* %p
  br label %b350
b350:
  %v350 = load i64* %p
  %w350 = xor i64 %v350, 2
  store i64 %w350, i64* %p
  %c350 = icmp slt i64 %w350, 0
  br i1 %c350, label %b353, label %b351
b351:
  %v351 = load i64* %p
  %w351 = add i64 %v351, 3
  store i64 %w351, i64* %p
  br label %b352
b352:
  %v352 = load i64* %p
  %w352 = mul i64 %v352, 4
  store i64 %w352, i64* %p
  %c352 = icmp slt i64 %w352, 0
  br i1 %c352, label %b355, label %b353
b353:
  %v353 = load i64* %p
  %w353 = xor i64 %v353, 5
  store i64 %w353, i64* %p
  br label %b354
b354:
  %v354 = load i64* %p
  %w354 = add i64 %v354, 6
  store i64 %w354, i64* %p
  %c354 = icmp slt i64 %w354, 0
  br i1 %c354, label %b357, label %b355
b355:
  %v355 = load i64* %p
  %w355 = mul i64 %v355, 7
  store i64 %w355, i64* %p
  br label %b356
b356:
  %v356 = load i64* %p
  %w356 = xor i64 %v356, 8
  store i64 %w356, i64* %p
  %c356 = icmp slt i64 %w356, 0
  br i1 %c356, label %b359, label %b357
b357:
  %v357 = load i64* %p
  %w357 = add i64 %v357, 2
  store i64 %w357, i64* %p
  br label %b358
b358:
  %v358 = load i64* %p
  %w358 = mul i64 %v358, 3
  store i64 %w358, i64* %p
  %c358 = icmp slt i64 %w358, 0
  br i1 %c358, label %b361, label %b359
b359:
  %v359 = load i64* %p
  %w359 = xor i64 %v359, 4
  store i64 %w359, i64* %p
  br label %b360
b360:
  %v360 = load i64* %p
  %w360 = add i64 %v360, 5
  store i64 %w360, i64* %p
  %c360 = icmp slt i64 %w360, 0
  br i1 %c360, label %b363, label %b361
b361:
  %v361 = load i64* %p
  %w361 = mul i64 %v361, 6
  store i64 %w361, i64* %p
  br label %b362
b362:
  %v362 = load i64* %p
  %w362 = xor i64 %v362, 7
  store i64 %w362, i64* %p
  %c362 = icmp slt i64 %w362, 0
  br i1 %c362, label %b365, label %b363
b363:
  %v363 = load i64* %p
  %w363 = add i64 %v363, 8
  store i64 %w363, i64* %p
  br label %b364
b364:
  %v364 = load i64* %p
  %w364 = mul i64 %v364, 2
  store i64 %w364, i64* %p
  %c364 = icmp slt i64 %w364, 0
  br i1 %c364, label %b367, label %b365
b365:
  %v365 = load i64* %p
  %w365 = xor i64 %v365, 3
  store i64 %w365, i64* %p
  br label %b366
b366:
  %v366 = load i64* %p
  %w366 = add i64 %v366, 4
  store i64 %w366, i64* %p
  %c366 = icmp slt i64 %w366, 0
  br i1 %c366, label %b369, label %b367
b367:
  %v367 = load i64* %p
  %w367 = mul i64 %v367, 5
  store i64 %w367, i64* %p
  br label %b368
b368:
  %v368 = load i64* %p
  %w368 = xor i64 %v368, 6
  store i64 %w368, i64* %p
  %c368 = icmp slt i64 %w368, 0
  br i1 %c368, label %b371, label %b369
b369:
  %v369 = load i64* %p
  %w369 = add i64 %v369, 7
  store i64 %w369, i64* %p
  br label %b370
b370:
  %v370 = load i64* %p
  %w370 = mul i64 %v370, 8
  store i64 %w370, i64* %p
  %c370 = icmp slt i64 %w370, 0
  br i1 %c370, label %b373, label %b371
b371:
  %v371 = load i64* %p
  %w371 = xor i64 %v371, 2
  store i64 %w371, i64* %p
  br label %b372
b372:
  %v372 = load i64* %p
  %w372 = add i64 %v372, 3
  store i64 %w372, i64* %p
  %c372 = icmp slt i64 %w372, 0
  br i1 %c372, label %b375, label %b373
b373:
  %v373 = load i64* %p
  %w373 = mul i64 %v373, 4
  store i64 %w373, i64* %p
  br label %b374
b374:
  %v374 = load i64* %p
  %w374 = xor i64 %v374, 5
  store i64 %w374, i64* %p
  %c374 = icmp slt i64 %w374, 0
  br i1 %c374, label %b377, label %b375
b375:
  %v375 = load i64* %p
  %w375 = add i64 %v375, 6
  store i64 %w375, i64* %p
  br label %b376
b376:
  %v376 = load i64* %p
  %w376 = mul i64 %v376, 7
  store i64 %w376, i64* %p
  %c376 = icmp slt i64 %w376, 0
  br i1 %c376, label %b379, label %b377
b377:
  %v377 = load i64* %p
  %w377 = xor i64 %v377, 8
  store i64 %w377, i64* %p
  br label %b378
b378:
  %v378 = load i64* %p
  %w378 = add i64 %v378, 2
  store i64 %w378, i64* %p
  %c378 = icmp slt i64 %w378, 0
  br i1 %c378, label %b381, label %b379
b379:
  %v379 = load i64* %p
  %w379 = mul i64 %v379, 3
  store i64 %w379, i64* %p
  br label %b380
b380:
  %v380 = load i64* %p
  %w380 = xor i64 %v380, 4
  store i64 %w380, i64* %p
  %c380 = icmp slt i64 %w380, 0
  br i1 %c380, label %b383, label %b381
b381:
  %v381 = load i64* %p
  %w381 = add i64 %v381, 5
  store i64 %w381, i64* %p
  br label %b382
b382:
  %v382 = load i64* %p
  %w382 = mul i64 %v382, 6
  store i64 %w382, i64* %p
  %c382 = icmp slt i64 %w382, 0
  br i1 %c382, label %b385, label %b383
b383:
  %v383 = load i64* %p
  %w383 = xor i64 %v383, 7
  store i64 %w383, i64* %p
  br label %b384
b384:
  %v384 = load i64* %p
  %w384 = add i64 %v384, 8
  store i64 %w384, i64* %p
  %c384 = icmp slt i64 %w384, 0
  br i1 %c384, label %b387, label %b385
b385:
  %v385 = load i64* %p
  %w385 = mul i64 %v385, 2
  store i64 %w385, i64* %p
  br label %b386
b386:
  %v386 = load i64* %p
  %w386 = xor i64 %v386, 3
  store i64 %w386, i64* %p
  %c386 = icmp slt i64 %w386, 0
  br i1 %c386, label %b389, label %b387
b387:
  %v387 = load i64* %p
  %w387 = add i64 %v387, 4
  store i64 %w387, i64* %p
  br label %b388
b388:
  %v388 = load i64* %p
  %w388 = mul i64 %v388, 5
  store i64 %w388, i64* %p
  %c388 = icmp slt i64 %w388, 0
  br i1 %c388, label %b391, label %b389
b389:
  %v389 = load i64* %p
  %w389 = xor i64 %v389, 6
  store i64 %w389, i64* %p
  br label %b390
b390:
  %v390 = load i64* %p
  %w390 = add i64 %v390, 7
  store i64 %w390, i64* %p
  %c390 = icmp slt i64 %w390, 0
  br i1 %c390, label %b393, label %b391
b391:
  %v391 = load i64* %p
  %w391 = mul i64 %v391, 8
  store i64 %w391, i64* %p
  br label %b392
b392:
  %v392 = load i64* %p
  %w392 = xor i64 %v392, 2
  store i64 %w392, i64* %p
  %c392 = icmp slt i64 %w392, 0
  br i1 %c392, label %b395, label %b393
b393:
  %v393 = load i64* %p
  %w393 = add i64 %v393, 3
  store i64 %w393, i64* %p
  br label %b394
b394:
  %v394 = load i64* %p
  %w394 = mul i64 %v394, 4
  store i64 %w394, i64* %p
  %c394 = icmp slt i64 %w394, 0
  br i1 %c394, label %b397, label %b395
b395:
  %v395 = load i64* %p
  %w395 = xor i64 %v395, 5
  store i64 %w395, i64* %p
  br label %b396
b396:
  %v396 = load i64* %p
  %w396 = add i64 %v396, 6
  store i64 %w396, i64* %p
  %c396 = icmp slt i64 %w396, 0
  br i1 %c396, label %b399, label %b397
b397:
  %v397 = load i64* %p
  %w397 = mul i64 %v397, 7
  store i64 %w397, i64* %p
  br label %b398
b398:
  %v398 = load i64* %p
  %w398 = xor i64 %v398, 8
  store i64 %w398, i64* %p
  %c398 = icmp slt i64 %w398, 0
  br i1 %c398, label %b401, label %b399
b399:
  %v399 = load i64* %p
  %w399 = add i64 %v399, 2
  store i64 %w399, i64* %p
  br label %b400
b400:
  %v400 = load i64* %p
  %w400 = mul i64 %v400, 3
  store i64 %w400, i64* %p
  %c400 = icmp slt i64 %w400, 0
  br i1 %c400, label %b403, label %b401
b401:
  %v401 = load i64* %p
  %w401 = xor i64 %v401, 4
  store i64 %w401, i64* %p
  br label %b402
b402:
  %v402 = load i64* %p
  %w402 = add i64 %v402, 5
  store i64 %w402, i64* %p
  %c402 = icmp slt i64 %w402, 0
  br i1 %c402, label %b405, label %b403
b403:
  %v403 = load i64* %p
  %w403 = mul i64 %v403, 6
  store i64 %w403, i64* %p
  br label %b404
b404:
  %v404 = load i64* %p
  %w404 = xor i64 %v404, 7
  store i64 %w404, i64* %p
  %c404 = icmp slt i64 %w404, 0
  br i1 %c404, label %b407, label %b405
b405:
  %v405 = load i64* %p
  %w405 = add i64 %v405, 8
  store i64 %w405, i64* %p
  br label %b406
b406:
  %v406 = load i64* %p
  %w406 = mul i64 %v406, 2
  store i64 %w406, i64* %p
  %c406 = icmp slt i64 %w406, 0
  br i1 %c406, label %b409, label %b407
b407:
  %v407 = load i64* %p
  %w407 = xor i64 %v407, 3
  store i64 %w407, i64* %p
  br label %b408
b408:
  %v408 = load i64* %p
  %w408 = add i64 %v408, 4
  store i64 %w408, i64* %p
  %c408 = icmp slt i64 %w408, 0
  br i1 %c408, label %b411, label %b409
b409:
  %v409 = load i64* %p
  %w409 = mul i64 %v409, 5
  store i64 %w409, i64* %p
  br label %b410
b410:
  %v410 = load i64* %p
  %w410 = xor i64 %v410, 6
  store i64 %w410, i64* %p
  %c410 = icmp slt i64 %w410, 0
  br i1 %c410, label %b413, label %b411
b411:
  %v411 = load i64* %p
  %w411 = add i64 %v411, 7
  store i64 %w411, i64* %p
  br label %b412
b412:
  %v412 = load i64* %p
  %w412 = mul i64 %v412, 8
  store i64 %w412, i64* %p
  %c412 = icmp slt i64 %w412, 0
  br i1 %c412, label %b415, label %b413
b413:
  %v413 = load i64* %p
  %w413 = xor i64 %v413, 2
  store i64 %w413, i64* %p
  br label %b414
b414:
  %v414 = load i64* %p
  %w414 = add i64 %v414, 3
  store i64 %w414, i64* %p
  %c414 = icmp slt i64 %w414, 0
  br i1 %c414, label %b417, label %b415
b415:
  %v415 = load i64* %p
  %w415 = mul i64 %v415, 4
  store i64 %w415, i64* %p
  br label %b416
b416:
  %v416 = load i64* %p
  %w416 = xor i64 %v416, 5
  store i64 %w416, i64* %p
  %c416 = icmp slt i64 %w416, 0
  br i1 %c416, label %b419, label %b417
b417:
  %v417 = load i64* %p
  %w417 = add i64 %v417, 6
  store i64 %w417, i64* %p
  br label %b418
b418:
  %v418 = load i64* %p
  %w418 = mul i64 %v418, 7
  store i64 %w418, i64* %p
  %c418 = icmp slt i64 %w418, 0
  br i1 %c418, label %b421, label %b419
b419:
  %v419 = load i64* %p
  %w419 = xor i64 %v419, 8
  store i64 %w419, i64* %p
  br label %b420
b420:
  %v420 = load i64* %p
  %w420 = add i64 %v420, 2
  store i64 %w420, i64* %p
  %c420 = icmp slt i64 %w420, 0
  br i1 %c420, label %b423, label %b421
b421:
  %v421 = load i64* %p
  %w421 = mul i64 %v421, 3
  store i64 %w421, i64* %p
  br label %b422
b422:
  %v422 = load i64* %p
  %w422 = xor i64 %v422, 4
  store i64 %w422, i64* %p
  %c422 = icmp slt i64 %w422, 0
  br i1 %c422, label %b425, label %b423
b423:
  %v423 = load i64* %p
  %w423 = add i64 %v423, 5
  store i64 %w423, i64* %p
  br label %b424
b424:
  %v424 = load i64* %p
  %w424 = mul i64 %v424, 6
  store i64 %w424, i64* %p
  %c424 = icmp slt i64 %w424, 0
  br i1 %c424, label %b427, label %b425
b425:
  %v425 = load i64* %p
  %w425 = xor i64 %v425, 7
  store i64 %w425, i64* %p
  br label %b426
b426:
  %v426 = load i64* %p
  %w426 = add i64 %v426, 8
  store i64 %w426, i64* %p
  %c426 = icmp slt i64 %w426, 0
  br i1 %c426, label %b429, label %b427
b427:
  %v427 = load i64* %p
  %w427 = mul i64 %v427, 2
  store i64 %w427, i64* %p
  br label %b428
b428:
  %v428 = load i64* %p
  %w428 = xor i64 %v428, 3
  store i64 %w428, i64* %p
  %c428 = icmp slt i64 %w428, 0
  br i1 %c428, label %b431, label %b429
b429:
  %v429 = load i64* %p
  %w429 = add i64 %v429, 4
  store i64 %w429, i64* %p
  br label %b430
b430:
  %v430 = load i64* %p
  %w430 = mul i64 %v430, 5
  store i64 %w430, i64* %p
  %c430 = icmp slt i64 %w430, 0
  br i1 %c430, label %b433, label %b431
b431:
  %v431 = load i64* %p
  %w431 = xor i64 %v431, 6
  store i64 %w431, i64* %p
  br label %b432
b432:
  %v432 = load i64* %p
  %w432 = add i64 %v432, 7
  store i64 %w432, i64* %p
  %c432 = icmp slt i64 %w432, 0
  br i1 %c432, label %b435, label %b433
b433:
  %v433 = load i64* %p
  %w433 = mul i64 %v433, 8
  store i64 %w433, i64* %p
  br label %b434
b434:
  %v434 = load i64* %p
  %w434 = xor i64 %v434, 2
  store i64 %w434, i64* %p
  %c434 = icmp slt i64 %w434, 0
  br i1 %c434, label %b437, label %b435
b435:
  %v435 = load i64* %p
  %w435 = add i64 %v435, 3
  store i64 %w435, i64* %p
  br label %b436
b436:
  %v436 = load i64* %p
  %w436 = mul i64 %v436, 4
  store i64 %w436, i64* %p
  %c436 = icmp slt i64 %w436, 0
  br i1 %c436, label %b439, label %b437
b437:
  %v437 = load i64* %p
  %w437 = xor i64 %v437, 5
  store i64 %w437, i64* %p
  br label %b438
b438:
  %v438 = load i64* %p
  %w438 = add i64 %v438, 6
  store i64 %w438, i64* %p
  %c438 = icmp slt i64 %w438, 0
  br i1 %c438, label %b441, label %b439
b439:
  %v439 = load i64* %p
  %w439 = mul i64 %v439, 7
  store i64 %w439, i64* %p
  br label %b440
b440:
  %v440 = load i64* %p
  %w440 = xor i64 %v440, 8
  store i64 %w440, i64* %p
  %c440 = icmp slt i64 %w440, 0
  br i1 %c440, label %b443, label %b441
b441:
  %v441 = load i64* %p
  %w441 = add i64 %v441, 2
  store i64 %w441, i64* %p
  br label %b442
b442:
  %v442 = load i64* %p
  %w442 = mul i64 %v442, 3
  store i64 %w442, i64* %p
  %c442 = icmp slt i64 %w442, 0
  br i1 %c442, label %b445, label %b443
b443:
  %v443 = load i64* %p
  %w443 = xor i64 %v443, 4
  store i64 %w443, i64* %p
  br label %b444
b444:
  %v444 = load i64* %p
  %w444 = add i64 %v444, 5
  store i64 %w444, i64* %p
  %c444 = icmp slt i64 %w444, 0
  br i1 %c444, label %b447, label %b445
b445:
  %v445 = load i64* %p
  %w445 = mul i64 %v445, 6
  store i64 %w445, i64* %p
  br label %b446
b446:
  %v446 = load i64* %p
  %w446 = xor i64 %v446, 7
  store i64 %w446, i64* %p
  %c446 = icmp slt i64 %w446, 0
  br i1 %c446, label %b449, label %b447
b447:
  %v447 = load i64* %p
  %w447 = add i64 %v447, 8
  store i64 %w447, i64* %p
  br label %b448
b448:
  %v448 = load i64* %p
  %w448 = mul i64 %v448, 2
  store i64 %w448, i64* %p
  %c448 = icmp slt i64 %w448, 0
  br i1 %c448, label %b451, label %b449
b449:
  %v449 = load i64* %p
  %w449 = xor i64 %v449, 3
  store i64 %w449, i64* %p
  br label %b450
b450:
  %v450 = load i64* %p
  %w450 = add i64 %v450, 4
  store i64 %w450, i64* %p
  %c450 = icmp slt i64 %w450, 0
  br i1 %c450, label %b453, label %b451
b451:
  %v451 = load i64* %p
  %w451 = mul i64 %v451, 5
  store i64 %w451, i64* %p
  br label %b452
b452:
  %v452 = load i64* %p
  %w452 = xor i64 %v452, 6
  store i64 %w452, i64* %p
  %c452 = icmp slt i64 %w452, 0
  br i1 %c452, label %b455, label %b453
b453:
  %v453 = load i64* %p
  %w453 = add i64 %v453, 7
  store i64 %w453, i64* %p
  br label %b454
b454:
  %v454 = load i64* %p
  %w454 = mul i64 %v454, 8
  store i64 %w454, i64* %p
  %c454 = icmp slt i64 %w454, 0
  br i1 %c454, label %b457, label %b455
b455:
  %v455 = load i64* %p
  %w455 = xor i64 %v455, 2
  store i64 %w455, i64* %p
  br label %b456
b456:
  %v456 = load i64* %p
  %w456 = add i64 %v456, 3
  store i64 %w456, i64* %p
  %c456 = icmp slt i64 %w456, 0
  br i1 %c456, label %b459, label %b457
b457:
  %v457 = load i64* %p
  %w457 = mul i64 %v457, 4
  store i64 %w457, i64* %p
  br label %b458
b458:
  %v458 = load i64* %p
  %w458 = xor i64 %v458, 5
  store i64 %w458, i64* %p
  %c458 = icmp slt i64 %w458, 0
  br i1 %c458, label %b461, label %b459
b459:
  %v459 = load i64* %p
  %w459 = add i64 %v459, 6
  store i64 %w459, i64* %p
  br label %b460
b460:
  %v460 = load i64* %p
  %w460 = mul i64 %v460, 7
  store i64 %w460, i64* %p
  %c460 = icmp slt i64 %w460, 0
  br i1 %c460, label %b463, label %b461
b461:
  %v461 = load i64* %p
  %w461 = xor i64 %v461, 8
  store i64 %w461, i64* %p
  br label %b462
b462:
  %v462 = load i64* %p
  %w462 = add i64 %v462, 2
  store i64 %w462, i64* %p
  %c462 = icmp slt i64 %w462, 0
  br i1 %c462, label %b465, label %b463
b463:
  %v463 = load i64* %p
  %w463 = mul i64 %v463, 3
  store i64 %w463, i64* %p
  br label %b464
b464:
  %v464 = load i64* %p
  %w464 = xor i64 %v464, 4
  store i64 %w464, i64* %p
  %c464 = icmp slt i64 %w464, 0
  br i1 %c464, label %b467, label %b465
b465:
  %v465 = load i64* %p
  %w465 = add i64 %v465, 5
  store i64 %w465, i64* %p
  br label %b466
b466:
  %v466 = load i64* %p
  %w466 = mul i64 %v466, 6
  store i64 %w466, i64* %p
  %c466 = icmp slt i64 %w466, 0
  br i1 %c466, label %b469, label %b467
b467:
  %v467 = load i64* %p
  %w467 = xor i64 %v467, 7
  store i64 %w467, i64* %p
  br label %b468
b468:
  %v468 = load i64* %p
  %w468 = add i64 %v468, 8
  store i64 %w468, i64* %p
  %c468 = icmp slt i64 %w468, 0
  br i1 %c468, label %b471, label %b469
b469:
  %v469 = load i64* %p
  %w469 = mul i64 %v469, 2
  store i64 %w469, i64* %p
  br label %b470
b470:
  %v470 = load i64* %p
  %w470 = xor i64 %v470, 3
  store i64 %w470, i64* %p
  %c470 = icmp slt i64 %w470, 0
  br i1 %c470, label %b473, label %b471
b471:
  %v471 = load i64* %p
  %w471 = add i64 %v471, 4
  store i64 %w471, i64* %p
  br label %b472
b472:
  %v472 = load i64* %p
  %w472 = mul i64 %v472, 5
  store i64 %w472, i64* %p
  %c472 = icmp slt i64 %w472, 0
  br i1 %c472, label %b475, label %b473
b473:
  %v473 = load i64* %p
  %w473 = xor i64 %v473, 6
  store i64 %w473, i64* %p
  br label %b474
b474:
  %v474 = load i64* %p
  %w474 = add i64 %v474, 7
  store i64 %w474, i64* %p
  %c474 = icmp slt i64 %w474, 0
  br i1 %c474, label %b477, label %b475
b475:
  %v475 = load i64* %p
  %w475 = mul i64 %v475, 8
  store i64 %w475, i64* %p
  br label %b476
b476:
  %v476 = load i64* %p
  %w476 = xor i64 %v476, 2
  store i64 %w476, i64* %p
  %c476 = icmp slt i64 %w476, 0
  br i1 %c476, label %b479, label %b477
b477:
  %v477 = load i64* %p
  %w477 = add i64 %v477, 3
  store i64 %w477, i64* %p
  br label %b478
b478:
  %v478 = load i64* %p
  %w478 = mul i64 %v478, 4
  store i64 %w478, i64* %p
  %c478 = icmp slt i64 %w478, 0
  br i1 %c478, label %b481, label %b479
b479:
  %v479 = load i64* %p
  %w479 = xor i64 %v479, 5
  store i64 %w479, i64* %p
  br label %b480
b480:
  %v480 = load i64* %p
  %w480 = add i64 %v480, 6
  store i64 %w480, i64* %p
  %c480 = icmp slt i64 %w480, 0
  br i1 %c480, label %b483, label %b481
b481:
  %v481 = load i64* %p
  %w481 = mul i64 %v481, 7
  store i64 %w481, i64* %p
  br label %b482
b482:
  %v482 = load i64* %p
  %w482 = xor i64 %v482, 8
  store i64 %w482, i64* %p
  %c482 = icmp slt i64 %w482, 0
  br i1 %c482, label %b485, label %b483
b483:
  %v483 = load i64* %p
  %w483 = add i64 %v483, 2
  store i64 %w483, i64* %p
  br label %b484
b484:
  %v484 = load i64* %p
  %w484 = mul i64 %v484, 3
  store i64 %w484, i64* %p
  %c484 = icmp slt i64 %w484, 0
  br i1 %c484, label %b487, label %b485
b485:
  %v485 = load i64* %p
  %w485 = xor i64 %v485, 4
  store i64 %w485, i64* %p
  br label %b486
b486:
  %v486 = load i64* %p
  %w486 = add i64 %v486, 5
  store i64 %w486, i64* %p
  %c486 = icmp slt i64 %w486, 0
  br i1 %c486, label %b489, label %b487
b487:
  %v487 = load i64* %p
  %w487 = mul i64 %v487, 6
  store i64 %w487, i64* %p
  br label %b488
b488:
  %v488 = load i64* %p
  %w488 = xor i64 %v488, 7
  store i64 %w488, i64* %p
  %c488 = icmp slt i64 %w488, 0
  br i1 %c488, label %b491, label %b489
b489:
  %v489 = load i64* %p
  %w489 = add i64 %v489, 8
  store i64 %w489, i64* %p
  br label %b490
b490:
  %v490 = load i64* %p
  %w490 = mul i64 %v490, 2
  store i64 %w490, i64* %p
  %c490 = icmp slt i64 %w490, 0
  br i1 %c490, label %b493, label %b491
b491:
  %v491 = load i64* %p
  %w491 = xor i64 %v491, 3
  store i64 %w491, i64* %p
  br label %b492
b492:
  %v492 = load i64* %p
  %w492 = add i64 %v492, 4
  store i64 %w492, i64* %p
  %c492 = icmp slt i64 %w492, 0
  br i1 %c492, label %b495, label %b493
b493:
  %v493 = load i64* %p
  %w493 = mul i64 %v493, 5
  store i64 %w493, i64* %p
  br label %b494
b494:
  %v494 = load i64* %p
  %w494 = xor i64 %v494, 6
  store i64 %w494, i64* %p
  %c494 = icmp slt i64 %w494, 0
  br i1 %c494, label %b497, label %b495
b495:
  %v495 = load i64* %p
  %w495 = add i64 %v495, 7
  store i64 %w495, i64* %p
  br label %b496
b496:
  %v496 = load i64* %p
  %w496 = mul i64 %v496, 8
  store i64 %w496, i64* %p
  %c496 = icmp slt i64 %w496, 0
  br i1 %c496, label %b499, label %b497
b497:
  %v497 = load i64* %p
  %w497 = xor i64 %v497, 2
  store i64 %w497, i64* %p
  br label %b498
b498:
  %v498 = load i64* %p
  %w498 = add i64 %v498, 3
  store i64 %w498, i64* %p
  %c498 = icmp slt i64 %w498, 0
  br i1 %c498, label %b501, label %b499
b499:
  %v499 = load i64* %p
  %w499 = mul i64 %v499, 4
  store i64 %w499, i64* %p
  br label %b500
b500:
  %v500 = load i64* %p
  %w500 = xor i64 %v500, 5
  store i64 %w500, i64* %p
  %c500 = icmp slt i64 %w500, 0
  br i1 %c500, label %b503, label %b501
b501:
  %v501 = load i64* %p
  %w501 = add i64 %v501, 6
  store i64 %w501, i64* %p
  br label %b502
b502:
  %v502 = load i64* %p
  %w502 = mul i64 %v502, 7
  store i64 %w502, i64* %p
  %c502 = icmp slt i64 %w502, 0
  br i1 %c502, label %b505, label %b503
b503:
  %v503 = load i64* %p
  %w503 = xor i64 %v503, 8
  store i64 %w503, i64* %p
  br label %b504
b504:
  %v504 = load i64* %p
  %w504 = add i64 %v504, 2
  store i64 %w504, i64* %p
  %c504 = icmp slt i64 %w504, 0
  br i1 %c504, label %b507, label %b505
b505:
  %v505 = load i64* %p
  %w505 = mul i64 %v505, 3
  store i64 %w505, i64* %p
  br label %b506
b506:
  %v506 = load i64* %p
  %w506 = xor i64 %v506, 4
  store i64 %w506, i64* %p
  %c506 = icmp slt i64 %w506, 0
  br i1 %c506, label %b509, label %b507
b507:
  %v507 = load i64* %p
  %w507 = add i64 %v507, 5
  store i64 %w507, i64* %p
  br label %b508
b508:
  %v508 = load i64* %p
  %w508 = mul i64 %v508, 6
  store i64 %w508, i64* %p
  %c508 = icmp slt i64 %w508, 0
  br i1 %c508, label %b511, label %b509
b509:
  %v509 = load i64* %p
  %w509 = xor i64 %v509, 7
  store i64 %w509, i64* %p
  br label %b510
b510:
  %v510 = load i64* %p
  %w510 = add i64 %v510, 8
  store i64 %w510, i64* %p
  %c510 = icmp slt i64 %w510, 0
  br i1 %c510, label %b513, label %b511
b511:
  %v511 = load i64* %p
  %w511 = mul i64 %v511, 2
  store i64 %w511, i64* %p
  br label %b512
b512:
  %v512 = load i64* %p
  %w512 = xor i64 %v512, 3
  store i64 %w512, i64* %p
  %c512 = icmp slt i64 %w512, 0
  br i1 %c512, label %b515, label %b513
b513:
  %v513 = load i64* %p
  %w513 = add i64 %v513, 4
  store i64 %w513, i64* %p
  br label %b514
b514:
  %v514 = load i64* %p
  %w514 = mul i64 %v514, 5
  store i64 %w514, i64* %p
  %c514 = icmp slt i64 %w514, 0
  br i1 %c514, label %b517, label %b515
b515:
  %v515 = load i64* %p
  %w515 = xor i64 %v515, 6
  store i64 %w515, i64* %p
  br label %b516
b516:
  %v516 = load i64* %p
  %w516 = add i64 %v516, 7
  store i64 %w516, i64* %p
  %c516 = icmp slt i64 %w516, 0
  br i1 %c516, label %b519, label %b517
b517:
  %v517 = load i64* %p
  %w517 = mul i64 %v517, 8
  store i64 %w517, i64* %p
  br label %b518
b518:
  %v518 = load i64* %p
  %w518 = xor i64 %v518, 2
  store i64 %w518, i64* %p
  %c518 = icmp slt i64 %w518, 0
  br i1 %c518, label %b521, label %b519
b519:
  %v519 = load i64* %p
  %w519 = add i64 %v519, 3
  store i64 %w519, i64* %p
  br label %b520
b520:
  %v520 = load i64* %p
  %w520 = mul i64 %v520, 4
  store i64 %w520, i64* %p
  %c520 = icmp slt i64 %w520, 0
  br i1 %c520, label %b523, label %b521
b521:
  %v521 = load i64* %p
  %w521 = xor i64 %v521, 5
  store i64 %w521, i64* %p
  br label %b522
b522:
  %v522 = load i64* %p
  %w522 = add i64 %v522, 6
  store i64 %w522, i64* %p
  %c522 = icmp slt i64 %w522, 0
  br i1 %c522, label %b525, label %b523
b523:
  %v523 = load i64* %p
  %w523 = mul i64 %v523, 7
  store i64 %w523, i64* %p
  br label %b524
b524:
  %v524 = load i64* %p
  %w524 = xor i64 %v524, 8
  store i64 %w524, i64* %p
  %c524 = icmp slt i64 %w524, 0
  br i1 %c524, label %b527, label %b525
b525:
  %v525 = load i64* %p
  %w525 = add i64 %v525, 2
  store i64 %w525, i64* %p
  br label %b526
b526:
  %v526 = load i64* %p
  %w526 = mul i64 %v526, 3
  store i64 %w526, i64* %p
  %c526 = icmp slt i64 %w526, 0
  br i1 %c526, label %b529, label %b527
b527:
  %v527 = load i64* %p
  %w527 = xor i64 %v527, 4
  store i64 %w527, i64* %p
  br label %b528
b528:
  %v528 = load i64* %p
  %w528 = add i64 %v528, 5
  store i64 %w528, i64* %p
  %c528 = icmp slt i64 %w528, 0
  br i1 %c528, label %b531, label %b529
b529:
  %v529 = load i64* %p
  %w529 = mul i64 %v529, 6
  store i64 %w529, i64* %p
  br label %b530
b530:
  %v530 = load i64* %p
  %w530 = xor i64 %v530, 7
  store i64 %w530, i64* %p
  %c530 = icmp slt i64 %w530, 0
  br i1 %c530, label %b533, label %b531
b531:
  %v531 = load i64* %p
  %w531 = add i64 %v531, 8
  store i64 %w531, i64* %p
  br label %b532
b532:
  %v532 = load i64* %p
  %w532 = mul i64 %v532, 2
  store i64 %w532, i64* %p
  %c532 = icmp slt i64 %w532, 0
  br i1 %c532, label %b535, label %b533
b533:
  %v533 = load i64* %p
  %w533 = xor i64 %v533, 3
  store i64 %w533, i64* %p
  br label %b534
b534:
  %v534 = load i64* %p
  %w534 = add i64 %v534, 4
  store i64 %w534, i64* %p
  %c534 = icmp slt i64 %w534, 0
  br i1 %c534, label %b537, label %b535
b535:
  %v535 = load i64* %p
  %w535 = mul i64 %v535, 5
  store i64 %w535, i64* %p
  br label %b536
b536:
  %v536 = load i64* %p
  %w536 = xor i64 %v536, 6
  store i64 %w536, i64* %p
  %c536 = icmp slt i64 %w536, 0
  br i1 %c536, label %b539, label %b537
b537:
  %v537 = load i64* %p
  %w537 = add i64 %v537, 7
  store i64 %w537, i64* %p
  br label %b538
b538:
  %v538 = load i64* %p
  %w538 = mul i64 %v538, 8
  store i64 %w538, i64* %p
  %c538 = icmp slt i64 %w538, 0
  br i1 %c538, label %b541, label %b539
b539:
  %v539 = load i64* %p
  %w539 = xor i64 %v539, 2
  store i64 %w539, i64* %p
  br label %b540
b540:
  %v540 = load i64* %p
  %w540 = add i64 %v540, 3
  store i64 %w540, i64* %p
  %c540 = icmp slt i64 %w540, 0
  br i1 %c540, label %b543, label %b541
b541:
  %v541 = load i64* %p
  %w541 = mul i64 %v541, 4
  store i64 %w541, i64* %p
  br label %b542
b542:
  %v542 = load i64* %p
  %w542 = xor i64 %v542, 5
  store i64 %w542, i64* %p
  %c542 = icmp slt i64 %w542, 0
  br i1 %c542, label %b545, label %b543
b543:
  %v543 = load i64* %p
  %w543 = add i64 %v543, 6
  store i64 %w543, i64* %p
  br label %b544
b544:
  %v544 = load i64* %p
  %w544 = mul i64 %v544, 7
  store i64 %w544, i64* %p
  %c544 = icmp slt i64 %w544, 0
  br i1 %c544, label %b547, label %b545
b545:
  %v545 = load i64* %p
  %w545 = xor i64 %v545, 8
  store i64 %w545, i64* %p
  br label %b546
b546:
  %v546 = load i64* %p
  %w546 = add i64 %v546, 2
  store i64 %w546, i64* %p
  %c546 = icmp slt i64 %w546, 0
  br i1 %c546, label %b549, label %b547
b547:
  %v547 = load i64* %p
  %w547 = mul i64 %v547, 3
  store i64 %w547, i64* %p
  br label %b548
b548:
  %v548 = load i64* %p
  %w548 = xor i64 %v548, 4
  store i64 %w548, i64* %p
  %c548 = icmp slt i64 %w548, 0
  br i1 %c548, label %b551, label %b549
b549:
  %v549 = load i64* %p
  %w549 = add i64 %v549, 5
  store i64 %w549, i64* %p
  br label %b550
b550:
  %v550 = load i64* %p
  %w550 = mul i64 %v550, 6
  store i64 %w550, i64* %p
  %c550 = icmp slt i64 %w550, 0
  br i1 %c550, label %b553, label %b551
b551:
  %v551 = load i64* %p
  %w551 = xor i64 %v551, 7
  store i64 %w551, i64* %p
  br label %b552
b552:
  %v552 = load i64* %p
  %w552 = add i64 %v552, 8
  store i64 %w552, i64* %p
  %c552 = icmp slt i64 %w552, 0
  br i1 %c552, label %b555, label %b553
b553:
  %v553 = load i64* %p
  %w553 = mul i64 %v553, 2
  store i64 %w553, i64* %p
  br label %b554
b554:
  %v554 = load i64* %p
  %w554 = xor i64 %v554, 3
  store i64 %w554, i64* %p
  %c554 = icmp slt i64 %w554, 0
  br i1 %c554, label %b557, label %b555
b555:
  %v555 = load i64* %p
  %w555 = add i64 %v555, 4
  store i64 %w555, i64* %p
  br label %b556
b556:
  %v556 = load i64* %p
  %w556 = mul i64 %v556, 5
  store i64 %w556, i64* %p
  %c556 = icmp slt i64 %w556, 0
  br i1 %c556, label %b559, label %b557
b557:
  %v557 = load i64* %p
  %w557 = xor i64 %v557, 6
  store i64 %w557, i64* %p
  br label %b558
b558:
  %v558 = load i64* %p
  %w558 = add i64 %v558, 7
  store i64 %w558, i64* %p
  %c558 = icmp slt i64 %w558, 0
  br i1 %c558, label %b561, label %b559
b559:
  %v559 = load i64* %p
  %w559 = mul i64 %v559, 8
  store i64 %w559, i64* %p
  br label %b560
b560:
  %v560 = load i64* %p
  %w560 = xor i64 %v560, 2
  store i64 %w560, i64* %p
  %c560 = icmp slt i64 %w560, 0
  br i1 %c560, label %b563, label %b561
b561:
  %v561 = load i64* %p
  %w561 = add i64 %v561, 3
  store i64 %w561, i64* %p
  br label %b562
b562:
  %v562 = load i64* %p
  %w562 = mul i64 %v562, 4
  store i64 %w562, i64* %p
  %c562 = icmp slt i64 %w562, 0
  br i1 %c562, label %b565, label %b563
b563:
  %v563 = load i64* %p
  %w563 = xor i64 %v563, 5
  store i64 %w563, i64* %p
  br label %b564
b564:
  %v564 = load i64* %p
  %w564 = add i64 %v564, 6
  store i64 %w564, i64* %p
  %c564 = icmp slt i64 %w564, 0
  br i1 %c564, label %b567, label %b565
b565:
  %v565 = load i64* %p
  %w565 = mul i64 %v565, 7
  store i64 %w565, i64* %p
  br label %b566
b566:
  %v566 = load i64* %p
  %w566 = xor i64 %v566, 8
  store i64 %w566, i64* %p
  %c566 = icmp slt i64 %w566, 0
  br i1 %c566, label %b569, label %b567
b567:
  %v567 = load i64* %p
  %w567 = add i64 %v567, 2
  store i64 %w567, i64* %p
  br label %b568
b568:
  %v568 = load i64* %p
  %w568 = mul i64 %v568, 3
  store i64 %w568, i64* %p
  %c568 = icmp slt i64 %w568, 0
  br i1 %c568, label %b571, label %b569
b569:
  %v569 = load i64* %p
  %w569 = xor i64 %v569, 4
  store i64 %w569, i64* %p
  br label %b570
b570:
  %v570 = load i64* %p
  %w570 = add i64 %v570, 5
  store i64 %w570, i64* %p
  %c570 = icmp slt i64 %w570, 0
  br i1 %c570, label %b573, label %b571
b571:
  %v571 = load i64* %p
  %w571 = mul i64 %v571, 6
  store i64 %w571, i64* %p
  br label %b572
b572:
  %v572 = load i64* %p
  %w572 = xor i64 %v572, 7
  store i64 %w572, i64* %p
  %c572 = icmp slt i64 %w572, 0
  br i1 %c572, label %b575, label %b573
b573:
  %v573 = load i64* %p
  %w573 = add i64 %v573, 8
  store i64 %w573, i64* %p
  br label %b574
b574:
  %v574 = load i64* %p
  %w574 = mul i64 %v574, 2
  store i64 %w574, i64* %p
  %c574 = icmp slt i64 %w574, 0
  br i1 %c574, label %b577, label %b575
b575:
  %v575 = load i64* %p
  %w575 = xor i64 %v575, 3
  store i64 %w575, i64* %p
  br label %b576
b576:
  %v576 = load i64* %p
  %w576 = add i64 %v576, 4
  store i64 %w576, i64* %p
  %c576 = icmp slt i64 %w576, 0
  br i1 %c576, label %b579, label %b577
b577:
  %v577 = load i64* %p
  %w577 = mul i64 %v577, 5
  store i64 %w577, i64* %p
  br label %b578
b578:
  %v578 = load i64* %p
  %w578 = xor i64 %v578, 6
  store i64 %w578, i64* %p
  %c578 = icmp slt i64 %w578, 0
  br i1 %c578, label %b581, label %b579
b579:
  %v579 = load i64* %p
  %w579 = add i64 %v579, 7
  store i64 %w579, i64* %p
  br label %b580
b580:
  %v580 = load i64* %p
  %w580 = mul i64 %v580, 8
  store i64 %w580, i64* %p
  %c580 = icmp slt i64 %w580, 0
  br i1 %c580, label %b583, label %b581
b581:
  %v581 = load i64* %p
  %w581 = xor i64 %v581, 2
  store i64 %w581, i64* %p
  br label %b582
b582:
  %v582 = load i64* %p
  %w582 = add i64 %v582, 3
  store i64 %w582, i64* %p
  %c582 = icmp slt i64 %w582, 0
  br i1 %c582, label %b585, label %b583
b583:
  %v583 = load i64* %p
  %w583 = mul i64 %v583, 4
  store i64 %w583, i64* %p
  br label %b584
b584:
  %v584 = load i64* %p
  %w584 = xor i64 %v584, 5
  store i64 %w584, i64* %p
  %c584 = icmp slt i64 %w584, 0
  br i1 %c584, label %b587, label %b585
b585:
  %v585 = load i64* %p
  %w585 = add i64 %v585, 6
  store i64 %w585, i64* %p
  br label %b586
b586:
  %v586 = load i64* %p
  %w586 = mul i64 %v586, 7
  store i64 %w586, i64* %p
  %c586 = icmp slt i64 %w586, 0
  br i1 %c586, label %b589, label %b587
b587:
  %v587 = load i64* %p
  %w587 = xor i64 %v587, 8
  store i64 %w587, i64* %p
  br label %b588
b588:
  %v588 = load i64* %p
  %w588 = add i64 %v588, 2
  store i64 %w588, i64* %p
  %c588 = icmp slt i64 %w588, 0
  br i1 %c588, label %b591, label %b589
b589:
  %v589 = load i64* %p
  %w589 = mul i64 %v589, 3
  store i64 %w589, i64* %p
  br label %b590
b590:
  %v590 = load i64* %p
  %w590 = xor i64 %v590, 4
  store i64 %w590, i64* %p
  %c590 = icmp slt i64 %w590, 0
  br i1 %c590, label %b593, label %b591
b591:
  %v591 = load i64* %p
  %w591 = add i64 %v591, 5
  store i64 %w591, i64* %p
  br label %b592
b592:
  %v592 = load i64* %p
  %w592 = mul i64 %v592, 6
  store i64 %w592, i64* %p
  %c592 = icmp slt i64 %w592, 0
  br i1 %c592, label %b595, label %b593
b593:
  %v593 = load i64* %p
  %w593 = xor i64 %v593, 7
  store i64 %w593, i64* %p
  br label %b594
b594:
  %v594 = load i64* %p
  %w594 = add i64 %v594, 8
  store i64 %w594, i64* %p
  %c594 = icmp slt i64 %w594, 0
  br i1 %c594, label %b597, label %b595
b595:
  %v595 = load i64* %p
  %w595 = mul i64 %v595, 2
  store i64 %w595, i64* %p
  br label %b596
b596:
  %v596 = load i64* %p
  %w596 = xor i64 %v596, 3
  store i64 %w596, i64* %p
  %c596 = icmp slt i64 %w596, 0
  br i1 %c596, label %b599, label %b597
b597:
  %v597 = load i64* %p
  %w597 = add i64 %v597, 4
  store i64 %w597, i64* %p
  br label %b598
b598:
  %v598 = load i64* %p
  %w598 = mul i64 %v598, 5
  store i64 %w598, i64* %p
  %c598 = icmp slt i64 %w598, 0
  br i1 %c598, label %b601, label %b599
b599:
  %v599 = load i64* %p
  %w599 = xor i64 %v599, 6
  store i64 %w599, i64* %p
  br label %b600
b600:
  %v600 = load i64* %p
  %w600 = add i64 %v600, 7
  store i64 %w600, i64* %p
  %c600 = icmp slt i64 %w600, 0
  br i1 %c600, label %b603, label %b601
b601:
  %v601 = load i64* %p
  %w601 = mul i64 %v601, 8
  store i64 %w601, i64* %p
  br label %b602
b602:
  %v602 = load i64* %p
  %w602 = xor i64 %v602, 2
  store i64 %w602, i64* %p
  %c602 = icmp slt i64 %w602, 0
  br i1 %c602, label %b605, label %b603
b603:
  %v603 = load i64* %p
  %w603 = add i64 %v603, 3
  store i64 %w603, i64* %p
  br label %b604
b604:
  %v604 = load i64* %p
  %w604 = mul i64 %v604, 4
  store i64 %w604, i64* %p
  %c604 = icmp slt i64 %w604, 0
  br i1 %c604, label %b607, label %b605
b605:
  %v605 = load i64* %p
  %w605 = xor i64 %v605, 5
  store i64 %w605, i64* %p
  br label %b606
b606:
  %v606 = load i64* %p
  %w606 = add i64 %v606, 6
  store i64 %w606, i64* %p
  %c606 = icmp slt i64 %w606, 0
  br i1 %c606, label %b609, label %b607
b607:
  %v607 = load i64* %p
  %w607 = mul i64 %v607, 7
  store i64 %w607, i64* %p
  br label %b608
b608:
  %v608 = load i64* %p
  %w608 = xor i64 %v608, 8
  store i64 %w608, i64* %p
  %c608 = icmp slt i64 %w608, 0
  br i1 %c608, label %b611, label %b609
b609:
  %v609 = load i64* %p
  %w609 = add i64 %v609, 2
  store i64 %w609, i64* %p
  br label %b610
b610:
  %v610 = load i64* %p
  %w610 = mul i64 %v610, 3
  store i64 %w610, i64* %p
  %c610 = icmp slt i64 %w610, 0
  br i1 %c610, label %b613, label %b611
b611:
  %v611 = load i64* %p
  %w611 = xor i64 %v611, 4
  store i64 %w611, i64* %p
  br label %b612
b612:
  %v612 = load i64* %p
  %w612 = add i64 %v612, 5
  store i64 %w612, i64* %p
  %c612 = icmp slt i64 %w612, 0
  br i1 %c612, label %b615, label %b613
b613:
  %v613 = load i64* %p
  %w613 = mul i64 %v613, 6
  store i64 %w613, i64* %p
  br label %b614
b614:
  %v614 = load i64* %p
  %w614 = xor i64 %v614, 7
  store i64 %w614, i64* %p
  %c614 = icmp slt i64 %w614, 0
  br i1 %c614, label %b617, label %b615
b615:
  %v615 = load i64* %p
  %w615 = add i64 %v615, 8
  store i64 %w615, i64* %p
  br label %b616
b616:
  %v616 = load i64* %p
  %w616 = mul i64 %v616, 2
  store i64 %w616, i64* %p
  %c616 = icmp slt i64 %w616, 0
  br i1 %c616, label %b619, label %b617
b617:
  %v617 = load i64* %p
  %w617 = xor i64 %v617, 3
  store i64 %w617, i64* %p
  br label %b618
b618:
  %v618 = load i64* %p
  %w618 = add i64 %v618, 4
  store i64 %w618, i64* %p
  %c618 = icmp slt i64 %w618, 0
  br i1 %c618, label %b621, label %b619
b619:
  %v619 = load i64* %p
  %w619 = mul i64 %v619, 5
  store i64 %w619, i64* %p
  br label %b620
b620:
  %v620 = load i64* %p
  %w620 = xor i64 %v620, 6
  store i64 %w620, i64* %p
  %c620 = icmp slt i64 %w620, 0
  br i1 %c620, label %b623, label %b621
b621:
  %v621 = load i64* %p
  %w621 = add i64 %v621, 7
  store i64 %w621, i64* %p
  br label %b622
b622:
  %v622 = load i64* %p
  %w622 = mul i64 %v622, 8
  store i64 %w622, i64* %p
  %c622 = icmp slt i64 %w622, 0
  br i1 %c622, label %b625, label %b623
b623:
  %v623 = load i64* %p
  %w623 = xor i64 %v623, 2
  store i64 %w623, i64* %p
  br label %b624
b624:
  %v624 = load i64* %p
  %w624 = add i64 %v624, 3
  store i64 %w624, i64* %p
  %c624 = icmp slt i64 %w624, 0
  br i1 %c624, label %b627, label %b625
b625:
  %v625 = load i64* %p
  %w625 = mul i64 %v625, 4
  store i64 %w625, i64* %p
  br label %b626
b626:
  %v626 = load i64* %p
  %w626 = xor i64 %v626, 5
  store i64 %w626, i64* %p
  %c626 = icmp slt i64 %w626, 0
  br i1 %c626, label %b629, label %b627
b627:
  %v627 = load i64* %p
  %w627 = add i64 %v627, 6
  store i64 %w627, i64* %p
  br label %b628
b628:
  %v628 = load i64* %p
  %w628 = mul i64 %v628, 7
  store i64 %w628, i64* %p
  %c628 = icmp slt i64 %w628, 0
  br i1 %c628, label %b631, label %b629
b629:
  %v629 = load i64* %p
  %w629 = xor i64 %v629, 8
  store i64 %w629, i64* %p
  br label %b630
b630:
  %v630 = load i64* %p
  %w630 = add i64 %v630, 2
  store i64 %w630, i64* %p
  %c630 = icmp slt i64 %w630, 0
  br i1 %c630, label %b633, label %b631
b631:
  %v631 = load i64* %p
  %w631 = mul i64 %v631, 3
  store i64 %w631, i64* %p
  br label %b632
b632:
  %v632 = load i64* %p
  %w632 = xor i64 %v632, 4
  store i64 %w632, i64* %p
  %c632 = icmp slt i64 %w632, 0
  br i1 %c632, label %b635, label %b633
b633:
  %v633 = load i64* %p
  %w633 = add i64 %v633, 5
  store i64 %w633, i64* %p
  br label %b634
b634:
  %v634 = load i64* %p
  %w634 = mul i64 %v634, 6
  store i64 %w634, i64* %p
  %c634 = icmp slt i64 %w634, 0
  br i1 %c634, label %b637, label %b635
b635:
  %v635 = load i64* %p
  %w635 = xor i64 %v635, 7
  store i64 %w635, i64* %p
  br label %b636
b636:
  %v636 = load i64* %p
  %w636 = add i64 %v636, 8
  store i64 %w636, i64* %p
  %c636 = icmp slt i64 %w636, 0
  br i1 %c636, label %b639, label %b637
b637:
  %v637 = load i64* %p
  %w637 = mul i64 %v637, 2
  store i64 %w637, i64* %p
  br label %b638
b638:
  %v638 = load i64* %p
  %w638 = xor i64 %v638, 3
  store i64 %w638, i64* %p
  %c638 = icmp slt i64 %w638, 0
  br i1 %c638, label %b641, label %b639
b639:
  %v639 = load i64* %p
  %w639 = add i64 %v639, 4
  store i64 %w639, i64* %p
  br label %b640
b640:
  %v640 = load i64* %p
  %w640 = mul i64 %v640, 5
  store i64 %w640, i64* %p
  %c640 = icmp slt i64 %w640, 0
  br i1 %c640, label %b643, label %b641
b641:
  %v641 = load i64* %p
  %w641 = xor i64 %v641, 6
  store i64 %w641, i64* %p
  br label %b642
b642:
  %v642 = load i64* %p
  %w642 = add i64 %v642, 7
  store i64 %w642, i64* %p
  %c642 = icmp slt i64 %w642, 0
  br i1 %c642, label %b645, label %b643
b643:
  %v643 = load i64* %p
  %w643 = mul i64 %v643, 8
  store i64 %w643, i64* %p
  br label %b644
b644:
  %v644 = load i64* %p
  %w644 = xor i64 %v644, 2
  store i64 %w644, i64* %p
  %c644 = icmp slt i64 %w644, 0
  br i1 %c644, label %b647, label %b645
b645:
  %v645 = load i64* %p
  %w645 = add i64 %v645, 3
  store i64 %w645, i64* %p
  br label %b646
b646:
  %v646 = load i64* %p
  %w646 = mul i64 %v646, 4
  store i64 %w646, i64* %p
  %c646 = icmp slt i64 %w646, 0
  br i1 %c646, label %b649, label %b647
b647:
  %v647 = load i64* %p
  %w647 = xor i64 %v647, 5
  store i64 %w647, i64* %p
  br label %b648
b648:
  %v648 = load i64* %p
  %w648 = add i64 %v648, 6
  store i64 %w648, i64* %p
  %c648 = icmp slt i64 %w648, 0
  br i1 %c648, label %b651, label %b649
b649:
  %v649 = load i64* %p
  %w649 = mul i64 %v649, 7
  store i64 %w649, i64* %p
  br label %b650
b650:
  %v650 = load i64* %p
  %w650 = xor i64 %v650, 8
  store i64 %w650, i64* %p
  %c650 = icmp slt i64 %w650, 0
  br i1 %c650, label %b653, label %b651
b651:
  %v651 = load i64* %p
  %w651 = add i64 %v651, 2
  store i64 %w651, i64* %p
  br label %b652
b652:
  %v652 = load i64* %p
  %w652 = mul i64 %v652, 3
  store i64 %w652, i64* %p
  %c652 = icmp slt i64 %w652, 0
  br i1 %c652, label %b655, label %b653
b653:
  %v653 = load i64* %p
  %w653 = xor i64 %v653, 4
  store i64 %w653, i64* %p
  br label %b654
b654:
  %v654 = load i64* %p
  %w654 = add i64 %v654, 5
  store i64 %w654, i64* %p
  %c654 = icmp slt i64 %w654, 0
  br i1 %c654, label %b657, label %b655
b655:
  %v655 = load i64* %p
  %w655 = mul i64 %v655, 6
  store i64 %w655, i64* %p
  br label %b656
b656:
  %v656 = load i64* %p
  %w656 = xor i64 %v656, 7
  store i64 %w656, i64* %p
  %c656 = icmp slt i64 %w656, 0
  br i1 %c656, label %b659, label %b657
b657:
  %v657 = load i64* %p
  %w657 = add i64 %v657, 8
  store i64 %w657, i64* %p
  br label %b658
b658:
  %v658 = load i64* %p
  %w658 = mul i64 %v658, 2
  store i64 %w658, i64* %p
  %c658 = icmp slt i64 %w658, 0
  br i1 %c658, label %b661, label %b659
b659:
  %v659 = load i64* %p
  %w659 = xor i64 %v659, 3
  store i64 %w659, i64* %p
  br label %b660
b660:
  %v660 = load i64* %p
  %w660 = add i64 %v660, 4
  store i64 %w660, i64* %p
  %c660 = icmp slt i64 %w660, 0
  br i1 %c660, label %b663, label %b661
b661:
  %v661 = load i64* %p
  %w661 = mul i64 %v661, 5
  store i64 %w661, i64* %p
  br label %b662
b662:
  %v662 = load i64* %p
  %w662 = xor i64 %v662, 6
  store i64 %w662, i64* %p
  %c662 = icmp slt i64 %w662, 0
  br i1 %c662, label %b665, label %b663
b663:
  %v663 = load i64* %p
  %w663 = add i64 %v663, 7
  store i64 %w663, i64* %p
  br label %b664
b664:
  %v664 = load i64* %p
  %w664 = mul i64 %v664, 8
  store i64 %w664, i64* %p
  %c664 = icmp slt i64 %w664, 0
  br i1 %c664, label %b667, label %b665
b665:
  %v665 = load i64* %p
  %w665 = xor i64 %v665, 2
  store i64 %w665, i64* %p
  br label %b666
b666:
  %v666 = load i64* %p
  %w666 = add i64 %v666, 3
  store i64 %w666, i64* %p
  %c666 = icmp slt i64 %w666, 0
  br i1 %c666, label %b669, label %b667
b667:
  %v667 = load i64* %p
  %w667 = mul i64 %v667, 4
  store i64 %w667, i64* %p
  br label %b668
b668:
  %v668 = load i64* %p
  %w668 = xor i64 %v668, 5
  store i64 %w668, i64* %p
  %c668 = icmp slt i64 %w668, 0
  br i1 %c668, label %b671, label %b669
b669:
  %v669 = load i64* %p
  %w669 = add i64 %v669, 6
  store i64 %w669, i64* %p
  br label %b670
b670:
  %v670 = load i64* %p
  %w670 = mul i64 %v670, 7
  store i64 %w670, i64* %p
  %c670 = icmp slt i64 %w670, 0
  br i1 %c670, label %b673, label %b671
b671:
  %v671 = load i64* %p
  %w671 = xor i64 %v671, 8
  store i64 %w671, i64* %p
  br label %b672
b672:
  %v672 = load i64* %p
  %w672 = add i64 %v672, 2
  store i64 %w672, i64* %p
  %c672 = icmp slt i64 %w672, 0
  br i1 %c672, label %b675, label %b673
b673:
  %v673 = load i64* %p
  %w673 = mul i64 %v673, 3
  store i64 %w673, i64* %p
  br label %b674
b674:
  %v674 = load i64* %p
  %w674 = xor i64 %v674, 4
  store i64 %w674, i64* %p
  %c674 = icmp slt i64 %w674, 0
  br i1 %c674, label %b677, label %b675
b675:
  %v675 = load i64* %p
  %w675 = add i64 %v675, 5
  store i64 %w675, i64* %p
  br label %b676
b676:
  %v676 = load i64* %p
  %w676 = mul i64 %v676, 6
  store i64 %w676, i64* %p
  %c676 = icmp slt i64 %w676, 0
  br i1 %c676, label %b679, label %b677
b677:
  %v677 = load i64* %p
  %w677 = xor i64 %v677, 7
  store i64 %w677, i64* %p
  br label %b678
b678:
  %v678 = load i64* %p
  %w678 = add i64 %v678, 8
  store i64 %w678, i64* %p
  %c678 = icmp slt i64 %w678, 0
  br i1 %c678, label %b681, label %b679
b679:
  %v679 = load i64* %p
  %w679 = mul i64 %v679, 2
  store i64 %w679, i64* %p
  br label %b680
b680:
  %v680 = load i64* %p
  %w680 = xor i64 %v680, 3
  store i64 %w680, i64* %p
  %c680 = icmp slt i64 %w680, 0
  br i1 %c680, label %b683, label %b681
b681:
  %v681 = load i64* %p
  %w681 = add i64 %v681, 4
  store i64 %w681, i64* %p
  br label %b682
b682:
  %v682 = load i64* %p
  %w682 = mul i64 %v682, 5
  store i64 %w682, i64* %p
  %c682 = icmp slt i64 %w682, 0
  br i1 %c682, label %b685, label %b683
b683:
  %v683 = load i64* %p
  %w683 = xor i64 %v683, 6
  store i64 %w683, i64* %p
  br label %b684
b684:
  %v684 = load i64* %p
  %w684 = add i64 %v684, 7
  store i64 %w684, i64* %p
  %c684 = icmp slt i64 %w684, 0
  br i1 %c684, label %b687, label %b685
b685:
  %v685 = load i64* %p
  %w685 = mul i64 %v685, 8
  store i64 %w685, i64* %p
  br label %b686
b686:
  %v686 = load i64* %p
  %w686 = xor i64 %v686, 2
  store i64 %w686, i64* %p
  %c686 = icmp slt i64 %w686, 0
  br i1 %c686, label %b689, label %b687
b687:
  %v687 = load i64* %p
  %w687 = add i64 %v687, 3
  store i64 %w687, i64* %p
  br label %b688
b688:
  %v688 = load i64* %p
  %w688 = mul i64 %v688, 4
  store i64 %w688, i64* %p
  %c688 = icmp slt i64 %w688, 0
  br i1 %c688, label %b691, label %b689
b689:
  %v689 = load i64* %p
  %w689 = xor i64 %v689, 5
  store i64 %w689, i64* %p
  br label %b690
b690:
  %v690 = load i64* %p
  %w690 = add i64 %v690, 6
  store i64 %w690, i64* %p
  %c690 = icmp slt i64 %w690, 0
  br i1 %c690, label %b693, label %b691
b691:
  %v691 = load i64* %p
  %w691 = mul i64 %v691, 7
  store i64 %w691, i64* %p
  br label %b692
b692:
  %v692 = load i64* %p
  %w692 = xor i64 %v692, 8
  store i64 %w692, i64* %p
  %c692 = icmp slt i64 %w692, 0
  br i1 %c692, label %b695, label %b693
b693:
  %v693 = load i64* %p
  %w693 = add i64 %v693, 2
  store i64 %w693, i64* %p
  br label %b694
b694:
  %v694 = load i64* %p
  %w694 = mul i64 %v694, 3
  store i64 %w694, i64* %p
  %c694 = icmp slt i64 %w694, 0
  br i1 %c694, label %b697, label %b695
b695:
  %v695 = load i64* %p
  %w695 = xor i64 %v695, 4
  store i64 %w695, i64* %p
  br label %b696
b696:
  %v696 = load i64* %p
  %w696 = add i64 %v696, 5
  store i64 %w696, i64* %p
  %c696 = icmp slt i64 %w696, 0
  br i1 %c696, label %b699, label %b697
b697:
  %v697 = load i64* %p
  %w697 = mul i64 %v697, 6
  store i64 %w697, i64* %p
  br label %b698
b698:
  %v698 = load i64* %p
  %w698 = xor i64 %v698, 7
  store i64 %w698, i64* %p
  %c698 = icmp slt i64 %w698, 0
  br i1 %c698, label %b701, label %b699
b699:
  %v699 = load i64* %p
  %w699 = add i64 %v699, 8
  store i64 %w699, i64* %p
  br label %b700
b700:
  %v700 = load i64* %p
  %w700 = mul i64 %v700, 2
  store i64 %w700, i64* %p
  %c700 = icmp slt i64 %w700, 0
  br i1 %c700, label %b703, label %b701
b701:
  %v701 = load i64* %p
  %w701 = xor i64 %v701, 3
  store i64 %w701, i64* %p
  br label %b702
b702:
  %v702 = load i64* %p
  %w702 = add i64 %v702, 4
  store i64 %w702, i64* %p
  %c702 = icmp slt i64 %w702, 0
  br i1 %c702, label %b705, label %b703
b703:
  %v703 = load i64* %p
  %w703 = mul i64 %v703, 5
  store i64 %w703, i64* %p
  br label %b704
b704:
  %v704 = load i64* %p
  %w704 = xor i64 %v704, 6
  store i64 %w704, i64* %p
  %c704 = icmp slt i64 %w704, 0
  br i1 %c704, label %b707, label %b705
b705:
  %v705 = load i64* %p
  %w705 = add i64 %v705, 7
  store i64 %w705, i64* %p
  br label %b706
b706:
  %v706 = load i64* %p
  %w706 = mul i64 %v706, 8
  store i64 %w706, i64* %p
  %c706 = icmp slt i64 %w706, 0
  br i1 %c706, label %b709, label %b707
b707:
  %v707 = load i64* %p
  %w707 = xor i64 %v707, 2
  store i64 %w707, i64* %p
  br label %b708
b708:
  %v708 = load i64* %p
  %w708 = add i64 %v708, 3
  store i64 %w708, i64* %p
  %c708 = icmp slt i64 %w708, 0
  br i1 %c708, label %b711, label %b709
b709:
  %v709 = load i64* %p
  %w709 = mul i64 %v709, 4
  store i64 %w709, i64* %p
  br label %b710
b710:
  %v710 = load i64* %p
  %w710 = xor i64 %v710, 5
  store i64 %w710, i64* %p
  %c710 = icmp slt i64 %w710, 0
  br i1 %c710, label %b713, label %b711
b711:
  %v711 = load i64* %p
  %w711 = add i64 %v711, 6
  store i64 %w711, i64* %p
  br label %b712
b712:
  %v712 = load i64* %p
  %w712 = mul i64 %v712, 7
  store i64 %w712, i64* %p
  %c712 = icmp slt i64 %w712, 0
  br i1 %c712, label %b715, label %b713
b713:
  %v713 = load i64* %p
  %w713 = xor i64 %v713, 8
  store i64 %w713, i64* %p
  br label %b714
b714:
  %v714 = load i64* %p
  %w714 = add i64 %v714, 2
  store i64 %w714, i64* %p
  %c714 = icmp slt i64 %w714, 0
  br i1 %c714, label %b717, label %b715
b715:
  %v715 = load i64* %p
  %w715 = mul i64 %v715, 3
  store i64 %w715, i64* %p
  br label %b716
b716:
  %v716 = load i64* %p
  %w716 = xor i64 %v716, 4
  store i64 %w716, i64* %p
  %c716 = icmp slt i64 %w716, 0
  br i1 %c716, label %b719, label %b717
b717:
  %v717 = load i64* %p
  %w717 = add i64 %v717, 5
  store i64 %w717, i64* %p
  br label %b718
b718:
  %v718 = load i64* %p
  %w718 = mul i64 %v718, 6
  store i64 %w718, i64* %p
  %c718 = icmp slt i64 %w718, 0
  br i1 %c718, label %b721, label %b719
b719:
  %v719 = load i64* %p
  %w719 = xor i64 %v719, 7
  store i64 %w719, i64* %p
  br label %b720
b720:
  %v720 = load i64* %p
  %w720 = add i64 %v720, 8
  store i64 %w720, i64* %p
  %c720 = icmp slt i64 %w720, 0
  br i1 %c720, label %b723, label %b721
b721:
  %v721 = load i64* %p
  %w721 = mul i64 %v721, 2
  store i64 %w721, i64* %p
  br label %b722
b722:
  %v722 = load i64* %p
  %w722 = xor i64 %v722, 3
  store i64 %w722, i64* %p
  %c722 = icmp slt i64 %w722, 0
  br i1 %c722, label %b725, label %b723
b723:
  %v723 = load i64* %p
  %w723 = add i64 %v723, 4
  store i64 %w723, i64* %p
  br label %b724
b724:
  %v724 = load i64* %p
  %w724 = mul i64 %v724, 5
  store i64 %w724, i64* %p
  %c724 = icmp slt i64 %w724, 0
  br i1 %c724, label %b727, label %b725
b725:
  %v725 = load i64* %p
  %w725 = xor i64 %v725, 6
  store i64 %w725, i64* %p
  br label %b726
b726:
  %v726 = load i64* %p
  %w726 = add i64 %v726, 7
  store i64 %w726, i64* %p
  %c726 = icmp slt i64 %w726, 0
  br i1 %c726, label %b729, label %b727
b727:
  %v727 = load i64* %p
  %w727 = mul i64 %v727, 8
  store i64 %w727, i64* %p
  br label %b728
b728:
  %v728 = load i64* %p
  %w728 = xor i64 %v728, 2
  store i64 %w728, i64* %p
  %c728 = icmp slt i64 %w728, 0
  br i1 %c728, label %b731, label %b729
b729:
  %v729 = load i64* %p
  %w729 = add i64 %v729, 3
  store i64 %w729, i64* %p
  br label %b730
b730:
  %v730 = load i64* %p
  %w730 = mul i64 %v730, 4
  store i64 %w730, i64* %p
  %c730 = icmp slt i64 %w730, 0
  br i1 %c730, label %b733, label %b731
b731:
  %v731 = load i64* %p
  %w731 = xor i64 %v731, 5
  store i64 %w731, i64* %p
  br label %b732
b732:
  %v732 = load i64* %p
  %w732 = add i64 %v732, 6
  store i64 %w732, i64* %p
  %c732 = icmp slt i64 %w732, 0
  br i1 %c732, label %b735, label %b733
b733:
  %v733 = load i64* %p
  %w733 = mul i64 %v733, 7
  store i64 %w733, i64* %p
  br label %b734
b734:
  %v734 = load i64* %p
  %w734 = xor i64 %v734, 8
  store i64 %w734, i64* %p
  %c734 = icmp slt i64 %w734, 0
  br i1 %c734, label %b737, label %b735
b735:
  %v735 = load i64* %p
  %w735 = add i64 %v735, 2
  store i64 %w735, i64* %p
  br label %b736
b736:
  %v736 = load i64* %p
  %w736 = mul i64 %v736, 3
  store i64 %w736, i64* %p
  %c736 = icmp slt i64 %w736, 0
  br i1 %c736, label %b739, label %b737
b737:
  %v737 = load i64* %p
  %w737 = xor i64 %v737, 4
  store i64 %w737, i64* %p
  br label %b738
b738:
  %v738 = load i64* %p
  %w738 = add i64 %v738, 5
  store i64 %w738, i64* %p
  %c738 = icmp slt i64 %w738, 0
  br i1 %c738, label %b741, label %b739
b739:
  %v739 = load i64* %p
  %w739 = mul i64 %v739, 6
  store i64 %w739, i64* %p
  br label %b740
b740:
  %v740 = load i64* %p
  %w740 = xor i64 %v740, 7
  store i64 %w740, i64* %p
  %c740 = icmp slt i64 %w740, 0
  br i1 %c740, label %b743, label %b741
b741:
  %v741 = load i64* %p
  %w741 = add i64 %v741, 8
  store i64 %w741, i64* %p
  br label %b742
b742:
  %v742 = load i64* %p
  %w742 = mul i64 %v742, 2
  store i64 %w742, i64* %p
  %c742 = icmp slt i64 %w742, 0
  br i1 %c742, label %b745, label %b743
b743:
  %v743 = load i64* %p
  %w743 = xor i64 %v743, 3
  store i64 %w743, i64* %p
  br label %b744
b744:
  %v744 = load i64* %p
  %w744 = add i64 %v744, 4
  store i64 %w744, i64* %p
  %c744 = icmp slt i64 %w744, 0
  br i1 %c744, label %b747, label %b745
b745:
  %v745 = load i64* %p
  %w745 = mul i64 %v745, 5
  store i64 %w745, i64* %p
  br label %b746
b746:
  %v746 = load i64* %p
  %w746 = xor i64 %v746, 6
  store i64 %w746, i64* %p
  %c746 = icmp slt i64 %w746, 0
  br i1 %c746, label %b749, label %b747
b747:
  %v747 = load i64* %p
  %w747 = add i64 %v747, 7
  store i64 %w747, i64* %p
  br label %b748
b748:
  %v748 = load i64* %p
  %w748 = mul i64 %v748, 8
  store i64 %w748, i64* %p
  %c748 = icmp slt i64 %w748, 0
  br i1 %c748, label %b751, label %b749
b749:
  %v749 = load i64* %p
  %w749 = xor i64 %v749, 2
  store i64 %w749, i64* %p
  br label %b750
b750:
  %v750 = load i64* %p
  %w750 = add i64 %v750, 3
  store i64 %w750, i64* %p
  %c750 = icmp slt i64 %w750, 0
  br i1 %c750, label %b753, label %b751
b751:
  %v751 = load i64* %p
  %w751 = mul i64 %v751, 4
  store i64 %w751, i64* %p
  br label %b752
b752:
  %v752 = load i64* %p
  %w752 = xor i64 %v752, 5
  store i64 %w752, i64* %p
  %c752 = icmp slt i64 %w752, 0
  br i1 %c752, label %b755, label %b753
b753:
  %v753 = load i64* %p
  %w753 = add i64 %v753, 6
  store i64 %w753, i64* %p
  br label %b754
b754:
  %v754 = load i64* %p
  %w754 = mul i64 %v754, 7
  store i64 %w754, i64* %p
  %c754 = icmp slt i64 %w754, 0
  br i1 %c754, label %b757, label %b755
b755:
  %v755 = load i64* %p
  %w755 = xor i64 %v755, 8
  store i64 %w755, i64* %p
  br label %b756
b756:
  %v756 = load i64* %p
  %w756 = add i64 %v756, 2
  store i64 %w756, i64* %p
  %c756 = icmp slt i64 %w756, 0
  br i1 %c756, label %b759, label %b757
b757:
  %v757 = load i64* %p
  %w757 = mul i64 %v757, 3
  store i64 %w757, i64* %p
  br label %b758
b758:
  %v758 = load i64* %p
  %w758 = xor i64 %v758, 4
  store i64 %w758, i64* %p
  %c758 = icmp slt i64 %w758, 0
  br i1 %c758, label %b761, label %b759
b759:
  %v759 = load i64* %p
  %w759 = add i64 %v759, 5
  store i64 %w759, i64* %p
  br label %b760
b760:
  %v760 = load i64* %p
  %w760 = mul i64 %v760, 6
  store i64 %w760, i64* %p
  %c760 = icmp slt i64 %w760, 0
  br i1 %c760, label %b763, label %b761
b761:
  %v761 = load i64* %p
  %w761 = xor i64 %v761, 7
  store i64 %w761, i64* %p
  br label %b762
b762:
  %v762 = load i64* %p
  %w762 = add i64 %v762, 8
  store i64 %w762, i64* %p
  %c762 = icmp slt i64 %w762, 0
  br i1 %c762, label %b765, label %b763
b763:
  %v763 = load i64* %p
  %w763 = mul i64 %v763, 2
  store i64 %w763, i64* %p
  br label %b764
b764:
  %v764 = load i64* %p
  %w764 = xor i64 %v764, 3
  store i64 %w764, i64* %p
  %c764 = icmp slt i64 %w764, 0
  br i1 %c764, label %b767, label %b765
b765:
  %v765 = load i64* %p
  %w765 = add i64 %v765, 4
  store i64 %w765, i64* %p
  br label %b766
b766:
  %v766 = load i64* %p
  %w766 = mul i64 %v766, 5
  store i64 %w766, i64* %p
  %c766 = icmp slt i64 %w766, 0
  br i1 %c766, label %b769, label %b767
b767:
  %v767 = load i64* %p
  %w767 = xor i64 %v767, 6
  store i64 %w767, i64* %p
  br label %b768
b768:
  %v768 = load i64* %p
  %w768 = add i64 %v768, 7
  store i64 %w768, i64* %p
  %c768 = icmp slt i64 %w768, 0
  br i1 %c768, label %b771, label %b769
b769:
  %v769 = load i64* %p
  %w769 = mul i64 %v769, 8
  store i64 %w769, i64* %p
  br label %b770
b770:
  %v770 = load i64* %p
  %w770 = xor i64 %v770, 2
  store i64 %w770, i64* %p
  %c770 = icmp slt i64 %w770, 0
  br i1 %c770, label %b773, label %b771
b771:
  %v771 = load i64* %p
  %w771 = add i64 %v771, 3
  store i64 %w771, i64* %p
  br label %b772
b772:
  %v772 = load i64* %p
  %w772 = mul i64 %v772, 4
  store i64 %w772, i64* %p
  %c772 = icmp slt i64 %w772, 0
  br i1 %c772, label %b775, label %b773
b773:
  %v773 = load i64* %p
  %w773 = xor i64 %v773, 5
  store i64 %w773, i64* %p
  br label %b774
b774:
  %v774 = load i64* %p
  %w774 = add i64 %v774, 6
  store i64 %w774, i64* %p
  %c774 = icmp slt i64 %w774, 0
  br i1 %c774, label %b777, label %b775
b775:
  %v775 = load i64* %p
  %w775 = mul i64 %v775, 7
  store i64 %w775, i64* %p
  br label %b776
b776:
  %v776 = load i64* %p
  %w776 = xor i64 %v776, 8
  store i64 %w776, i64* %p
  %c776 = icmp slt i64 %w776, 0
  br i1 %c776, label %b779, label %b777
b777:
  %v777 = load i64* %p
  %w777 = add i64 %v777, 2
  store i64 %w777, i64* %p
  br label %b778
b778:
  %v778 = load i64* %p
  %w778 = mul i64 %v778, 3
  store i64 %w778, i64* %p
  %c778 = icmp slt i64 %w778, 0
  br i1 %c778, label %b781, label %b779
b779:
  %v779 = load i64* %p
  %w779 = xor i64 %v779, 4
  store i64 %w779, i64* %p
  br label %b780
b780:
  %v780 = load i64* %p
  %w780 = add i64 %v780, 5
  store i64 %w780, i64* %p
  %c780 = icmp slt i64 %w780, 0
  br i1 %c780, label %b783, label %b781
b781:
  %v781 = load i64* %p
  %w781 = mul i64 %v781, 6
  store i64 %w781, i64* %p
  br label %b782
b782:
  %v782 = load i64* %p
  %w782 = xor i64 %v782, 7
  store i64 %w782, i64* %p
  %c782 = icmp slt i64 %w782, 0
  br i1 %c782, label %b785, label %b783
b783:
  %v783 = load i64* %p
  %w783 = add i64 %v783, 8
  store i64 %w783, i64* %p
  br label %b784
b784:
  %v784 = load i64* %p
  %w784 = mul i64 %v784, 2
  store i64 %w784, i64* %p
  %c784 = icmp slt i64 %w784, 0
  br i1 %c784, label %b787, label %b785
b785:
  %v785 = load i64* %p
  %w785 = xor i64 %v785, 3
  store i64 %w785, i64* %p
  br label %b786
b786:
  %v786 = load i64* %p
  %w786 = add i64 %v786, 4
  store i64 %w786, i64* %p
  %c786 = icmp slt i64 %w786, 0
  br i1 %c786, label %b789, label %b787
b787:
  %v787 = load i64* %p
  %w787 = mul i64 %v787, 5
  store i64 %w787, i64* %p
  br label %b788
b788:
  %v788 = load i64* %p
  %w788 = xor i64 %v788, 6
  store i64 %w788, i64* %p
  %c788 = icmp slt i64 %w788, 0
  br i1 %c788, label %b791, label %b789
b789:
  %v789 = load i64* %p
  %w789 = add i64 %v789, 7
  store i64 %w789, i64* %p
  br label %b790
b790:
  %v790 = load i64* %p
  %w790 = mul i64 %v790, 8
  store i64 %w790, i64* %p
  %c790 = icmp slt i64 %w790, 0
  br i1 %c790, label %b793, label %b791
b791:
  %v791 = load i64* %p
  %w791 = xor i64 %v791, 2
  store i64 %w791, i64* %p
  br label %b792
b792:
  %v792 = load i64* %p
  %w792 = add i64 %v792, 3
  store i64 %w792, i64* %p
  %c792 = icmp slt i64 %w792, 0
  br i1 %c792, label %b795, label %b793
b793:
  %v793 = load i64* %p
  %w793 = mul i64 %v793, 4
  store i64 %w793, i64* %p
  br label %b794
b794:
  %v794 = load i64* %p
  %w794 = xor i64 %v794, 5
  store i64 %w794, i64* %p
  %c794 = icmp slt i64 %w794, 0
  br i1 %c794, label %b797, label %b795
b795:
  %v795 = load i64* %p
  %w795 = add i64 %v795, 6
  store i64 %w795, i64* %p
  br label %b796
b796:
  %v796 = load i64* %p
  %w796 = mul i64 %v796, 7
  store i64 %w796, i64* %p
  %c796 = icmp slt i64 %w796, 0
  br i1 %c796, label %b799, label %b797
b797:
  %v797 = load i64* %p
  %w797 = xor i64 %v797, 8
  store i64 %w797, i64* %p
  br label %b798
b798:
  %v798 = load i64* %p
  %w798 = add i64 %v798, 2
  store i64 %w798, i64* %p
  %c798 = icmp slt i64 %w798, 0
  br i1 %c798, label %b801, label %b799
b799:
  %v799 = load i64* %p
  %w799 = mul i64 %v799, 3
  store i64 %w799, i64* %p
  br label %b800
b800:
  %v800 = load i64* %p
  %w800 = xor i64 %v800, 4
  store i64 %w800, i64* %p
  %c800 = icmp slt i64 %w800, 0
  br i1 %c800, label %b803, label %b801
b801:
  %v801 = load i64* %p
  %w801 = add i64 %v801, 5
  store i64 %w801, i64* %p
  br label %b802
b802:
  %v802 = load i64* %p
  %w802 = mul i64 %v802, 6
  store i64 %w802, i64* %p
  %c802 = icmp slt i64 %w802, 0
  br i1 %c802, label %b805, label %b803
b803:
  %v803 = load i64* %p
  %w803 = xor i64 %v803, 7
  store i64 %w803, i64* %p
  br label %b804
b804:
  %v804 = load i64* %p
  %w804 = add i64 %v804, 8
  store i64 %w804, i64* %p
  %c804 = icmp slt i64 %w804, 0
  br i1 %c804, label %b807, label %b805
b805:
  %v805 = load i64* %p
  %w805 = mul i64 %v805, 2
  store i64 %w805, i64* %p
  br label %b806
b806:
  %v806 = load i64* %p
  %w806 = xor i64 %v806, 3
  store i64 %w806, i64* %p
  %c806 = icmp slt i64 %w806, 0
  br i1 %c806, label %b809, label %b807
b807:
  %v807 = load i64* %p
  %w807 = add i64 %v807, 4
  store i64 %w807, i64* %p
  br label %b808
b808:
  %v808 = load i64* %p
  %w808 = mul i64 %v808, 5
  store i64 %w808, i64* %p
  %c808 = icmp slt i64 %w808, 0
  br i1 %c808, label %b811, label %b809
b809:
  %v809 = load i64* %p
  %w809 = xor i64 %v809, 6
  store i64 %w809, i64* %p
  br label %b810
b810:
  %v810 = load i64* %p
  %w810 = add i64 %v810, 7
  store i64 %w810, i64* %p
  %c810 = icmp slt i64 %w810, 0
  br i1 %c810, label %b813, label %b811
b811:
  %v811 = load i64* %p
  %w811 = mul i64 %v811, 8
  store i64 %w811, i64* %p
  br label %b812
b812:
  %v812 = load i64* %p
  %w812 = xor i64 %v812, 2
  store i64 %w812, i64* %p
  %c812 = icmp slt i64 %w812, 0
  br i1 %c812, label %b815, label %b813
b813:
  %v813 = load i64* %p
  %w813 = add i64 %v813, 3
  store i64 %w813, i64* %p
  br label %b814
b814:
  %v814 = load i64* %p
  %w814 = mul i64 %v814, 4
  store i64 %w814, i64* %p
  %c814 = icmp slt i64 %w814, 0
  br i1 %c814, label %b817, label %b815
b815:
  %v815 = load i64* %p
  %w815 = xor i64 %v815, 5
  store i64 %w815, i64* %p
  br label %b816
b816:
  %v816 = load i64* %p
  %w816 = add i64 %v816, 6
  store i64 %w816, i64* %p
  %c816 = icmp slt i64 %w816, 0
  br i1 %c816, label %b819, label %b817
b817:
  %v817 = load i64* %p
  %w817 = mul i64 %v817, 7
  store i64 %w817, i64* %p
  br label %b818
b818:
  %v818 = load i64* %p
  %w818 = xor i64 %v818, 8
  store i64 %w818, i64* %p
  %c818 = icmp slt i64 %w818, 0
  br i1 %c818, label %b821, label %b819
b819:
  %v819 = load i64* %p
  %w819 = add i64 %v819, 2
  store i64 %w819, i64* %p
  br label %b820
b820:
  %v820 = load i64* %p
  %w820 = mul i64 %v820, 3
  store i64 %w820, i64* %p
  %c820 = icmp slt i64 %w820, 0
  br i1 %c820, label %b823, label %b821
b821:
  %v821 = load i64* %p
  %w821 = xor i64 %v821, 4
  store i64 %w821, i64* %p
  br label %b822
b822:
  %v822 = load i64* %p
  %w822 = add i64 %v822, 5
  store i64 %w822, i64* %p
  %c822 = icmp slt i64 %w822, 0
  br i1 %c822, label %b825, label %b823
b823:
  %v823 = load i64* %p
  %w823 = mul i64 %v823, 6
  store i64 %w823, i64* %p
  br label %b824
b824:
  %v824 = load i64* %p
  %w824 = xor i64 %v824, 7
  store i64 %w824, i64* %p
  %c824 = icmp slt i64 %w824, 0
  br i1 %c824, label %b827, label %b825
b825:
  %v825 = load i64* %p
  %w825 = add i64 %v825, 8
  store i64 %w825, i64* %p
  br label %b826
b826:
  %v826 = load i64* %p
  %w826 = mul i64 %v826, 2
  store i64 %w826, i64* %p
  %c826 = icmp slt i64 %w826, 0
  br i1 %c826, label %b829, label %b827
b827:
  %v827 = load i64* %p
  %w827 = xor i64 %v827, 3
  store i64 %w827, i64* %p
  br label %b828
b828:
  %v828 = load i64* %p
  %w828 = add i64 %v828, 4
  store i64 %w828, i64* %p
  %c828 = icmp slt i64 %w828, 0
  br i1 %c828, label %b831, label %b829
b829:
  %v829 = load i64* %p
  %w829 = mul i64 %v829, 5
  store i64 %w829, i64* %p
  br label %b830
b830:
  %v830 = load i64* %p
  %w830 = xor i64 %v830, 6
  store i64 %w830, i64* %p
  %c830 = icmp slt i64 %w830, 0
  br i1 %c830, label %b833, label %b831
b831:
  %v831 = load i64* %p
  %w831 = add i64 %v831, 7
  store i64 %w831, i64* %p
  br label %b832
b832:
  %v832 = load i64* %p
  %w832 = mul i64 %v832, 8
  store i64 %w832, i64* %p
  %c832 = icmp slt i64 %w832, 0
  br i1 %c832, label %b835, label %b833
b833:
  %v833 = load i64* %p
  %w833 = xor i64 %v833, 2
  store i64 %w833, i64* %p
  br label %b834
b834:
  %v834 = load i64* %p
  %w834 = add i64 %v834, 3
  store i64 %w834, i64* %p
  %c834 = icmp slt i64 %w834, 0
  br i1 %c834, label %b837, label %b835
b835:
  %v835 = load i64* %p
  %w835 = mul i64 %v835, 4
  store i64 %w835, i64* %p
  br label %b836
b836:
  %v836 = load i64* %p
  %w836 = xor i64 %v836, 5
  store i64 %w836, i64* %p
  %c836 = icmp slt i64 %w836, 0
  br i1 %c836, label %b839, label %b837
b837:
  %v837 = load i64* %p
  %w837 = add i64 %v837, 6
  store i64 %w837, i64* %p
  br label %b838
b838:
  %v838 = load i64* %p
  %w838 = mul i64 %v838, 7
  store i64 %w838, i64* %p
  %c838 = icmp slt i64 %w838, 0
  br i1 %c838, label %b841, label %b839
b839:
  %v839 = load i64* %p
  %w839 = xor i64 %v839, 8
  store i64 %w839, i64* %p
  br label %b840
b840:
  %v840 = load i64* %p
  %w840 = add i64 %v840, 2
  store i64 %w840, i64* %p
  %c840 = icmp slt i64 %w840, 0
  br i1 %c840, label %b843, label %b841
b841:
  %v841 = load i64* %p
  %w841 = mul i64 %v841, 3
  store i64 %w841, i64* %p
  br label %b842
b842:
  %v842 = load i64* %p
  %w842 = xor i64 %v842, 4
  store i64 %w842, i64* %p
  %c842 = icmp slt i64 %w842, 0
  br i1 %c842, label %b845, label %b843
b843:
  %v843 = load i64* %p
  %w843 = add i64 %v843, 5
  store i64 %w843, i64* %p
  br label %b844
b844:
  %v844 = load i64* %p
  %w844 = mul i64 %v844, 6
  store i64 %w844, i64* %p
  %c844 = icmp slt i64 %w844, 0
  br i1 %c844, label %b847, label %b845
b845:
  %v845 = load i64* %p
  %w845 = xor i64 %v845, 7
  store i64 %w845, i64* %p
  br label %b846
b846:
  %v846 = load i64* %p
  %w846 = add i64 %v846, 8
  store i64 %w846, i64* %p
  %c846 = icmp slt i64 %w846, 0
  br i1 %c846, label %b849, label %b847
b847:
  %v847 = load i64* %p
  %w847 = mul i64 %v847, 2
  store i64 %w847, i64* %p
  br label %b848
b848:
  %v848 = load i64* %p
  %w848 = xor i64 %v848, 3
  store i64 %w848, i64* %p
  %c848 = icmp slt i64 %w848, 0
  br i1 %c848, label %b851, label %b849
b849:
  %v849 = load i64* %p
  %w849 = add i64 %v849, 4
  store i64 %w849, i64* %p
  br label %b850
b850:
  %v850 = load i64* %p
  %w850 = mul i64 %v850, 5
  store i64 %w850, i64* %p
  %c850 = icmp slt i64 %w850, 0
  br i1 %c850, label %b853, label %b851
b851:
  %v851 = load i64* %p
  %w851 = xor i64 %v851, 6
  store i64 %w851, i64* %p
  br label %b852
b852:
  %v852 = load i64* %p
  %w852 = add i64 %v852, 7
  store i64 %w852, i64* %p
  %c852 = icmp slt i64 %w852, 0
  br i1 %c852, label %b855, label %b853
b853:
  %v853 = load i64* %p
  %w853 = mul i64 %v853, 8
  store i64 %w853, i64* %p
  br label %b854
b854:
  %v854 = load i64* %p
  %w854 = xor i64 %v854, 2
  store i64 %w854, i64* %p
  %c854 = icmp slt i64 %w854, 0
  br i1 %c854, label %b857, label %b855
b855:
  %v855 = load i64* %p
  %w855 = add i64 %v855, 3
  store i64 %w855, i64* %p
  br label %b856
b856:
  %v856 = load i64* %p
  %w856 = mul i64 %v856, 4
  store i64 %w856, i64* %p
  %c856 = icmp slt i64 %w856, 0
  br i1 %c856, label %b859, label %b857
b857:
  %v857 = load i64* %p
  %w857 = xor i64 %v857, 5
  store i64 %w857, i64* %p
  br label %b858
b858:
  %v858 = load i64* %p
  %w858 = add i64 %v858, 6
  store i64 %w858, i64* %p
  %c858 = icmp slt i64 %w858, 0
  br i1 %c858, label %b861, label %b859
b859:
  %v859 = load i64* %p
  %w859 = mul i64 %v859, 7
  store i64 %w859, i64* %p
  br label %b860
b860:
  %v860 = load i64* %p
  %w860 = xor i64 %v860, 8
  store i64 %w860, i64* %p
  %c860 = icmp slt i64 %w860, 0
  br i1 %c860, label %b863, label %b861
b861:
  %v861 = load i64* %p
  %w861 = add i64 %v861, 2
  store i64 %w861, i64* %p
  br label %b862
b862:
  %v862 = load i64* %p
  %w862 = mul i64 %v862, 3
  store i64 %w862, i64* %p
  %c862 = icmp slt i64 %w862, 0
  br i1 %c862, label %b865, label %b863
b863:
  %v863 = load i64* %p
  %w863 = xor i64 %v863, 4
  store i64 %w863, i64* %p
  br label %b864
b864:
  %v864 = load i64* %p
  %w864 = add i64 %v864, 5
  store i64 %w864, i64* %p
  %c864 = icmp slt i64 %w864, 0
  br i1 %c864, label %b867, label %b865
b865:
  %v865 = load i64* %p
  %w865 = mul i64 %v865, 6
  store i64 %w865, i64* %p
  br label %b866
b866:
  %v866 = load i64* %p
  %w866 = xor i64 %v866, 7
  store i64 %w866, i64* %p
  %c866 = icmp slt i64 %w866, 0
  br i1 %c866, label %b869, label %b867
b867:
  %v867 = load i64* %p
  %w867 = add i64 %v867, 8
  store i64 %w867, i64* %p
  br label %b868
b868:
  %v868 = load i64* %p
  %w868 = mul i64 %v868, 2
  store i64 %w868, i64* %p
  %c868 = icmp slt i64 %w868, 0
  br i1 %c868, label %b871, label %b869
b869:
  %v869 = load i64* %p
  %w869 = xor i64 %v869, 3
  store i64 %w869, i64* %p
  br label %b870
b870:
  %v870 = load i64* %p
  %w870 = add i64 %v870, 4
  store i64 %w870, i64* %p
  %c870 = icmp slt i64 %w870, 0
  br i1 %c870, label %b873, label %b871
b871:
  %v871 = load i64* %p
  %w871 = mul i64 %v871, 5
  store i64 %w871, i64* %p
  br label %b872
b872:
  %v872 = load i64* %p
  %w872 = xor i64 %v872, 6
  store i64 %w872, i64* %p
  %c872 = icmp slt i64 %w872, 0
  br i1 %c872, label %b875, label %b873
b873:
  %v873 = load i64* %p
  %w873 = add i64 %v873, 7
  store i64 %w873, i64* %p
  br label %b874
b874:
  %v874 = load i64* %p
  %w874 = mul i64 %v874, 8
  store i64 %w874, i64* %p
  %c874 = icmp slt i64 %w874, 0
  br i1 %c874, label %b877, label %b875
b875:
  %v875 = load i64* %p
  %w875 = xor i64 %v875, 2
  store i64 %w875, i64* %p
  br label %b876
b876:
  %v876 = load i64* %p
  %w876 = add i64 %v876, 3
  store i64 %w876, i64* %p
  %c876 = icmp slt i64 %w876, 0
  br i1 %c876, label %b879, label %b877
b877:
  %v877 = load i64* %p
  %w877 = mul i64 %v877, 4
  store i64 %w877, i64* %p
  br label %b878
b878:
  %v878 = load i64* %p
  %w878 = xor i64 %v878, 5
  store i64 %w878, i64* %p
  %c878 = icmp slt i64 %w878, 0
  br i1 %c878, label %b881, label %b879
b879:
  %v879 = load i64* %p
  %w879 = add i64 %v879, 6
  store i64 %w879, i64* %p
  br label %b880
b880:
  %v880 = load i64* %p
  %w880 = mul i64 %v880, 7
  store i64 %w880, i64* %p
  %c880 = icmp slt i64 %w880, 0
  br i1 %c880, label %b883, label %b881
b881:
  %v881 = load i64* %p
  %w881 = xor i64 %v881, 8
  store i64 %w881, i64* %p
  br label %b882
b882:
  %v882 = load i64* %p
  %w882 = add i64 %v882, 2
  store i64 %w882, i64* %p
  %c882 = icmp slt i64 %w882, 0
  br i1 %c882, label %b885, label %b883
b883:
  %v883 = load i64* %p
  %w883 = mul i64 %v883, 3
  store i64 %w883, i64* %p
  br label %b884
b884:
  %v884 = load i64* %p
  %w884 = xor i64 %v884, 4
  store i64 %w884, i64* %p
  %c884 = icmp slt i64 %w884, 0
  br i1 %c884, label %b887, label %b885
b885:
  %v885 = load i64* %p
  %w885 = add i64 %v885, 5
  store i64 %w885, i64* %p
  br label %b886
b886:
  %v886 = load i64* %p
  %w886 = mul i64 %v886, 6
  store i64 %w886, i64* %p
  %c886 = icmp slt i64 %w886, 0
  br i1 %c886, label %b889, label %b887
b887:
  %v887 = load i64* %p
  %w887 = xor i64 %v887, 7
  store i64 %w887, i64* %p
  br label %b888
b888:
  %v888 = load i64* %p
  %w888 = add i64 %v888, 8
  store i64 %w888, i64* %p
  %c888 = icmp slt i64 %w888, 0
  br i1 %c888, label %b891, label %b889
b889:
  %v889 = load i64* %p
  %w889 = mul i64 %v889, 2
  store i64 %w889, i64* %p
  br label %b890
b890:
  %v890 = load i64* %p
  %w890 = xor i64 %v890, 3
  store i64 %w890, i64* %p
  %c890 = icmp slt i64 %w890, 0
  br i1 %c890, label %b893, label %b891
b891:
  %v891 = load i64* %p
  %w891 = add i64 %v891, 4
  store i64 %w891, i64* %p
  br label %b892
b892:
  %v892 = load i64* %p
  %w892 = mul i64 %v892, 5
  store i64 %w892, i64* %p
  %c892 = icmp slt i64 %w892, 0
  br i1 %c892, label %b895, label %b893
b893:
  %v893 = load i64* %p
  %w893 = xor i64 %v893, 6
  store i64 %w893, i64* %p
  br label %b894
b894:
  %v894 = load i64* %p
  %w894 = add i64 %v894, 7
  store i64 %w894, i64* %p
  %c894 = icmp slt i64 %w894, 0
  br i1 %c894, label %b897, label %b895
b895:
  %v895 = load i64* %p
  %w895 = mul i64 %v895, 8
  store i64 %w895, i64* %p
  br label %b896
b896:
  %v896 = load i64* %p
  %w896 = xor i64 %v896, 2
  store i64 %w896, i64* %p
  %c896 = icmp slt i64 %w896, 0
  br i1 %c896, label %b899, label %b897
b897:
  %v897 = load i64* %p
  %w897 = add i64 %v897, 3
  store i64 %w897, i64* %p
  br label %b898
b898:
  %v898 = load i64* %p
  %w898 = mul i64 %v898, 4
  store i64 %w898, i64* %p
  %c898 = icmp slt i64 %w898, 0
  br i1 %c898, label %b901, label %b899
b899:
  %v899 = load i64* %p
  %w899 = xor i64 %v899, 5
  store i64 %w899, i64* %p
  br label %b900
b900:
  %v900 = load i64* %p
  %w900 = add i64 %v900, 6
  store i64 %w900, i64* %p
  %c900 = icmp slt i64 %w900, 0
  br i1 %c900, label %b903, label %b901
b901:
  %v901 = load i64* %p
  %w901 = mul i64 %v901, 7
  store i64 %w901, i64* %p
  br label %b902
b902:
  %v902 = load i64* %p
  %w902 = xor i64 %v902, 8
  store i64 %w902, i64* %p
  %c902 = icmp slt i64 %w902, 0
  br i1 %c902, label %b905, label %b903
b903:
  %v903 = load i64* %p
  %w903 = add i64 %v903, 2
  store i64 %w903, i64* %p
  br label %b904
b904:
  %v904 = load i64* %p
  %w904 = mul i64 %v904, 3
  store i64 %w904, i64* %p
  %c904 = icmp slt i64 %w904, 0
  br i1 %c904, label %b907, label %b905
b905:
  %v905 = load i64* %p
  %w905 = xor i64 %v905, 4
  store i64 %w905, i64* %p
  br label %b906
b906:
  %v906 = load i64* %p
  %w906 = add i64 %v906, 5
  store i64 %w906, i64* %p
  %c906 = icmp slt i64 %w906, 0
  br i1 %c906, label %b909, label %b907
b907:
  %v907 = load i64* %p
  %w907 = mul i64 %v907, 6
  store i64 %w907, i64* %p
  br label %b908
b908:
  %v908 = load i64* %p
  %w908 = xor i64 %v908, 7
  store i64 %w908, i64* %p
  %c908 = icmp slt i64 %w908, 0
  br i1 %c908, label %b911, label %b909
b909:
  %v909 = load i64* %p
  %w909 = add i64 %v909, 8
  store i64 %w909, i64* %p
  br label %b910
b910:
  %v910 = load i64* %p
  %w910 = mul i64 %v910, 2
  store i64 %w910, i64* %p
  %c910 = icmp slt i64 %w910, 0
  br i1 %c910, label %b913, label %b911
b911:
  %v911 = load i64* %p
  %w911 = xor i64 %v911, 3
  store i64 %w911, i64* %p
  br label %b912
b912:
  %v912 = load i64* %p
  %w912 = add i64 %v912, 4
  store i64 %w912, i64* %p
  %c912 = icmp slt i64 %w912, 0
  br i1 %c912, label %b915, label %b913
b913:
  %v913 = load i64* %p
  %w913 = mul i64 %v913, 5
  store i64 %w913, i64* %p
  br label %b914
b914:
  %v914 = load i64* %p
  %w914 = xor i64 %v914, 6
  store i64 %w914, i64* %p
  %c914 = icmp slt i64 %w914, 0
  br i1 %c914, label %b917, label %b915
b915:
  %v915 = load i64* %p
  %w915 = add i64 %v915, 7
  store i64 %w915, i64* %p
  br label %b916
b916:
  %v916 = load i64* %p
  %w916 = mul i64 %v916, 8
  store i64 %w916, i64* %p
  %c916 = icmp slt i64 %w916, 0
  br i1 %c916, label %b919, label %b917
b917:
  %v917 = load i64* %p
  %w917 = xor i64 %v917, 2
  store i64 %w917, i64* %p
  br label %b918
b918:
  %v918 = load i64* %p
  %w918 = add i64 %v918, 3
  store i64 %w918, i64* %p
  %c918 = icmp slt i64 %w918, 0
  br i1 %c918, label %b921, label %b919
b919:
  %v919 = load i64* %p
  %w919 = mul i64 %v919, 4
  store i64 %w919, i64* %p
  br label %b920
b920:
  %v920 = load i64* %p
  %w920 = xor i64 %v920, 5
  store i64 %w920, i64* %p
  %c920 = icmp slt i64 %w920, 0
  br i1 %c920, label %b923, label %b921
b921:
  %v921 = load i64* %p
  %w921 = add i64 %v921, 6
  store i64 %w921, i64* %p
  br label %b922
b922:
  %v922 = load i64* %p
  %w922 = mul i64 %v922, 7
  store i64 %w922, i64* %p
  %c922 = icmp slt i64 %w922, 0
  br i1 %c922, label %b925, label %b923
b923:
  %v923 = load i64* %p
  %w923 = xor i64 %v923, 8
  store i64 %w923, i64* %p
  br label %b924
b924:
  %v924 = load i64* %p
  %w924 = add i64 %v924, 2
  store i64 %w924, i64* %p
  %c924 = icmp slt i64 %w924, 0
  br i1 %c924, label %b927, label %b925
b925:
  %v925 = load i64* %p
  %w925 = mul i64 %v925, 3
  store i64 %w925, i64* %p
  br label %b926
b926:
  %v926 = load i64* %p
  %w926 = xor i64 %v926, 4
  store i64 %w926, i64* %p
  %c926 = icmp slt i64 %w926, 0
  br i1 %c926, label %b929, label %b927
b927:
  %v927 = load i64* %p
  %w927 = add i64 %v927, 5
  store i64 %w927, i64* %p
  br label %b928
b928:
  %v928 = load i64* %p
  %w928 = mul i64 %v928, 6
  store i64 %w928, i64* %p
  %c928 = icmp slt i64 %w928, 0
  br i1 %c928, label %b931, label %b929
b929:
  %v929 = load i64* %p
  %w929 = xor i64 %v929, 7
  store i64 %w929, i64* %p
  br label %b930
b930:
  %v930 = load i64* %p
  %w930 = add i64 %v930, 8
  store i64 %w930, i64* %p
  %c930 = icmp slt i64 %w930, 0
  br i1 %c930, label %b933, label %b931
b931:
  %v931 = load i64* %p
  %w931 = mul i64 %v931, 2
  store i64 %w931, i64* %p
  br label %b932
b932:
  %v932 = load i64* %p
  %w932 = xor i64 %v932, 3
  store i64 %w932, i64* %p
  %c932 = icmp slt i64 %w932, 0
  br i1 %c932, label %b935, label %b933
b933:
  %v933 = load i64* %p
  %w933 = add i64 %v933, 4
  store i64 %w933, i64* %p
  br label %b934
b934:
  %v934 = load i64* %p
  %w934 = mul i64 %v934, 5
  store i64 %w934, i64* %p
  %c934 = icmp slt i64 %w934, 0
  br i1 %c934, label %b937, label %b935
b935:
  %v935 = load i64* %p
  %w935 = xor i64 %v935, 6
  store i64 %w935, i64* %p
  br label %b936
b936:
  %v936 = load i64* %p
  %w936 = add i64 %v936, 7
  store i64 %w936, i64* %p
  %c936 = icmp slt i64 %w936, 0
  br i1 %c936, label %b939, label %b937
b937:
  %v937 = load i64* %p
  %w937 = mul i64 %v937, 8
  store i64 %w937, i64* %p
  br label %b938
b938:
  %v938 = load i64* %p
  %w938 = xor i64 %v938, 2
  store i64 %w938, i64* %p
  %c938 = icmp slt i64 %w938, 0
  br i1 %c938, label %b941, label %b939
b939:
  %v939 = load i64* %p
  %w939 = add i64 %v939, 3
  store i64 %w939, i64* %p
  br label %b940
b940:
  %v940 = load i64* %p
  %w940 = mul i64 %v940, 4
  store i64 %w940, i64* %p
  %c940 = icmp slt i64 %w940, 0
  br i1 %c940, label %b943, label %b941
b941:
  %v941 = load i64* %p
  %w941 = xor i64 %v941, 5
  store i64 %w941, i64* %p
  br label %b942
b942:
  %v942 = load i64* %p
  %w942 = add i64 %v942, 6
  store i64 %w942, i64* %p
  %c942 = icmp slt i64 %w942, 0
  br i1 %c942, label %b945, label %b943
b943:
  %v943 = load i64* %p
  %w943 = mul i64 %v943, 7
  store i64 %w943, i64* %p
  br label %b944
b944:
  %v944 = load i64* %p
  %w944 = xor i64 %v944, 8
  store i64 %w944, i64* %p
  %c944 = icmp slt i64 %w944, 0
  br i1 %c944, label %b947, label %b945
b945:
  %v945 = load i64* %p
  %w945 = add i64 %v945, 2
  store i64 %w945, i64* %p
  br label %b946
b946:
  %v946 = load i64* %p
  %w946 = mul i64 %v946, 3
  store i64 %w946, i64* %p
  %c946 = icmp slt i64 %w946, 0
  br i1 %c946, label %b949, label %b947
b947:
  %v947 = load i64* %p
  %w947 = xor i64 %v947, 4
  store i64 %w947, i64* %p
  br label %b948
b948:
  %v948 = load i64* %p
  %w948 = add i64 %v948, 5
  store i64 %w948, i64* %p
  %c948 = icmp slt i64 %w948, 0
  br i1 %c948, label %b951, label %b949
b949:
  %v949 = load i64* %p
  %w949 = mul i64 %v949, 6
  store i64 %w949, i64* %p
  br label %b950
b950:
  %v950 = load i64* %p
  %w950 = xor i64 %v950, 7
  store i64 %w950, i64* %p
  %c950 = icmp slt i64 %w950, 0
  br i1 %c950, label %b953, label %b951
b951:
  %v951 = load i64* %p
  %w951 = add i64 %v951, 8
  store i64 %w951, i64* %p
  br label %b952
b952:
  %v952 = load i64* %p
  %w952 = mul i64 %v952, 2
  store i64 %w952, i64* %p
  %c952 = icmp slt i64 %w952, 0
  br i1 %c952, label %b955, label %b953
b953:
  %v953 = load i64* %p
  %w953 = xor i64 %v953, 3
  store i64 %w953, i64* %p
  br label %b954
b954:
  %v954 = load i64* %p
  %w954 = add i64 %v954, 4
  store i64 %w954, i64* %p
  %c954 = icmp slt i64 %w954, 0
  br i1 %c954, label %b957, label %b955
b955:
  %v955 = load i64* %p
  %w955 = mul i64 %v955, 5
  store i64 %w955, i64* %p
  br label %b956
b956:
  %v956 = load i64* %p
  %w956 = xor i64 %v956, 6
  store i64 %w956, i64* %p
  %c956 = icmp slt i64 %w956, 0
  br i1 %c956, label %b959, label %b957
b957:
  %v957 = load i64* %p
  %w957 = add i64 %v957, 7
  store i64 %w957, i64* %p
  br label %b958
b958:
  %v958 = load i64* %p
  %w958 = mul i64 %v958, 8
  store i64 %w958, i64* %p
  %c958 = icmp slt i64 %w958, 0
  br i1 %c958, label %b961, label %b959
b959:
  %v959 = load i64* %p
  %w959 = xor i64 %v959, 2
  store i64 %w959, i64* %p
  br label %b960
b960:
  %v960 = load i64* %p
  %w960 = add i64 %v960, 3
  store i64 %w960, i64* %p
  %c960 = icmp slt i64 %w960, 0
  br i1 %c960, label %b963, label %b961
b961:
  %v961 = load i64* %p
  %w961 = mul i64 %v961, 4
  store i64 %w961, i64* %p
  br label %b962
b962:
  %v962 = load i64* %p
  %w962 = xor i64 %v962, 5
  store i64 %w962, i64* %p
  %c962 = icmp slt i64 %w962, 0
  br i1 %c962, label %b965, label %b963
b963:
  %v963 = load i64* %p
  %w963 = add i64 %v963, 6
  store i64 %w963, i64* %p
  br label %b964
b964:
  %v964 = load i64* %p
  %w964 = mul i64 %v964, 7
  store i64 %w964, i64* %p
  %c964 = icmp slt i64 %w964, 0
  br i1 %c964, label %b967, label %b965
b965:
  %v965 = load i64* %p
  %w965 = xor i64 %v965, 8
  store i64 %w965, i64* %p
  br label %b966
b966:
  %v966 = load i64* %p
  %w966 = add i64 %v966, 2
  store i64 %w966, i64* %p
  %c966 = icmp slt i64 %w966, 0
  br i1 %c966, label %b969, label %b967
b967:
  %v967 = load i64* %p
  %w967 = mul i64 %v967, 3
  store i64 %w967, i64* %p
  br label %b968
b968:
  %v968 = load i64* %p
  %w968 = xor i64 %v968, 4
  store i64 %w968, i64* %p
  %c968 = icmp slt i64 %w968, 0
  br i1 %c968, label %b971, label %b969
b969:
  %v969 = load i64* %p
  %w969 = add i64 %v969, 5
  store i64 %w969, i64* %p
  br label %b970
b970:
  %v970 = load i64* %p
  %w970 = mul i64 %v970, 6
  store i64 %w970, i64* %p
  %c970 = icmp slt i64 %w970, 0
  br i1 %c970, label %b973, label %b971
b971:
  %v971 = load i64* %p
  %w971 = xor i64 %v971, 7
  store i64 %w971, i64* %p
  br label %b972
b972:
  %v972 = load i64* %p
  %w972 = add i64 %v972, 8
  store i64 %w972, i64* %p
  %c972 = icmp slt i64 %w972, 0
  br i1 %c972, label %b975, label %b973
b973:
  %v973 = load i64* %p
  %w973 = mul i64 %v973, 2
  store i64 %w973, i64* %p
  br label %b974
b974:
  %v974 = load i64* %p
  %w974 = xor i64 %v974, 3
  store i64 %w974, i64* %p
  %c974 = icmp slt i64 %w974, 0
  br i1 %c974, label %b977, label %b975
b975:
  %v975 = load i64* %p
  %w975 = add i64 %v975, 4
  store i64 %w975, i64* %p
  br label %b976
b976:
  %v976 = load i64* %p
  %w976 = mul i64 %v976, 5
  store i64 %w976, i64* %p
  %c976 = icmp slt i64 %w976, 0
  br i1 %c976, label %b979, label %b977
b977:
  %v977 = load i64* %p
  %w977 = xor i64 %v977, 6
  store i64 %w977, i64* %p
  br label %b978
b978:
  %v978 = load i64* %p
  %w978 = add i64 %v978, 7
  store i64 %w978, i64* %p
  %c978 = icmp slt i64 %w978, 0
  br i1 %c978, label %b981, label %b979
b979:
  %v979 = load i64* %p
  %w979 = mul i64 %v979, 8
  store i64 %w979, i64* %p
  br label %b980
b980:
  %v980 = load i64* %p
  %w980 = xor i64 %v980, 2
  store i64 %w980, i64* %p
  %c980 = icmp slt i64 %w980, 0
  br i1 %c980, label %b983, label %b981
b981:
  %v981 = load i64* %p
  %w981 = add i64 %v981, 3
  store i64 %w981, i64* %p
  br label %b982
b982:
  %v982 = load i64* %p
  %w982 = mul i64 %v982, 4
  store i64 %w982, i64* %p
  %c982 = icmp slt i64 %w982, 0
  br i1 %c982, label %b985, label %b983
b983:
  %v983 = load i64* %p
  %w983 = xor i64 %v983, 5
  store i64 %w983, i64* %p
  br label %b984
b984:
  %v984 = load i64* %p
  %w984 = add i64 %v984, 6
  store i64 %w984, i64* %p
  %c984 = icmp slt i64 %w984, 0
  br i1 %c984, label %b987, label %b985
b985:
  %v985 = load i64* %p
  %w985 = mul i64 %v985, 7
  store i64 %w985, i64* %p
  br label %b986
b986:
  %v986 = load i64* %p
  %w986 = xor i64 %v986, 8
  store i64 %w986, i64* %p
  %c986 = icmp slt i64 %w986, 0
  br i1 %c986, label %b989, label %b987
b987:
  %v987 = load i64* %p
  %w987 = add i64 %v987, 2
  store i64 %w987, i64* %p
  br label %b988
b988:
  %v988 = load i64* %p
  %w988 = mul i64 %v988, 3
  store i64 %w988, i64* %p
  %c988 = icmp slt i64 %w988, 0
  br i1 %c988, label %b991, label %b989
b989:
  %v989 = load i64* %p
  %w989 = xor i64 %v989, 4
  store i64 %w989, i64* %p
  br label %b990
b990:
  %v990 = load i64* %p
  %w990 = add i64 %v990, 5
  store i64 %w990, i64* %p
  %c990 = icmp slt i64 %w990, 0
  br i1 %c990, label %b993, label %b991
b991:
  %v991 = load i64* %p
  %w991 = mul i64 %v991, 6
  store i64 %w991, i64* %p
  br label %b992
b992:
  %v992 = load i64* %p
  %w992 = xor i64 %v992, 7
  store i64 %w992, i64* %p
  %c992 = icmp slt i64 %w992, 0
  br i1 %c992, label %b995, label %b993
b993:
  %v993 = load i64* %p
  %w993 = add i64 %v993, 8
  store i64 %w993, i64* %p
  br label %b994
b994:
  %v994 = load i64* %p
  %w994 = mul i64 %v994, 2
  store i64 %w994, i64* %p
  %c994 = icmp slt i64 %w994, 0
  br i1 %c994, label %b997, label %b995
b995:
  %v995 = load i64* %p
  %w995 = xor i64 %v995, 3
  store i64 %w995, i64* %p
  br label %b996
b996:
  %v996 = load i64* %p
  %w996 = add i64 %v996, 4
  store i64 %w996, i64* %p
  %c996 = icmp slt i64 %w996, 0
  br i1 %c996, label %b999, label %b997
b997:
  %v997 = load i64* %p
  %w997 = mul i64 %v997, 5
  store i64 %w997, i64* %p
  br label %b998
b998:
  %v998 = load i64* %p
  %w998 = xor i64 %v998, 6
  store i64 %w998, i64* %p
  %c998 = icmp slt i64 %w998, 0
  br i1 %c998, label %b1000, label %b999
b999:
  %v999 = load i64* %p
  %w999 = add i64 %v999, 7
  store i64 %w999, i64* %p
  br label %b1000
b1000:
  %r = load i64* %p
  %str = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %str)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
