import type { LayerSpecification, LineLayerSpecification } from 'maplibre-gl'
import { byZoom, WORLD_SOURCE } from './style-parts.ts'
import type { BasemapColors } from './theme.ts'

export const RELIEF_SOURCE = 'relief'

/** The land below everything, tinted and shaded where there is relief. */
export function landLayers(
  colors: BasemapColors,
  { hasRelief }: { readonly hasRelief: boolean },
): LayerSpecification[] {
  const land: LayerSpecification = { id: 'land', type: 'background', paint: { 'background-color': colors.lowland } }
  if (!hasRelief) return [land]
  return [
    land,
    {
      id: 'relief-tint',
      type: 'color-relief',
      source: RELIEF_SOURCE,
      paint: {
        'color-relief-color': [
          'interpolate',
          ['linear'],
          ['elevation'],
          0,
          colors.lowland,
          700,
          colors.upland,
          2400,
          colors.highland,
          4500,
          colors.summit,
        ],
      },
    },
    {
      id: 'relief',
      type: 'hillshade',
      source: RELIEF_SOURCE,
      paint: {
        'hillshade-exaggeration': byZoom(3, 0.4, 9, 0.85),
        'hillshade-shadow-color': colors.shadow,
        'hillshade-highlight-color': colors.highlight,
        'hillshade-accent-color': colors.shadow,
      },
    },
  ]
}

/** Where streets are drawn exactly, lines of the world map end before they would be seen to be wrong. */
interface BesideStreets {
  readonly hasStreets: boolean
}

const EXACT_FROM_ZOOM = 12.5

/** Water over the land's relief, which knows no shore. */
export function waterLayers(colors: BasemapColors, { hasStreets }: BesideStreets): LayerSpecification[] {
  const fill = (id: 'ocean' | 'lakes'): LayerSpecification => ({
    id,
    type: 'fill',
    source: WORLD_SOURCE,
    'source-layer': id,
    paint: { 'fill-color': colors.water },
  })
  return [
    {
      ...line('rivers', 'rivers', { 'line-color': colors.river, 'line-width': byZoom(3, 0.4, 10, 2.4) }),
      ...(hasStreets && { maxzoom: EXACT_FROM_ZOOM }),
    },
    fill('ocean'),
    fill('lakes'),
    line('coast-glow', 'coast', {
      'line-color': colors.coast,
      'line-width': byZoom(3, 2, 10, 7),
      'line-blur': byZoom(3, 2, 10, 6),
      'line-opacity': 0.5,
    }),
    line('coast', 'coast', { 'line-color': colors.coast, 'line-width': byZoom(3, 0.5, 10, 1.2) }),
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
