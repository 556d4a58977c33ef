// Made by scripts/generate-icons.mjs from Phosphor Icons (MIT); do not edit.

export const arrowLeft =
  'M228,128a12,12,0,0,1-12,12H69l51.52,51.51a12,12,0,0,1-17,17l-72-72a12,12,0,0,1,0-17l72-72a12,12,0,0,1,17,17L69,116H216A12,12,0,0,1,228,128Z'
