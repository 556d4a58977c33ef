import type { MapObjectId } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import type { ScreenPoint } from '../scene/edit-handles.ts'
import type { FeatureIds } from '../scene/feature-ids.ts'
import type { FeatureShape } from '../scene/to-features.ts'

export interface PickOptions {
  readonly layers: readonly string[]
  readonly reachPixels: number
  readonly ids: FeatureIds
}

/** The uppermost object near a point of the screen, among the given style layers. Pins are above lines, lines above areas. */
export function pickObject(
  map: MapLibre,
  { x, y }: ScreenPoint,
  { layers, reachPixels, ids }: PickOptions,
): MapObjectId | null {
  const box: [[number, number], [number, number]] = [
    [x - reachPixels, y - reachPixels],
    [x + reachPixels, y + reachPixels],
  ]
  const known = layers.filter((id) => map.getLayer(id))
  if (known.length === 0) return null
  const found = map
    .queryRenderedFeatures(box, { layers: known })
    .filter((feature) => feature.state.hidden !== true && !isOf('end')(feature))
  const best = found.find(isOf('pin')) ?? found.find(isOf('line')) ?? found[0]
  return best ? ids.objectIdOf(Number(best.id)) : null
}

const isOf = (shape: FeatureShape) => (feature: { readonly properties: Readonly<Record<string, unknown>> }) =>
  feature.properties.shape === shape
