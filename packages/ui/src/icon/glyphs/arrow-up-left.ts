// Made by scripts/generate-icons.mjs from Phosphor Icons (MIT); do not edit.

export const arrowUpLeft =
  'M197.66,197.66a8,8,0,0,1-11.32,0L72,83.31V168a8,8,0,0,1-16,0V64a8,8,0,0,1,8-8H168a8,8,0,0,1,0,16H83.31L197.66,186.34A8,8,0,0,1,197.66,197.66Z'
