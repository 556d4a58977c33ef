/** The colours an object can have, in the order a picker shows them. The first is the default. Source: product specification §3. */
export const MAP_COLORS = [
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'teal',
  'cyan',
  'blue',
  'deepblue',
  'purple',
  'gray',
  'black',
] as const

/** Name of a colour of the palette. */
export type MapColor = (typeof MAP_COLORS)[number]

/** Colour of new objects. */
export const DEFAULT_COLOR: MapColor = 'red'

/** sRGB fill of each colour on a light map; `on` is the glyph drawn on that fill (at least 3:1). */
export const COLOR_HEX: Readonly<Record<MapColor, { readonly fill: string; readonly on: string }>> = {
  red: { fill: '#db0730', on: '#ffffff' },
  pink: { fill: '#de4c97', on: '#ffffff' },
  orange: { fill: '#e86a17', on: '#ffffff' },
  yellow: { fill: '#f0b400', on: '#2b2100' },
  green: { fill: '#4f9d2a', on: '#ffffff' },
  teal: { fill: '#0e8a7b', on: '#ffffff' },
  cyan: { fill: '#0aa2c2', on: '#ffffff' },
  blue: { fill: '#2277dd', on: '#ffffff' },
  deepblue: { fill: '#2142a0', on: '#ffffff' },
  purple: { fill: '#7a3cbd', on: '#ffffff' },
  gray: { fill: '#6b7780', on: '#ffffff' },
  black: { fill: '#1a252c', on: '#ffffff' },
}
