import { pathLengthMeters } from '../geo/distance.ts'
import { longitudeDelta, wrapLongitude } from '../geo/longitude.ts'
import { nearestPointOnPath } from '../geo/nearest-point.ts'
import { rectangleWidthDegrees } from '../geo/rectangle-size.ts'
import { mapObjectId } from '../ids.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { Layer, MapDocument } from '../map-document.ts'
import type { AnyLine, MapObject, MapObjectId, Rectangle, Shape } from '../map-object.ts'
import { isLine, withValidMainLine } from '../operations/edit.ts'
import { withoutSeries } from '../path-series.ts'
import type { Position } from '../position.ts'
import { cutLine, type LinePiece } from './cut-line.ts'
import { type HiddenArea, PlaneArea } from './hidden-area.ts'

/** What others do not see of an object. */
export interface HiddenPart {
  readonly objectId: MapObjectId
  /** `part` only of lines. */
  readonly extent: 'whole' | 'part'
  /** Metres of a line that are left out; 0 of anything else. */
  readonly hiddenMeters: number
}

/** What others see of a document, and what they do not. */
export interface HiddenAreasResult {
  /** The given document itself where nothing is inside. */
  readonly document: MapDocument
  /** In the order of layers and objects; empty where nothing is inside. */
  readonly hidden: readonly HiddenPart[]
}

/**
 * The document as it may be shown to those who must not learn what is inside the areas. Lines are cut at the edges,
 * spots inside go, shapes with their centre or a vertex inside go, waypoints inside go. Of a line that falls into
 * pieces the longest keeps the id, and with it the place of the main line; the others are called `ID~1`, `ID~2`, … in
 * their order. Layers stay, even when they are empty. Where a layer would hold more objects than the limit the shortest
 * pieces are left out. What no area touches keeps its identity.
 */
export function hideAreas(document: MapDocument, areas: readonly HiddenArea[]): HiddenAreasResult {
  if (areas.length === 0) return { document, hidden: [] }
  const planes = areas.map((area) => new PlaneArea(area))
  const takenIds = new Set<string>(document.layers.flatMap(({ objects }) => objects.map(({ id }) => id)))
  const hidden: HiddenPart[] = []
  const layers = document.layers.map((layer) => hideInLayer(layer, planes, { takenIds, hidden }))
  if (hidden.length === 0) return { document, hidden }
  return { document: withValidMainLine({ ...document, layers }), hidden }
}

interface Notes {
  readonly takenIds: Set<string>
  readonly hidden: HiddenPart[]
}

function hideInLayer(layer: Layer, areas: readonly PlaneArea[], notes: Notes): Layer {
  const shown = layer.objects.map((object) => {
    const left = isLine(object) ? hideInLine(object, areas, notes.takenIds) : hideWhole(object, areas)
    if (left === null) return [object]
    notes.hidden.push(describe(object, left))
    return left
  })
  const isUntouched = shown.every((left, index) => left[0] === layer.objects[index])
  return isUntouched ? layer : { ...layer, objects: withinLimit(shown.flat(), layer.objects) }
}

/** Null for an unchanged object. */
function hideWhole(object: Exclude<MapObject, AnyLine>, areas: readonly PlaneArea[]): readonly MapObject[] | null {
  const positions = object.kind === 'spot' ? [object.position] : exposedPositions(object)
  return positions.some((position) => areas.some((area) => area.holds(position))) ? [] : null
}

/** The positions that reveal a shape: its centre and its vertices. */
function exposedPositions(shape: Shape): readonly Position[] {
  if (shape.kind === 'circle') return [shape.center]
  const vertices = shape.kind === 'rectangle' ? cornersOf(shape) : shape.vertices
  return [...vertices, centerOf(vertices)]
}

function cornersOf(rectangle: Rectangle): readonly Position[] {
  const { west, south, north } = rectangle
  const east = wrapLongitude(west + rectangleWidthDegrees(rectangle))
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}

function centerOf(vertices: readonly Position[]): Position {
  const origin = vertices[0]?.[0] ?? 0
  const sum = vertices.reduce(
    ([lng, lat], vertex) => [lng + longitudeDelta(origin, vertex[0]), lat + vertex[1]],
    [0, 0],
  )
  return [wrapLongitude(origin + sum[0] / vertices.length), sum[1] / vertices.length]
}

/** Null for an unchanged line. */
function hideInLine(line: AnyLine, areas: readonly PlaneArea[], takenIds: Set<string>): readonly AnyLine[] | null {
  const isHidden = (position: Position) => areas.some((area) => area.holds(position))
  const waypoints = line.kind === 'navigationLine' ? line.waypoints.filter((waypoint) => !isHidden(waypoint)) : []
  const pieces = cutLine(line, areas)
  if (!pieces) {
    if (line.kind !== 'navigationLine' || waypoints.length === line.waypoints.length) return null
    return [{ ...line, waypoints }]
  }
  const longest = Math.max(...pieces.map(({ path }) => pathLengthMeters(path)))
  const keeper = pieces.findIndex(({ path }) => pathLengthMeters(path) === longest)
  const sorted = sortWaypoints(waypoints, pieces)
  let number = 0
  return pieces.map((piece, index) => {
    const id = index === keeper ? line.id : freeId(line.id, ++number, takenIds)
    const details = withoutSeries(line)
    return details.kind === 'navigationLine'
      ? { ...details, ...piece, id, waypoints: sorted[index] ?? [] }
      : { ...details, ...piece, id }
  })
}

/** To each piece the waypoints that lie nearest to it, in their order. */
function sortWaypoints(waypoints: readonly Position[], pieces: readonly LinePiece[]): readonly (readonly Position[])[] {
  const distance = (path: readonly Position[], waypoint: Position) =>
    nearestPointOnPath(path, waypoint)?.distanceMeters ?? Number.POSITIVE_INFINITY
  const owners = waypoints.map((waypoint) => {
    const distances = pieces.map(({ path }) => distance(path, waypoint))
    return distances.indexOf(Math.min(...distances))
  })
  return pieces.map((_, index) => waypoints.filter((__, waypoint) => owners[waypoint] === index))
}

function freeId(id: MapObjectId, number: number, takenIds: Set<string>): MapObjectId {
  let free = `${id}~${number}`
  while (takenIds.has(free)) free = `${free}~`
  takenIds.add(free)
  return mapObjectId(free)
}

function describe(object: MapObject, left: readonly MapObject[]): HiddenPart {
  const lengthOf = (one: MapObject) => (isLine(one) ? pathLengthMeters(one.path) : 0)
  const leftMeters = left.reduce((sum, one) => sum + lengthOf(one), 0)
  return {
    objectId: object.id,
    extent: left.length === 0 ? 'whole' : 'part',
    hiddenMeters: Math.max(0, lengthOf(object) - leftMeters),
  }
}

/** A layer was within its limit before its lines fell into pieces: of those the shortest go. */
function withinLimit(objects: readonly MapObject[], before: readonly MapObject[]): readonly MapObject[] {
  const tooMany = objects.length - MAP_LIMITS.objectsPerLayer
  if (tooMany <= 0) return objects
  const ids = new Set(before.map(({ id }) => id))
  const pieces = objects.filter(isLine).filter(({ id }) => !ids.has(id))
  const shortest = pieces.sort((one, other) => pathLengthMeters(one.path) - pathLengthMeters(other.path))
  const dropped = new Set<MapObject>(shortest.slice(0, tooMany))
  return objects.filter((object) => !dropped.has(object))
}
