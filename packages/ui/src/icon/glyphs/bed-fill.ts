// Made by scripts/generate-icons.mjs from Phosphor Icons (MIT); do not edit.

export const bedFill =
  'M216,72H32V48a8,8,0,0,0-16,0V208a8,8,0,0,0,16,0V176H240v32a8,8,0,0,0,16,0V112A40,40,0,0,0,216,72ZM32,88h72v72H32Z'
