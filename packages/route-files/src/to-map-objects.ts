import {
  type AnyLine,
  cutText,
  DEFAULT_COLOR,
  type Line,
  MAP_LIMITS,
  type MapObject,
  type MapObjectId,
  mapObjectId,
  type PathSeries,
  type Position,
  pathLengthMeters,
  SENSOR_SERIES,
  type SensorSeries,
  type Shape,
  type Spot,
  type TravelMode,
} from '@mishiori/map-document'
import { NoteCounter } from './formats/notes.ts'
import type { ReadArea, ReadLine, ReadNote, ReadSegment, ReadSpot, RouteFile } from './read-result.ts'
import { readSpotTime } from './spot-time.ts'

/** Words for what the file leaves without a name. Numbers count from 1. Lines take the name of their layer. */
export interface ObjectNames {
  /** For a file that does not say its own name, and for its folders without one. */
  readonly layer: string
  spot(number: number): string
  area(number: number): string
}

/** Ids and default names for the objects that {@link toMapObjects} makes. */
export interface MapObjectOptions {
  readonly createId: () => string
  readonly names: ObjectNames
}

/** Objects of one folder of a file. */
export interface FileLayer {
  readonly name: string
  readonly objects: readonly MapObject[]
  /** The lines of each track or feature that has several, by their ids; absent where none has. */
  readonly groups?: readonly (readonly MapObjectId[])[]
}

/** A picture that a spot of the file shows. A spot holds addresses: the host stores it and puts its address there. */
export interface FilePicture {
  readonly objectId: MapObjectId
  /** As the archive calls it, with its folders. */
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Layers of a file as map objects, with notes of what was left out. */
export interface FileObjects {
  /**
   * One for each folder with content, after one for content outside of folders. They may exceed the limits of a map
   * layer: see `fitLayers` of map-document.
   */
  readonly layers: readonly FileLayer[]
  /** The file's own notes and those of this step. */
  readonly notes: readonly ReadNote[]
  /** In the order of the spots, and of each's pictures. */
  readonly pictures: readonly FilePicture[]
}

type Contents = Pick<RouteFile, 'lines' | 'spots' | 'areas'>

/**
 * Turns a file into objects of layers: each segment a line or a recording, each route a line, then areas, each waypoint
 * and each named point of a route a text spot.
 */
export function toMapObjects(file: RouteFile, options: MapObjectOptions): FileObjects {
  const notes = new NoteCounter()
  for (const note of file.notes) notes.add(note.code, note.count)
  const builder = new ObjectBuilder(options, notes, file.pictures ?? {})
  const fileName = cutName(file.name || options.names.layer, notes)
  const layers = contentsByFolder(file).map(({ folder, ...contents }): FileLayer => {
    const name = cutName((folder !== null && file.folders[folder]) || fileName, notes)
    return builder.layerOf(contents, name)
  })
  return { layers, notes: notes.list(), pictures: builder.pictures }
}

/** The content of each folder, in order, after the content outside of folders. */
function contentsByFolder(file: RouteFile): readonly (Contents & { readonly folder: number | null })[] {
  const groups = [null, ...file.folders.keys()].map((folder) => ({
    folder,
    lines: [] as ReadLine[], // grows below
    areas: [] as ReadArea[],
    spots: [] as ReadSpot[],
  }))
  const groupOf = (folder: number | null) => groups[folder === null ? 0 : folder + 1]
  for (const line of file.lines) groupOf(line.folder)?.lines.push(line)
  for (const area of file.areas) groupOf(area.folder)?.areas.push(area)
  for (const spot of file.spots) groupOf(spot.folder)?.spots.push(spot)
  return groups.filter(({ lines, areas, spots }) => lines.length + areas.length + spots.length > 0)
}

class ObjectBuilder {
  readonly #options: MapObjectOptions
  readonly #notes: NoteCounter
  readonly #files: NonNullable<RouteFile['pictures']>
  readonly pictures: FilePicture[] = []
  #areaCount = 0
  #spotCount = 0

