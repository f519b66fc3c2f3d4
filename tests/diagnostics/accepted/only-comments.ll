; nothing but
  ; comments
;
; and no newline at the end