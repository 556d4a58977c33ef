// Made by scripts/generate-icons.mjs from Phosphor Icons (MIT); do not edit.

export const bookmarkFill =
  'M184,32H72A16,16,0,0,0,56,48V224a8,8,0,0,0,12.24,6.78L128,193.43l59.77,37.35A8,8,0,0,0,200,224V48A16,16,0,0,0,184,32Z'