  constructor(options: MapObjectOptions, notes: NoteCounter, files: NonNullable<RouteFile['pictures']>) {
    this.#options = options
    this.#notes = notes
    this.#files = files
  }

  layerOf(contents: Contents, name: string): FileLayer {
    const lines = this.#linesOf(contents.lines, name)
    const groups = lines.filter((parts) => parts.length > 1).map((parts) => parts.map(({ id }) => id))
    const objects = [...lines.flat(), ...this.#othersOf(contents)]
    return { name, objects, ...(groups.length > 0 && { groups }) }
  }

  /** Of each line its segments. */
  #linesOf(lines: readonly ReadLine[], layerName: string): readonly (readonly MapObject[])[] {
    const count = lines.reduce((sum, { segments }) => sum + segments.length, 0)
    let order = 0
    return lines.map((line) =>
      line.segments.map((segment, index) => {
        order++
        const whole = line.name || (count > 1 ? numberedName(layerName, order) : layerName)
        const name = line.name && line.segments.length > 1 ? numberedName(line.name, index + 1) : whole
        return toLine(line, segment, this.#details({ ...line, name }, layerName))
      }),
    )
  }

  #othersOf(contents: Contents): readonly MapObject[] {
    const { names } = this.#options
    return [
      ...contents.areas.map(({ shape, ...area }): Shape => {
        const color = area.color ?? DEFAULT_COLOR
        const noGo = area.isNoGo && { isNoGo: area.isNoGo }
        const details = { ...this.#details(area, names.area(++this.#areaCount)), ...noGo, color }
        return shape ? { ...details, ...shape } : { ...details, kind: 'polygon', vertices: area.vertices }
      }),
      ...spotsAndStops(contents).map(({ isStop, ...spot }): Spot => {
        const details = this.#details(spot, names.spot(++this.#spotCount))
        this.#addPictures(details.id, spot.pictures ?? [])
        return { ...toSpot(spot, details), ...(isStop && { isRouteStop: true }) }
      }),
    ]
  }

  #addPictures(objectId: MapObjectId, names: readonly string[]): void {
    for (const name of names) {
      const bytes = Object.hasOwn(this.#files, name) ? this.#files[name] : undefined
      if (bytes) this.pictures.push({ objectId, name, bytes })
    }
  }

  #details(named: { readonly name: string; readonly description: string }, fallback: string): Details {
    const name = cutName(named.name || fallback, this.#notes)
    return { id: mapObjectId(this.#options.createId()), name, description: cutDescription(named, this.#notes) }
  }
}

const numberedName = (name: string, number: number) => `${cutText(name, 245)} (${number})`

type Details = Pick<Line, 'id' | 'name' | 'description'>

/**
 * A track that was recorded from its first point to its last one is a recording, a line along roads that we wrote is one again;
 * whatever else is a free line.
 */
function toLine(line: ReadLine, segment: ReadSegment, details: Details): AnyLine {
  const { elevationsMeters, timestampsMs } = segment
  const path = segmentPath(segment)
  const speed = line.kind === 'track' ? meanSpeed(segment, path) : null
  const travelMode = line.travelMode ?? (speed === null ? null : travelModeOf(speed))
  return {
    ...details,
    ...kindOf(line, travelMode),
    color: line.color ?? DEFAULT_COLOR,
    ...(line.source && { source: line.source }),
    path,
    ...(elevationsMeters && { elevationsMeters: withNulls(elevationsMeters) }),
    ...(timestampsMs && { timestampsMs: withNulls(timestampsMs) }),
    ...measuredOf(segment),
  }
}

function measuredOf({ sensors = {} }: ReadSegment): Pick<PathSeries, SensorSeries> {
  const known = SENSOR_SERIES.flatMap((name) => {
    const column = sensors[name]
    return column?.some((value) => !Number.isNaN(value)) ? [[name, withNulls(column)] as const] : []
  })
  return Object.fromEntries(known)
}

function kindOf({ navigation, segments }: ReadLine, travelMode: TravelMode | null) {
  // Of a line in pieces none leads through all its stops.
  if (navigation && segments.length === 1) return { kind: 'navigationLine', ...navigation } as const
  return travelMode === null ? ({ kind: 'line' } as const) : ({ kind: 'recordedLine', travelMode } as const)
}

/** Nobody walks faster than this for long, metres per second; few drive slower, rests included. */
const FASTEST_WALK = 4

const travelModeOf = (metersPerSecond: number): TravelMode => (metersPerSecond > FASTEST_WALK ? 'driving' : 'walking')

/** More of the points than this have times in a recording of which one end has none. */
const MOSTLY_TIMED = 2 / 3

/**
 * Metres per second from the first time to the last one; null when time runs backwards, or when an end has none and many other
 * points have none either.
 */
function meanSpeed({ timestampsMs, length }: ReadSegment, path: readonly Position[]): number | null {
  if (!timestampsMs) return null
  const isKnown = (timeMs: number) => !Number.isNaN(timeMs)
  const [first, last] = [timestampsMs.findIndex(isKnown), timestampsMs.findLastIndex(isKnown)]
  const isWhole = first === 0 && last === length - 1
  if (!isWhole && timestampsMs.filter(isKnown).length <= MOSTLY_TIMED * length) return null
  const durationMs = (timestampsMs[last] ?? Number.NaN) - (timestampsMs[first] ?? Number.NaN)
  const timed = isWhole ? path : path.slice(first, last + 1)
  return durationMs > 0 ? (pathLengthMeters(timed) / durationMs) * 1000 : null
}

/** Waypoints, then the stops of routes. Many apps write a stop as a waypoint too: it comes once. */
function spotsAndStops({ lines, spots }: Contents): readonly (ReadSpot & { readonly isStop: boolean })[] {
  const keyOf = ({ name, position }: ReadSpot) => `${position.map((degrees) => degrees.toFixed(5)).join()} ${name}`
  const stops = lines.flatMap((line) => line.stops)
  const stopKeys = new Set(stops.map(keyOf))
  const spotKeys = new Set(spots.map(keyOf))
  return [
    ...spots.map((spot) => ({ ...spot, isStop: spot.isRouteStop === true || stopKeys.has(keyOf(spot)) })),
    ...stops.filter((stop) => !spotKeys.has(keyOf(stop))).map((stop) => ({ ...stop, isStop: true })),
  ]
}

function toSpot(spot: ReadSpot, details: Details): Spot {
  const images = (spot.images ?? []).filter((address) => /^https?:/i.test(address)).slice(0, MAP_LIMITS.spotImages)
  return {
    ...details,
    kind: 'spot',
    color: spot.color ?? DEFAULT_COLOR,
    position: spot.position,
    icon: spot.icon,
    display: images.length > 0 ? 'image' : 'text',
    images,
    placeId: null,
    ...(spot.elevationMeters !== null && { elevationMeters: spot.elevationMeters }),
    ...readSpotTime(spot.icon, spot.timestampMs),
    ...(spot.symbol && { symbol: spot.symbol }),
  }
}

/**
 * The segment's points as positions. Here and below a loop with `push`: for 500,000 points with elevations and times it
 * took 389 ms, `Array.from` 599 ms.
 */
export function segmentPath({ lngLat, length }: ReadSegment): readonly Position[] {
  const path: Position[] = []
  for (let index = 0; index < length; index++) path.push([lngLat[2 * index] ?? 0, lngLat[2 * index + 1] ?? 0])
  return path
}

function withNulls(column: Float64Array): readonly (number | null)[] {
  const values: (number | null)[] = []
  for (const value of column) values.push(Number.isNaN(value) ? null : value)
  return values
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
