import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl'
import type { StreetColors } from './street-theme.ts'
import { byZoom, LANDMARKS_FROM_ZOOM, STREETS_FROM_ZOOM, STREETS_SOURCE } from './style-parts.ts'

/** Roads by class, the least important first: later layers are drawn above. */
export const ROAD_CLASSES = [
  'service',
  'pedestrian',
  'minor',
  'tertiary',
  'secondary',
  'primary',
  'trunk',
  'motorway',
] as const
/** Pixels at zooms 11, 14 and 18. */
export const ROAD_WIDTHS: Readonly<Record<(typeof ROAD_CLASSES)[number], readonly [number, number, number]>> = {
  service: [0, 1, 8],
  pedestrian: [0, 1.2, 9],
  minor: [0.3, 2, 14],
  tertiary: [0.6, 2.8, 17],
  secondary: [0.9, 3.4, 19],
  primary: [1.2, 4, 21],
  trunk: [1.4, 4.2, 22],
  motorway: [1.6, 4.6, 24],
}
export const LINK_WIDTH = 0.6
const CASING_PIXELS = [0.8, 1.4, 2.4] as const

const roadClass: ExpressionSpecification = ['get', 'class']
const isTunnel: ExpressionSpecification = ['has', 'is_tunnel']

/** Woods, parks and built-up land, below the waters. */
export function streetGroundLayers(colors: StreetColors): LayerSpecification[] {
  return [
    {
      id: 'street-areas',
      type: 'fill',
      source: STREETS_SOURCE,
      'source-layer': 'area',
      minzoom: STREETS_FROM_ZOOM,
      filter: ['!=', roadClass, 'water'],
      paint: { 'fill-color': ['match', roadClass, 'park', colors.park, 'wood', colors.wood, colors.built] },
    },
  ]
}

/** Woods once more, for above what hides the ground. */
export function streetWoodsLayer({ wood }: Pick<StreetColors, 'wood'>): LayerSpecification {
  return {
    id: 'street-woods',
    type: 'fill',
    source: STREETS_SOURCE,
    'source-layer': 'area',
    minzoom: STREETS_FROM_ZOOM,
    filter: ['==', roadClass, 'wood'],
    paint: { 'fill-color': wood },
  }
}

export function streetWaterLayers(water: string, river: string): LayerSpecification[] {
  return [
    line(
      'street-waterways',
      'waterway',
      {
        'line-color': river,
        'line-width': widthByZoom(['match', roadClass, 'stream', 0.5, 1], ['match', roadClass, 'stream', 1.2, 2.6], 6),
      },
      { minzoom: LANDMARKS_FROM_ZOOM },
    ),
    {
      id: 'street-waters',
      type: 'fill',
      source: STREETS_SOURCE,
      'source-layer': 'area',
      minzoom: LANDMARKS_FROM_ZOOM,
      filter: ['==', roadClass, 'water'],
      paint: { 'fill-color': water, 'fill-outline-color': river },
    },
  ]
}

/** Paths below rails below roads; all casings below all roads, so that crossings are open. */
export function streetLineLayers(colors: StreetColors): LayerSpecification[] {
  return [
    ...pathLayers(colors),
    ...railLayers(colors),
    roads('road-casing', {
      'line-color': byClass(colors.motorwayCasing, colors.majorCasing, colors.minorCasing),
      'line-width': roadWidth((width, at) => (width === 0 ? 0 : width + CASING_PIXELS[at])),
      'line-opacity': ['case', isTunnel, 0.35, 1],
    }),
    roads('road', {
      'line-color': byClass(colors.motorway, colors.major, colors.minor),
      'line-width': roadWidth((width) => width),
      'line-opacity': ['case', isTunnel, 0.4, 1],
    }),
  ]
}

