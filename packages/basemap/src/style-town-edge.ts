import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl'
import { byZoom, LABEL_FAMILIES } from './style-parts.ts'
import type { BasemapColors, BasemapLocale } from './theme.ts'

/** Where the streets, the river and the railway of the demo town end: `[west, south, east, north]`. */
export const TOWN_EDGE = [137.952, 36.2223, 137.9925, 36.2577] as const

export const TOWN_EDGE_SOURCE = 'town-edge'

const WORDS: Readonly<Record<BasemapLocale, string>> = {
  ja: '架空の町はここまで',
  'en-us': 'The invented town ends here',
}

export function townEdgeSource(): GeoJSONSourceSpecification {
  const [west, south, east, north] = TOWN_EDGE
  const corners = [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
    [west, north],
  ]
  return { type: 'geojson', data: { type: 'LineString', coordinates: corners } }
}

/** The edge of the demo town, as that of a sheet of a map, so that nobody looks for where its river and railway go on. */
export function townEdgeLayers(colors: BasemapColors, locale: BasemapLocale): LayerSpecification[] {
  const source = TOWN_EDGE_SOURCE
  return [
    {
      id: 'town-edge',
      type: 'line',
      source,
      minzoom: 11,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colors.labelQuiet, 'line-width': byZoom(11, 0.8, 15, 1.6), 'line-dasharray': [4, 3] },
    },
    {
      id: 'town-edge-label',
      type: 'symbol',
      source,
      minzoom: 12,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 360,
        'text-field': WORDS[locale],
        'text-font': LABEL_FAMILIES,
        'text-size': 11,
        'text-offset': [0, 0.9],
        'text-letter-spacing': 0.08,
      },
      paint: { 'text-color': colors.labelQuiet, 'text-halo-color': colors.halo, 'text-halo-width': 1.75 },
    },
  ]
}
