// Made by scripts/generate-icons.mjs from Phosphor Icons (MIT); do not edit.

export const minus = 'M228,128a12,12,0,0,1-12,12H40a12,12,0,0,1,0-24H216A12,12,0,0,1,228,128Z'
