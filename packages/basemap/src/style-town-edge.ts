import type { Feature, Position } from 'geojson'
import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl'
import { LABEL_FAMILIES } from './style-parts.ts'
import type { BasemapColors, BasemapLocale, BasemapTheme } from './theme.ts'

/** Where the streets, the river and the railway of the demo town end: `[west, south, east, north]`. */
export const TOWN_EDGE = [137.952, 36.2223, 137.9925, 36.2577] as const

export const TOWN_EDGE_SOURCE = 'town-edge'

const NAMES: Readonly<Record<BasemapLocale, string>> = {
  ja: '架空の町はここまで',
  'en-us': 'The invented town ends here',
}

/** What the land around it looks like, tinted and shaded by the relief at 600 m. */
const LAND_AROUND: Readonly<Record<BasemapTheme, string>> = { light: '#e6e7d5', dark: '#22362f' }

/** How wide the strip is in which the town fades into the land around it, and of how many steps. */
const FADE = { degrees: 0.0032, steps: 10 } as const

/** The edge as a line, and the strip inside of it in steps: each with how much of the town it hides (`fade`, 0 to 1). */
export function townEdgeSource(): GeoJSONSourceSpecification {
  const edge: Feature = { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: ringAt(0) } }
  const strips = Array.from({ length: FADE.steps }, (_, step): Feature => {
    const geometry = { type: 'Polygon' as const, coordinates: [ringAt(step), ringAt(step + 1).reverse()] }
    return { type: 'Feature', properties: { fade: 1 - step / FADE.steps }, geometry }
  })
  return { type: 'geojson', data: { type: 'FeatureCollection', features: [edge, ...strips] } }
}

/** The edge, so many steps inwards. */
function ringAt(step: number): Position[] {
  const [west, south, east, north] = TOWN_EDGE
  const inwards = (FADE.degrees / FADE.steps) * step
  const [left, bottom, right, top] = [west + inwards, south + inwards, east - inwards, north - inwards]
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ]
}

interface TownEdgeLook {
  readonly colors: BasemapColors
  readonly locale: BasemapLocale
  readonly theme: BasemapTheme
  readonly hasRelief: boolean
}

/** The demo town fades out with a label, so that people do not expect its river and railway to continue. */
export function townEdgeLayers({ colors, locale, theme, hasRelief }: TownEdgeLook): LayerSpecification[] {
  const source = TOWN_EDGE_SOURCE
  return [
    {
      id: 'town-edge-fade',
      type: 'fill',
      source,
      minzoom: 11,
      filter: ['has', 'fade'],
      paint: {
        'fill-color': hasRelief ? LAND_AROUND[theme] : colors.lowland,
        'fill-opacity': ['get', 'fade'],
        'fill-antialias': false,
      },
    },
    {
      id: 'town-edge-label',
      type: 'symbol',
      source,
      minzoom: 12,
      filter: ['!', ['has', 'fade']],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 360,
        'text-field': NAMES[locale],
        'text-font': LABEL_FAMILIES,
        'text-size': 11,
        'text-offset': [0, -0.9],
        'text-letter-spacing': 0.08,
      },
      paint: { 'text-color': colors.labelQuiet, 'text-halo-color': colors.halo, 'text-halo-width': 1.75 },
    },
  ]
}
