import type {
  ExpressionSpecification,
  HillshadeLayerSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import { RELIEF_SOURCE } from './style-parts.ts'
import { BASEMAP_COLORS, type BasemapTheme } from './theme.ts'

export interface HillshadeOptions {
  readonly theme: BasemapTheme
  /** Template of terrarium tiles of 256 pixels, with `{z}`, `{x}` and `{y}`. */
  readonly tilesUrl: string
  readonly minZoom: number
  readonly maxZoom: number
  readonly credits: readonly { readonly attribution: string; readonly url: string | null }[]
}

const SOURCE = 'terrain'
const WATER = /water|ocean|lake|river/i
/** Zooms from the first tiles on within which they take over from the world's coarse relief. */
const TAKE_OVER_ZOOMS = 1.5

/**
 * The style with the land shaded by an elevation model, below water, roads and names. A style that draws pictures of a
 * map, or shades it already, is returned unchanged.
 */
export function withHillshade(style: StyleSpecification, options: HillshadeOptions): StyleSpecification {
  const { minZoom, maxZoom, tilesUrl, credits } = options
  if (!style.layers.every((layer) => canBeShaded(layer, minZoom))) return style
  const at = style.layers.findIndex(liesOnTheLand)
  const index = at === -1 ? style.layers.length : at
  const layers = style.layers.map((layer) => (isOwnRelief(layer) ? fadingOut(layer, minZoom) : layer))
  return {
    ...style,
    sources: {
      ...style.sources,
      [SOURCE]: {
        type: 'raster-dem',
        encoding: 'terrarium',
        tileSize: 256,
        tiles: [tilesUrl],
        minzoom: minZoom,
        maxzoom: maxZoom,
        attribution: credits.map(toHtml).join(' '),
      },
    },
    layers: [...layers.slice(0, index), hillshade(options), ...layers.slice(index)],
  }
}

/** Pictures have their own shades. Those that only a map of the world shows are no matter. */
function canBeShaded(layer: LayerSpecification, fromZoom: number): boolean {
  if (layer.type === 'hillshade') return isOwnRelief(layer)
  return layer.type !== 'raster' || (layer.maxzoom ?? Number.POSITIVE_INFINITY) <= fromZoom
}

function isOwnRelief(layer: LayerSpecification): layer is HillshadeLayerSpecification {
  return layer.type === 'hillshade' && layer.source === RELIEF_SOURCE
}

function liesOnTheLand(layer: LayerSpecification): boolean {
  if (layer.type === 'symbol') return true
  return 'source-layer' in layer && WATER.test(layer['source-layer'] ?? '')
}

function hillshade({ theme, minZoom }: HillshadeOptions): HillshadeLayerSpecification {
  const colors = BASEMAP_COLORS[theme]
  return {
    id: 'terrain',
    type: 'hillshade',
    source: SOURCE,
    minzoom: minZoom,
    paint: {
      'hillshade-exaggeration': strengthByZoom([
        [minZoom, 0],
        [minZoom + TAKE_OVER_ZOOMS, 0.45],
        [13, 0.4],
        [17, 0.25],
      ]),
      'hillshade-shadow-color': colors.shadow,
      'hillshade-highlight-color': colors.highlight,
      'hillshade-accent-color': colors.shadow,
    },
  }
}

function fadingOut(layer: HillshadeLayerSpecification, minZoom: number): HillshadeLayerSpecification {
  const strength = strengthByZoom([
    [3, 0.4],
    [minZoom, 0.8],
    [minZoom + TAKE_OVER_ZOOMS, 0],
  ])
  return { ...layer, paint: { ...layer.paint, 'hillshade-exaggeration': strength } }
}

function strengthByZoom(stops: readonly (readonly [zoom: number, strength: number])[]): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], ...stops.flat()]
}

/** Attribution as HTML. An operator's text is escaped. */
function toHtml({ attribution, url }: HillshadeOptions['credits'][number]): string {
  const text = escapeHtml(attribution)
  return url === null ? text : `<a href="${escapeHtml(url)}" target="_blank" rel="noopener">${text}</a>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
