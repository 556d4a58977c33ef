// Made by scripts/generate-icons.mjs from Phosphor Icons (MIT); do not edit.

export const caretDown =
  'M216.49,104.49l-80,80a12,12,0,0,1-17,0l-80-80a12,12,0,0,1,17-17L128,159l71.51-71.52a12,12,0,0,1,17,17Z'
