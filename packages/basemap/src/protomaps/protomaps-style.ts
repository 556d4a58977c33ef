import { layers, namedFlavor } from '@protomaps/basemaps'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { LABEL_FAMILIES } from '../style-parts.ts'
import type { BasemapLocale, BasemapTheme } from '../theme.ts'

const SOURCE = 'protomaps'
const ATTRIBUTION =
  '<a href="https://protomaps.com">Protomaps</a> © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'

export interface ProtomapsStyleOptions {
  readonly locale: BasemapLocale
  readonly theme: BasemapTheme
  /** Template of the archive's tiles, with `{z}`, `{x}` and `{y}`. */
  readonly tilesUrl: string
  readonly maxZoom: number
}

/** Protomaps' own style without its fonts and pictures, which would come from a third party: names are drawn as on the embedded map. */
export function protomapsStyle({ locale, theme, tilesUrl, maxZoom }: ProtomapsStyleOptions): StyleSpecification {
  const drawn = layers(SOURCE, namedFlavor(theme), { lang: locale === 'ja' ? 'ja' : 'en' })
  return {
    version: 8,
    name: `protomaps-${theme}`,
    sources: { [SOURCE]: { type: 'vector', tiles: [tilesUrl], maxzoom: maxZoom, attribution: ATTRIBUTION } },
    layers: drawn.flatMap((layer) => withLocalText(layer, locale)),
  }
}

/** Layers with icons only are removed; the others keep their text. */
function withLocalText(layer: LayerSpecification, locale: BasemapLocale): LayerSpecification[] {
  if (layer.type !== 'symbol') return [layer]
  const text = layer.layout?.['text-field']
  if (text === undefined) return []
  const ownLayout = Object.entries(layer.layout ?? {}).filter(([property]) => !property.startsWith('icon-'))
  const isName = JSON.stringify(text).includes('"name')
  const name = locale === 'ja' ? ['name:ja', 'name', 'name:en'] : ['name:en', 'name']
  const layout = {
    ...Object.fromEntries(ownLayout),
    'text-font': [...LABEL_FAMILIES],
    ...(isName && { 'text-field': ['coalesce', ...name.map((field) => ['get', field])] }),
  }
  return [{ ...layer, layout } as LayerSpecification] // properties of the same layer, some of them left out
}
