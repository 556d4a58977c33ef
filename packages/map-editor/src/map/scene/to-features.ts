import {
  type AnyLine,
  circleRing,
  type LineEnd,
  type MapColor,
  type MapObject,
  type Position,
  rectangleRing,
  type Spot,
  unwrapPath,
} from '@mishiori/map-document'
import type { Feature, Geometry } from 'geojson'
import { markImageId } from '../pins/mark-image-id.ts'
import { pinImageId, spotImageId } from '../pins/pin-image-id.ts'

/** What a style layer filters by. An `end` is a pin at the end of a line. */
export type FeatureShape = 'line' | 'area' | 'pin' | 'end'

export interface MapFeatureProperties {
  readonly shape: FeatureShape
  readonly color: MapColor
  /** Drawing order of lines and areas: higher is above. */
  readonly order: number
  /** The picture of a pin, or of the chevrons on a line that runs one way. */
  readonly image?: string
  /** Of a spot. */
  readonly name?: string
}

export type MapFeature = Feature<Geometry, MapFeatureProperties>

/** One object as the one feature that draws it. */
export function objectFeature(object: MapObject, order: number): MapFeature {
  switch (object.kind) {
    case 'spot':
      return spotFeature(object)
    case 'circle':
      return area(object, circleRing(object), order)
    case 'rectangle':
      return area(object, rectangleRing(object), order)
    case 'polygon':
      return area(object, closedRing(object.vertices), order)
    case 'line':
      return line(object, object.path, order)
    default:
      return directedLine(object, order)
  }
}

/** What marks an end of the main line: a pin, which stands aside from that of a spot at the same position. */
export function endFeature(line: AnyLine, { letter, position, isOccupied, towards }: LineEnd): MapFeature {
  // On beyond ±180°, as the line is drawn.
  const at = letter === 'S' ? position : (unwrapPath(line.path).at(-1) ?? position)
  return pin(line, at, { shape: 'end', image: pinImageId({ letter, ...(isOccupied && { aside: towards }) }) })
}

/** An object as it is drawn while it is selected or edited: a spot's pin wears a ring. */
export function selectedFeature(object: MapObject): MapFeature {
  return object.kind === 'spot' ? spotFeature(object, { isSelected: true }) : objectFeature(object, 0)
}

export function spotFeature(spot: Spot, { isSelected = false } = {}): MapFeature {
  const made = pin(spot, spot.position, { shape: 'pin', image: spotImageId(spot, isSelected) })
  return { ...made, properties: { ...made.properties, name: spot.name } }
}

/** A piece of a line under edit. `path` is unwrapped. */
export function pieceFeature(object: AnyLine, path: readonly Position[]): MapFeature {
  return feature(object, { type: 'LineString', coordinates: mutable(path) }, { shape: 'line', order: 0 })
}

/** A path that is no object. */
export function pathFeature(path: readonly Position[]): Feature {
  return { type: 'Feature', geometry: { type: 'LineString', coordinates: mutable(unwrapPath(path)) }, properties: {} }
}

function line(object: MapObject, path: readonly Position[], order: number): MapFeature {
  return feature(object, { type: 'LineString', coordinates: mutable(unwrapPath(path)) }, { shape: 'line', order })
}

/** A line with chevrons that show its direction. */
export function directedLine(object: AnyLine, order: number): MapFeature {
  const { properties, ...made } = line(object, object.path, order)
  const image = markImageId({ kind: 'chevron', color: object.color })
  return { ...made, properties: { ...properties, image } }
}

function closedRing(vertices: readonly Position[]): readonly Position[] {
  const first = vertices[0]
  return first ? unwrapPath([...vertices, first]) : []
}

function area(object: MapObject, ring: readonly Position[], order: number): MapFeature {
  return feature(object, { type: 'Polygon', coordinates: [mutable(ring)] }, { shape: 'area', order })
}

type PinLooks = Required<Pick<MapFeatureProperties, 'shape' | 'image'>>

function pin(object: MapObject, position: Position, { shape, image }: PinLooks): MapFeature {
  const made = feature(object, { type: 'Point', coordinates: [...position] }, { shape, order: 0 })
  return { ...made, properties: { ...made.properties, image } }
}

function feature(
  object: MapObject,
  geometry: Geometry,
  { shape, order }: Pick<MapFeatureProperties, 'shape' | 'order'>,
): MapFeature {
  return { type: 'Feature', geometry, properties: { shape, color: object.color, order } }
}

/** GeoJSON's types know no read-only arrays; nothing writes to these, so they are not copied. */
function mutable(path: readonly Position[]): number[][] {
  return path as unknown as number[][]
}