function pathLayers(colors: StreetColors): LayerSpecification[] {
  const path = (id: string, name: string, dashes: number[], width: ExpressionSpecification): LineLayerSpecification =>
    line(
      id,
      'road',
      {
        'line-color': colors.path,
        'line-width': width,
        'line-dasharray': dashes,
        'line-opacity': byZoom(13, 0.7, 15, 1),
      },
      { filter: ['==', roadClass, name], layout: { 'line-join': 'round' } },
    )
  return [
    line(
      'path-halo',
      'road',
      { 'line-color': colors.pathHalo, 'line-width': byZoom(13, 2, 18, 6) },
      { filter: ['in', roadClass, ['literal', ['path', 'track', 'steps']]] },
    ),
    path('track', 'track', [5, 2], byZoom(13, 0.8, 18, 3)),
    path('path', 'path', [2.4, 1.4], byZoom(13, 0.9, 18, 2.6)),
    path('steps', 'steps', [0.35, 0.35], byZoom(13, 1.6, 18, 7)),
  ]
}

function railLayers(colors: StreetColors): LayerSpecification[] {
  const look = { 'line-opacity': ['case', isTunnel, 0.4, 1] } satisfies LineLayerSpecification['paint']
  return [
    line('rail', 'rail', { ...look, 'line-color': colors.rail, 'line-width': byZoom(11, 1.2, 18, 5) }),
    line(
      'rail-gaps',
      'rail',
      { ...look, 'line-color': colors.railGap, 'line-width': byZoom(13, 1, 18, 3), 'line-dasharray': [4, 4] },
      { minzoom: 13 },
    ),
  ]
}

function roads(id: string, paint: NonNullable<LineLayerSpecification['paint']>): LineLayerSpecification {
  return line(id, 'road', paint, {
    filter: ['in', roadClass, ['literal', [...ROAD_CLASSES]]],
    layout: {
      'line-join': 'round',
      'line-cap': 'round',
      'line-sort-key': ['index-of', roadClass, ['literal', [...ROAD_CLASSES]]],
    },
  })
}

function byClass(motorway: string, major: string, minor: string): ExpressionSpecification {
  return ['match', roadClass, 'motorway', motorway, ['trunk', 'primary', 'secondary'], major, minor]
}

/** How wide a road of each class is, as `change` makes it of the usual width at the first, second and third zoom. */
function roadWidth(change: (width: number, at: 0 | 1 | 2) => number): ExpressionSpecification {
  const at = (zoom: 0 | 1 | 2): ExpressionSpecification => {
    const widths = ROAD_CLASSES.flatMap((name) => [name, change(ROAD_WIDTHS[name][zoom], zoom)])
    const links = ROAD_CLASSES.flatMap((name) => [name, change(ROAD_WIDTHS[name][zoom] * LINK_WIDTH, zoom)])
    // A match has as many pairs as one likes, which its type cannot say.
    const match = (pairs: readonly (string | number)[]) =>
      ['match', roadClass, ...pairs, 0] as unknown as ExpressionSpecification
    return ['case', ['has', 'is_link'], match(links), match(widths)]
  }
  return widthByZoom(at(0), at(1), at(2))
}

type Width = number | ExpressionSpecification

/** Widths at zooms 11, 14 and 18; streets widen as fast as the map grows. */
function widthByZoom(from: Width, middle: Width, to: Width): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.5], ['zoom'], STREETS_FROM_ZOOM, from, 14, middle, 18, to]
}

function line(
  id: string,
  sourceLayer: string,
  paint: NonNullable<LineLayerSpecification['paint']>,
  rules: Pick<LineLayerSpecification, 'filter' | 'layout' | 'minzoom'> = {},
): LineLayerSpecification {
  const layout = { 'line-join': 'round', 'line-cap': 'butt' } as const
  return {
    id,
    type: 'line',
    source: STREETS_SOURCE,
    'source-layer': sourceLayer,
    minzoom: STREETS_FROM_ZOOM,
    layout,
    paint,
    ...rules,
  }
}
