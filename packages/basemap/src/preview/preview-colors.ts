import { COLOR_HEX, type MapColor } from '@mishiori/map-document'
import type { BasemapTheme } from '../theme.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

/** Colours of the world in a picture. Land goes from `lowland` to `highland`; light comes from the north-west. */
export interface PreviewColors {
  readonly lowland: Rgb
  readonly upland: Rgb
  readonly highland: Rgb
  readonly shadow: Rgb
  readonly highlight: Rgb
  readonly water: Rgb
  readonly shallows: Rgb
  readonly contour: Rgb
  readonly coast: Rgb
  readonly river: string
  readonly border: string
  readonly stateBorder: string
  readonly casing: string
}

export const PREVIEW_COLORS: Readonly<Record<BasemapTheme, PreviewColors>> = {
  light: {
    lowland: [222, 234, 214],
    upland: [200, 221, 200],
    highland: [232, 238, 232],
    shadow: [92, 138, 142],
    highlight: [250, 251, 244],
    water: [168, 213, 224],
    shallows: [190, 225, 231],
    contour: [120, 160, 148],
    coast: [126, 182, 198],
    river: '#7fc0d4',
    border: '#7d8a8f',
    stateBorder: '#9aaaa3',
    casing: '#ffffff',
  },
  dark: {
    lowland: [28, 50, 52],
    upland: [33, 62, 60],
    highland: [60, 82, 84],
    shadow: [8, 20, 27],
    highlight: [98, 134, 134],
    water: [13, 50, 66],
    shallows: [19, 64, 80],
    contour: [84, 124, 120],
    coast: [44, 104, 122],
    river: '#1f6a82',
    border: '#71868f',
    stateBorder: '#4d636b',
    casing: '#0f1b21',
  },
}

/** The palette's fills that are too dark on a dark map, as they are drawn there. */
const DARK_FILLS: Partial<Record<MapColor, string>> = {
  red: '#ee2b50',
  deepblue: '#4b6bd0',
  purple: '#9259d6',
  black: '#0b1317',
}

/** Fill of an object's colour on a map of this theme. */
export function objectFill(color: MapColor, theme: BasemapTheme): string {
  return (theme === 'dark' ? DARK_FILLS[color] : undefined) ?? COLOR_HEX[color].fill
}
