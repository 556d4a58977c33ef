import {
  cutText,
  DEFAULT_COLOR,
  type Line,
  MAP_LIMITS,
  type MapObject,
  mapObjectId,
  type Polygon,
  type Position,
  pathLengthMeters,
  type RecordedLine,
  type Spot,
  type TravelMode,
} from '@mishiori/map-document'
import { NoteCounter } from './formats/notes.ts'
import type { ReadLine, ReadNote, ReadSegment, ReadSpot, RouteFile } from './read-result.ts'

/** Words for what the file leaves without a name. Numbers count from 1. Lines take the name of their file. */
export interface ObjectNames {
  /** For a file that does not say its own name. */
  readonly layer: string
  spot(number: number): string
  area(number: number): string
}

export interface MapObjectOptions {
  readonly createId: () => string
  readonly names: ObjectNames
  /** At most this many objects; what is more is counted in the note `object.left_out`. Default: what an empty layer holds. */
  readonly maxObjects?: number
}

export interface FileObjects {
  readonly layerName: string
  readonly objects: readonly MapObject[]
  /** The file's own notes and those of this step. */
  readonly notes: readonly ReadNote[]
}

/** Turns a file into objects of one layer: each segment a line or a recording, each route a line, then areas, each waypoint and each named point of a route a text spot. */
export function toMapObjects(file: RouteFile, options: MapObjectOptions): FileObjects {
  const notes = new NoteCounter()
  for (const note of file.notes) notes.add(note.code, note.count)
  const room = options.maxObjects ?? MAP_LIMITS.objectsPerLayer
  const segments = file.lines.flatMap((line) => line.segments.map((segment, index) => ({ line, segment, index })))
  const lines = segments.slice(0, room)
  const areas = file.areas.slice(0, room - lines.length)
  const allSpots = spotsAndStops(file)
  const spots = allSpots.slice(0, room - lines.length - areas.length)
  const found = segments.length + file.areas.length + allSpots.length
  notes.add('object.left_out', found - lines.length - areas.length - spots.length)
  const cut = (text: string, fallback: string) => cutName(text || fallback, notes)
  const layerName = cutName(file.name || options.names.layer, notes)
  const objects = [
    ...lines.map(({ line, segment, index }, order): Line | RecordedLine => {
      const name = line.name
        ? cut(line.segments.length > 1 ? numberedName(line.name, index + 1) : line.name, layerName)
        : segments.length > 1
          ? numberedName(layerName, order + 1)
          : layerName
      return toLine(line, segment, {
        id: mapObjectId(options.createId()),
        name,
        description: cutDescription(line, notes),
      })
    }),
    ...areas.map((area, order): Polygon => {
      const name = cut(area.name, options.names.area(order + 1))
      const words = { id: mapObjectId(options.createId()), name, description: cutDescription(area, notes) }
      return { ...words, kind: 'polygon', color: area.color ?? DEFAULT_COLOR, vertices: area.vertices }
    }),
    ...spots.map(({ isStop, ...spot }, order): Spot => {
      const name = cut(spot.name, options.names.spot(order + 1))
      const words = { id: mapObjectId(options.createId()), name, description: cutDescription(spot, notes) }
      return { ...toSpot(spot, words), ...(isStop && { isRouteStop: true }) }
    }),
  ]
  return { layerName, objects, notes: notes.list() }
}

const numberedName = (name: string, number: number) => `${cutText(name, 245)} (${number})`

type Words = Pick<Line, 'id' | 'name' | 'description'>

/** A track that was recorded from its first point to its last one is a recording; whatever else is a free line. */
function toLine(line: ReadLine, segment: ReadSegment, words: Words): Line | RecordedLine {
  const { elevationsMeters, timestampsMs } = segment
  const path = segmentPath(segment)
  const speed = line.kind === 'track' ? meanSpeed(segment, path) : null
  return {
    ...words,
    ...(speed === null ? { kind: 'line' } : { kind: 'recordedLine', travelMode: travelModeOf(speed) }),
    color: line.color ?? DEFAULT_COLOR,
    path,
    ...(elevationsMeters && { elevationsMeters: withNulls(elevationsMeters) }),
    ...(timestampsMs && { timestampsMs: withNulls(timestampsMs) }),
  }
}

/** Nobody walks faster than this for long, metres per second; few drive slower, rests included. */
const FASTEST_WALK = 4

const travelModeOf = (metersPerSecond: number): TravelMode => (metersPerSecond > FASTEST_WALK ? 'driving' : 'walking')

/** Metres per second from the first point to the last one; null when one of them has no time, or time runs backwards. */
function meanSpeed({ timestampsMs, length }: ReadSegment, path: readonly Position[]): number | null {
  const durationMs = (timestampsMs?.[length - 1] ?? Number.NaN) - (timestampsMs?.[0] ?? Number.NaN)
  return durationMs > 0 ? (pathLengthMeters(path) / durationMs) * 1000 : null
}

/** Waypoints, then the stops of routes. Many apps write a stop as a waypoint too: it comes once. */
function spotsAndStops({ lines, spots }: RouteFile): readonly (ReadSpot & { readonly isStop: boolean })[] {
  const keyOf = ({ name, position }: ReadSpot) => `${position.map((degrees) => degrees.toFixed(5)).join()} ${name}`
  const stops = lines.flatMap((line) => line.stops)
  const stopKeys = new Set(stops.map(keyOf))
  const spotKeys = new Set(spots.map(keyOf))
  return [
    ...spots.map((spot) => ({ ...spot, isStop: stopKeys.has(keyOf(spot)) })),
    ...stops.filter((stop) => !spotKeys.has(keyOf(stop))).map((stop) => ({ ...stop, isStop: true })),
  ]
}

function toSpot(spot: ReadSpot, words: Words): Spot {
  return {
    ...words,
    kind: 'spot',
    color: spot.color ?? DEFAULT_COLOR,
    position: spot.position,
    icon: spot.icon,
    display: 'text',
    images: [],
    placeId: null,
    ...(spot.elevationMeters !== null && { elevationMeters: spot.elevationMeters }),
    ...(spot.timestampMs !== null && { timestampMs: spot.timestampMs }),
    ...(spot.symbol && { symbol: spot.symbol }),
  }
}

/** The segment's points as positions. */
export function segmentPath({ lngLat, length }: ReadSegment): readonly Position[] {
  return Array.from({ length }, (_, index): Position => [lngLat[2 * index] ?? 0, lngLat[2 * index + 1] ?? 0])
}

function withNulls(column: Float64Array): readonly (number | null)[] {
  return Array.from(column, (value) => (Number.isNaN(value) ? null : value))
}

function cutName(name: string, notes: NoteCounter): string {
  if (name.length <= MAP_LIMITS.nameLength.max) return name
  notes.add('name.cut')
  return cutText(name, MAP_LIMITS.nameLength.max)
}

function cutDescription({ description }: { readonly description: string }, notes: NoteCounter): string {
  if (description.length <= MAP_LIMITS.descriptionLength.max) return description
  notes.add('description.cut')
  return cutText(description, MAP_LIMITS.descriptionLength.max)
}
