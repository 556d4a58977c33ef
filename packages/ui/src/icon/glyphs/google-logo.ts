// Made by scripts/generate-icons.mjs from Phosphor Icons (MIT); do not edit.

export const googleLogo =
  'M228,128a100,100,0,1,1-22.86-63.64,12,12,0,0,1-18.51,15.28A76,76,0,1,0,203.05,140H128a12,12,0,0,1,0-24h88A12,12,0,0,1,228,128Z'
