import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl'
import { RELIEF_STRENGTH } from './relief-strength.ts'
import { goingNear, NEAR, nearTint, softShores, tint } from './style-near.ts'
import { byZoom, COARSE_SOURCE, LANDMARKS_FROM_ZOOM, RELIEF_SOURCE, WORLD_SOURCE } from './style-parts.ts'
import type { BasemapColors } from './theme.ts'

/** Nearer than this, the coarse land would be wrong by more than a finger's breadth; most of what is looked at so closely lies on land. */
const COARSE_UNTIL_ZOOM = 7

/**
 * The land below everything, tinted and shaded where there is relief. Until a tile comes, its place shows a coarse land
 * in the sea; each tile begins with its ground, which covers that.
 */
export function landLayers(
  colors: BasemapColors,
  { hasRelief }: { readonly hasRelief: boolean },
): LayerSpecification[] {
  const area = { type: 'fill', paint: { 'fill-color': colors.lowland, 'fill-antialias': false } } as const
  const land: LayerSpecification[] = [
    {
      id: 'land',
      type: 'background',
      paint: { 'background-color': ['step', ['zoom'], colors.water, COARSE_UNTIL_ZOOM, colors.lowland] },
    },
    { ...area, id: 'coarse-land', source: COARSE_SOURCE, maxzoom: COARSE_UNTIL_ZOOM },
    { ...area, id: 'ground', source: WORLD_SOURCE, 'source-layer': 'ground' },
  ]
  if (!hasRelief) return land
  return [
    ...land,
    tint('relief-tint', [
      [1, colors.lowland],
      [700, colors.upland],
      [2400, colors.highland],
      [4500, colors.summit],
    ]),
    nearTint(colors),
    {
      id: 'relief',
      type: 'hillshade',
      source: RELIEF_SOURCE,
      paint: {
        'hillshade-exaggeration': HILLSHADE,
        'hillshade-shadow-color': colors.shadow,
        'hillshade-highlight-color': colors.highlight,
        'hillshade-accent-color': colors.shadow,
      },
    },
  ]
}

/** Strongest where a cell of the relief is as wide as a finger, fading where it fills the screen. */
const HILLSHADE: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  3,
  0.4,
  RELIEF_STRENGTH.fadesFromZoom,
  0.85,
  RELIEF_STRENGTH.fadedAtZoom,
  0.85 * RELIEF_STRENGTH.rest,
]

/** Where streets are drawn exactly, lines of the world map end before they would be seen to be wrong. */
interface BesideStreets {
  readonly hasStreets: boolean
}

const EXACT_FROM_ZOOM = 12.5

/** Water over the land's relief, which knows no shore. */
export function waterLayers(
  colors: BasemapColors,
  { hasRealStreets }: { readonly hasRealStreets: boolean },
): LayerSpecification[] {
  const fill = (id: 'ocean' | 'lakes'): LayerSpecification => ({
    id,
    type: 'fill',
    source: WORLD_SOURCE,
    'source-layer': id,
    paint: { 'fill-color': colors.water },
  })
  return [
    {
      ...line('rivers', 'rivers', {
        'line-color': colors.river,
        'line-width': byZoom(3, 0.4, 10, 2.4),
        'line-opacity': hasRealStreets ? byZoom(LANDMARKS_FROM_ZOOM - 1, 1, LANDMARKS_FROM_ZOOM, 0) : goingNear,
      }),
      // A region's exact rivers and these would be two beside each other.
      maxzoom: hasRealStreets ? LANDMARKS_FROM_ZOOM : NEAR.wholeFromZoom,
    },
    fill('ocean'),
    fill('lakes'),
    ...softShores(colors),
    line('coast-glow', 'coast', {
      'line-color': colors.coast,
      'line-width': byZoom(3, 2, 10, 7),
      'line-blur': byZoom(3, 2, 10, 6),
      'line-opacity': byZoom(NEAR.fromZoom, 0.5, NEAR.wholeFromZoom, 0),
    }),
    line('coast', 'coast', {
      'line-color': colors.coast,
      'line-width': byZoom(3, 0.5, 10, 1.2),
      'line-opacity': goingNear,
    }),
  ]
}

export function borderLayers(colors: BasemapColors, { hasStreets }: BesideStreets): LayerSpecification[] {
  const borders = [
    line('state-border', 'state_border', {
      'line-color': colors.stateBorder,
      'line-dasharray': [3, 2],
      'line-width': byZoom(3, 0.4, 10, 1.4),
      'line-opacity': byZoom(3.5, 0.2, 6, 1),
    }),
    line('border', 'border', { 'line-color': colors.border, 'line-width': byZoom(1, 0.5, 10, 2) }),
  ]
  return hasStreets ? borders.map((layer) => ({ ...layer, maxzoom: EXACT_FROM_ZOOM })) : borders
}

function line(
  id: string,
  sourceLayer: string,
  paint: NonNullable<LineLayerSpecification['paint']>,
): LayerSpecification {
  const layout = { 'line-join': 'round' } as const
  return { id, type: 'line', source: WORLD_SOURCE, 'source-layer': sourceLayer, layout, paint }
}
