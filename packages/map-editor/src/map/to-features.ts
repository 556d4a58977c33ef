import {
  circleRing,
  type Layer,
  type MapColor,
  type MapObject,
  type MapObjectId,
  type Position,
  rectangleRing,
} from '@mishiori/map-document'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { pinImageId } from './pin-image-id.ts'
import { unwrapPath } from './unwrap-path.ts'

/** What a style layer filters by. */
export type FeatureShape = 'line' | 'area' | 'pin'

export interface MapFeatureProperties {
  /** The object's id, by which feature-state and picking find it. */
  readonly id: MapObjectId
  readonly shape: FeatureShape
  readonly color: MapColor
  /** Drawing order within the layer: higher is above. */
  readonly order: number
  /** Pins only. */
  readonly image?: string
}

export type MapFeature = Feature<Geometry, MapFeatureProperties>

/** A layer as GeoJSON. The main line also carries its pins, S at the start and G at the end. */
export function layerFeatures(
  layer: Layer,
  mainLineId: MapObjectId | null,
): FeatureCollection<Geometry, MapFeatureProperties> {
  const features = layer.objects.flatMap((object, order) =>
    objectFeatures(object, { order, isMain: object.id === mainLineId }),
  )
  return { type: 'FeatureCollection', features }
}

/** An object as it is drawn while it is selected or edited: a spot's pin wears a ring. */
export function selectedFeatures(object: MapObject, { isMain }: Pick<Placement, 'isMain'>): readonly MapFeature[] {
  const placement = { order: 0, isMain }
  if (object.kind !== 'spot') return objectFeatures(object, placement)
  return [
    pin(object, object.position, pinImageId({ icon: object.icon, color: object.color, isSelected: true }), placement),
  ]
}

interface Placement {
  readonly order: number
  readonly isMain: boolean
}

export function objectFeatures(object: MapObject, placement: Placement): readonly MapFeature[] {
  switch (object.kind) {
    case 'spot':
      return [pin(object, object.position, pinImageId({ icon: object.icon, color: object.color }), placement)]
    case 'circle':
      return [area(object, circleRing(object), placement)]
    case 'rectangle':
      return [area(object, rectangleRing(object), placement)]
    case 'polygon':
      return [area(object, closedRing(object.vertices), placement)]
    default:
      return lineFeatures(object, object.path, placement)
  }
}

function lineFeatures(object: MapObject, path: readonly Position[], placement: Placement): readonly MapFeature[] {
  const coordinates = unwrapPath(path)
  const line = feature(object, { type: 'LineString', coordinates: mutable(coordinates) }, 'line', placement)
  const [start, end] = [coordinates[0], coordinates.at(-1)]
  if (!placement.isMain || !start || !end) return [line]
  return [
    line,
    pin(object, end, pinImageId({ letter: 'G' }), placement),
    pin(object, start, pinImageId({ letter: 'S' }), placement),
  ]
}

function closedRing(vertices: readonly Position[]): readonly Position[] {
  const first = vertices[0]
  return first ? unwrapPath([...vertices, first]) : []
}

function area(object: MapObject, ring: readonly Position[], placement: Placement): MapFeature {
  return feature(object, { type: 'Polygon', coordinates: [mutable(ring)] }, 'area', placement)
}

function pin(object: MapObject, position: Position, image: string, placement: Placement): MapFeature {
  const made = feature(object, { type: 'Point', coordinates: [...position] }, 'pin', placement)
  return { ...made, properties: { ...made.properties, image } }
}

function feature(object: MapObject, geometry: Geometry, shape: FeatureShape, { order }: Placement): MapFeature {
  return { type: 'Feature', geometry, properties: { id: object.id, shape, color: object.color, order } }
}

/** GeoJSON's types know no read-only arrays; nothing writes to these, so they are not copied. */
function mutable(path: readonly Position[]): number[][] {
  return path as unknown as number[][]
}
