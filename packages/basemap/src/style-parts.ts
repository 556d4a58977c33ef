import type { ExpressionSpecification } from 'maplibre-gl'

/** The source of the vector tiles within the style. */
export const WORLD_SOURCE = 'basemap'
/** The source of the coarse land, drawn before the tiles arrive. */
export const COARSE_SOURCE = 'coarse-land'
/** The source of the installed regions' streets. */
export const STREETS_SOURCE = 'streets'

/** Rivers, lakes and peaks of regions are drawn from here on. */
export const LANDMARKS_FROM_ZOOM = 9
/** All else of them is; and whatever is invented, which in a map of wide land would be taken for real. */
export const STREETS_FROM_ZOOM = 11

/** The source of the relief's tiles. */
export const RELIEF_SOURCE = 'relief'

/** A size that grows from one zoom to another. */
export function byZoom(fromZoom: number, from: number, toZoom: number, to: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], fromZoom, from, toZoom, to]
}

/** MapLibre draws text from these local families, because the style names no glyphs. */
export const LABEL_FAMILIES = ['Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Meiryo', 'sans-serif']
/** MapLibre reads the weight off the first name, which need not exist. */
export const HEAVY_LABEL_FAMILIES = ['Map Bold', ...LABEL_FAMILIES]
