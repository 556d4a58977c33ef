import type { ColorReliefLayerSpecification, ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { byZoom, RELIEF_SOURCE, WORLD_SOURCE } from './style-parts.ts'
import type { BasemapColors } from './theme.ts'

/**
 * Zooms at which the world map has less and less to say: what it draws of a coast is off by more than a finger's
 * breadth. It then says less, with softer edges, rather than draw exactly what is wrong.
 */
export const NEAR = { fromZoom: 9.5, wholeFromZoom: 11.5 } as const

/** How far a shore of the world map may be from where it is drawn. */
export const SHORE_ERROR_METERS = 500
const METERS_PER_PIXEL_AT_ZOOM_10 = 62 // in the middle latitudes

/** Comes with nearness. */
const comingNear = byZoom(NEAR.fromZoom, 0, NEAR.wholeFromZoom, 1)
/** Goes with nearness. */
export const goingNear = byZoom(NEAR.fromZoom, 1, NEAR.wholeFromZoom, 0)

/** Tints the land by its elevation. */
export function tint(
  id: string,
  stops: readonly (readonly [fromMeters: number, color: string])[],
): ColorReliefLayerSpecification {
  const [, lowest] = stops[0] ?? [0, '#000000']
  // The sea: a tile of the relief must not cover what is drawn of it.
  const color: ExpressionSpecification = [
    'interpolate',
    ['linear'],
    ['elevation'],
    0,
    transparent(lowest),
    ...stops.flat(),
  ]
  return { id, type: 'color-relief', source: RELIEF_SOURCE, paint: { 'color-relief-color': color } }
}

/** The colour `#rrggbb` with nothing of it to see. */
const transparent = (color: string) => `${color}00`

/** The tints of a map of one valley, which differ within a few hundred metres of height. */
export function nearTintStops({ near }: BasemapColors): readonly (readonly [fromMeters: number, color: string])[] {
  return [
    [1, near.lowland],
    [200, near.terrace],
    [700, near.hill],
    [1300, near.mountain],
    [2200, near.highland],
    [3200, near.summit],
  ]
}

export function nearTint(colors: BasemapColors): LayerSpecification {
  const layer = tint('relief-tint-near', nearTintStops(colors))
  return { ...layer, minzoom: NEAR.fromZoom, paint: { ...layer.paint, 'color-relief-opacity': comingNear } }
}

/** How near a zoom is, from 0 to 1. */
export function nearnessAt(zoom: number): number {
  return Math.max(0, Math.min(1, (zoom - NEAR.fromZoom) / (NEAR.wholeFromZoom - NEAR.fromZoom)))
}

/** Shores as soft as they are uncertain. */
export function softShores({ water }: BasemapColors): LayerSpecification[] {
  const halfWidth = (zoom: number) => (SHORE_ERROR_METERS / METERS_PER_PIXEL_AT_ZOOM_10) * 2 ** (zoom - 10)
  const growing = (share: number): ExpressionSpecification => [
    'interpolate',
    ['exponential', 2],
    ['zoom'],
    NEAR.fromZoom,
    halfWidth(NEAR.fromZoom) * share,
    15,
    halfWidth(15) * share,
  ]
  return (['coast', 'lakes'] as const).map((name) => ({
    id: `soft-${name}`,
    type: 'line',
    source: WORLD_SOURCE,
    'source-layer': name,
    minzoom: NEAR.fromZoom,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': water, 'line-opacity': comingNear, 'line-width': growing(2.6), 'line-blur': growing(1) },
  }))
}

/** Meridians and parallels, finer the nearer: they give a scale to land of which nothing else is known. */
export function graticuleLayers({ graticule }: BasemapColors): LayerSpecification[] {
  const lines = (minutes: number, fromZoom: number): LayerSpecification => ({
    id: `graticule-${minutes}`,
    type: 'line',
    source: WORLD_SOURCE,
    'source-layer': 'graticule',
    minzoom: fromZoom,
    filter: ['>=', ['get', 'minutes'], minutes],
    paint: {
      'line-color': graticule,
      'line-width': 0.75,
      'line-opacity': byZoom(fromZoom, 0, fromZoom + 1, 0.22),
    },
  })
  return [lines(10, 9.5), lines(5, 10.5), lines(1, 12)]
}
