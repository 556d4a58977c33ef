import type { ExpressionSpecification } from 'maplibre-gl'

/** The source of the vector tiles within the style. */
export const WORLD_SOURCE = 'basemap'

/** A size that grows from one zoom to another. */
export function byZoom(fromZoom: number, from: number, toZoom: number, to: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], fromZoom, from, toZoom, to]
}
