import { COLOR_HEX, type MapColor } from '@mishiori/map-document'
import { nearTintStops } from '../style-near.ts'
import { BASEMAP_COLORS, type BasemapTheme } from '../theme.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

/** Colours of the world in a picture. Land goes from `lowland` to `highland`; light comes from the north-west. */
export interface PreviewColors {
  readonly lowland: Rgb
  readonly upland: Rgb
  readonly highland: Rgb
  /** The tints of a near look, by the elevations from which they are whole. */
  readonly near: readonly (readonly [fromMeters: number, color: Rgb])[]
  readonly graticule: string
  readonly shadow: Rgb
  readonly highlight: Rgb
  readonly water: Rgb
  readonly shallows: Rgb
  readonly coast: Rgb
  readonly river: string
  readonly border: string
  readonly stateBorder: string
  readonly casing: string
  /** A second casing, of yellow lines. Black ones have a white one. */
  readonly ink: string
}

function nearOf(theme: BasemapTheme): PreviewColors['near'] {
  return nearTintStops(BASEMAP_COLORS[theme]).map(([meters, color]) => [meters, rgbOf(color)])
}

function rgbOf(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export const PREVIEW_COLORS: Readonly<Record<BasemapTheme, PreviewColors>> = {
  light: {
    lowland: [220, 233, 213],
    upland: [201, 221, 203],
    highland: [226, 234, 228],
    near: nearOf('light'),
    graticule: BASEMAP_COLORS.light.graticule,
    shadow: [98, 140, 146],
    highlight: [247, 248, 238],
    water: [168, 213, 224],
    shallows: [190, 225, 231],
    coast: [126, 182, 198],
    river: '#7fc0d4',
    border: '#7d8a8f',
    stateBorder: '#9aaaa3',
    casing: '#ffffff',
    ink: '#16222a',
  },
  dark: {
    lowland: [30, 51, 53],
    upland: [35, 64, 62],
    highland: [58, 80, 83],
    near: nearOf('dark'),
    graticule: BASEMAP_COLORS.dark.graticule,
    shadow: [9, 21, 28],
    highlight: [92, 128, 128],
    water: [13, 50, 66],
    shallows: [19, 64, 80],
    coast: [44, 104, 122],
    river: '#1f6a82',
    border: '#71868f',
    stateBorder: '#4d636b',
    casing: '#0f1b21',
    ink: '#e6eef0',
  },
}

/** The palette's fills that are too dark on a dark map, as they are drawn there. */
const DARK_FILLS: Partial<Record<MapColor, string>> = {
  red: '#ee2b50',
  deepblue: '#4b6bd0',
  purple: '#9259d6',
  black: '#0b1317',
}

export function mixInto(color: [number, number, number], to: Rgb, share: number): void {
  color[0] += (to[0] - color[0]) * share
  color[1] += (to[1] - color[1]) * share
  color[2] += (to[2] - color[2]) * share
}

/** Mixes a colour into the pixel that begins at `at`. */
export function mixPixel(rgb: Buffer, at: number, to: Rgb, share: number): void {
  for (let c = 0; c < 3; c++) {
    const from = rgb[at + c] ?? 0
    rgb[at + c] = from + ((to[c] ?? 0) - from) * share
  }
}

/** Fill of an object's colour on a map of this theme. */
export function objectFill(color: MapColor, theme: BasemapTheme): string {
  return (theme === 'dark' ? DARK_FILLS[color] : undefined) ?? COLOR_HEX[color].fill
}
