import type { MapColor } from '@mishiori/map-document'
import { nearestColor } from '../nearest-color.ts'
import type { NoteCounter } from '../notes.ts'

/** Garmin's DisplayColor names, without "Dark" and "Light", to our palette. */
const COLOR_OF_NAME: Readonly<Record<string, MapColor>> = {
  black: 'black',
  red: 'red',
  green: 'green',
  yellow: 'yellow',
  blue: 'blue',
  magenta: 'pink',
  cyan: 'cyan',
  gray: 'gray',
  white: 'gray',
}

/** The palette's colour for a `color` extension: the nearest to RRGGBB (or AARRGGBB), or a Garmin name; null for anything else. */
export function colorOfExtension(text: string, notes: NoteCounter): MapColor | null {
  const value = text.trim().toLowerCase()
  const hex = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6})$/.exec(value)?.[1]
  if (hex) return nearestColor(Number.parseInt(hex, 16), notes)
  const name = value.replace(/^(dark|light)/, '')
  return Object.hasOwn(COLOR_OF_NAME, name) ? (COLOR_OF_NAME[name] ?? null) : null
}
