import { MAP_LIMITS, type Position } from '@mishiori/map-document'
import { joinRings } from '../../antimeridian/join.ts'
import { FILE_LIMITS } from '../../limits.ts'
import type { ReadArea, ReadLine, ReadSegment, ReadSpot, RouteFile } from '../../read-result.ts'
import { RefusedError } from '../../refused-error.ts'
import { lookOf } from '../../symbols/symbols.ts'
import { parseTime } from '../gpx/gpx-time.ts'
import { NoteCounter } from '../notes.ts'
import { placeOnMap, refuseNoPoints } from '../place-on-map.ts'
import { PointColumns } from '../point-columns.ts'
import { colorOf, type Properties, wordsOf } from './geojson-looks.ts'
import { joinParts, type LinePart } from './join-parts.ts'

interface ReadPosition {
  readonly position: Position
  readonly elevation: number
}

const NO_PROPERTIES: Properties = {}

/** Builds a {@link RouteFile} from a value of GeoJSON: a geometry, a feature or a collection of them. */
export class GeojsonBuilder {
  readonly #notes = new NoteCounter()
  readonly #lines: ReadLine[] = []
  readonly #spots: ReadSpot[] = []
  readonly #areas: ReadArea[] = []
  #words = { name: '', description: '' }
  #pointCount = 0

  /** @throws {RefusedError} for what is no GeoJSON, or too much of it. */
  add(value: unknown): void {
    if (!isRecord(value) || typeof value.type !== 'string' || !TYPES.has(value.type)) {
      throw new RefusedError('file.unsupported_format', { format: 'json' })
    }
    const words = propertiesOf(value)
    this.#words = {
      name: wordsOf(value, ['name']) || wordsOf(words, NAMES),
      description: wordsOf(value, ['description']) || wordsOf(words, DESCRIPTIONS),
    }
    this.#addObject(value, NO_PROPERTIES, 0)
  }

  /** @throws {RefusedError} `file.no_points` when there is nothing to show. */
  finish(): RouteFile {
    const found = [this.#lines, this.#spots, this.#areas]
    if (found.every(({ length }) => length === 0)) refuseNoPoints(this.#notes)
    const [lines, spots, areas] = [this.#lines, this.#spots, this.#areas]
    return { format: 'geojson', ...this.#words, lines, spots, areas, notes: this.#notes.list() }
  }

  #addObject(value: unknown, properties: Properties, depth: number): void {
    if (depth > FILE_LIMITS.jsonDepth) throw new RefusedError('file.too_deep', { max: FILE_LIMITS.jsonDepth })
    const { type, features, geometry, geometries, coordinates } = isRecord(value) ? value : NO_PROPERTIES
    if (type === 'FeatureCollection') this.#addAll(features, properties, depth)
    else if (type === 'GeometryCollection') this.#addAll(geometries, properties, depth)
    else if (type !== 'Feature') this.#addGeometry(type, coordinates, properties)
    // RFC 7946 §3.2: a feature without a place has null for its geometry.
    else if (geometry !== null) this.#addObject(geometry, propertiesOf(value), depth + 1)
  }

  #addAll(values: unknown, properties: Properties, depth: number): void {
    for (const value of listOf(values)) this.#addObject(value, properties, depth + 1)
  }

  #addGeometry(type: unknown, coordinates: unknown, properties: Properties): void {
    const parts = listOf(coordinates)
    if (type === 'Point') this.#addSpot(this.#read(coordinates), properties)
    else if (type === 'MultiPoint') for (const point of parts) this.#addSpot(this.#read(point), properties)
    else if (type === 'LineString') this.#addLine([coordinates], properties)
    else if (type === 'MultiLineString') this.#addLine(parts, properties)
    else if (type === 'Polygon') this.#addAreas([coordinates], properties)
    else if (type === 'MultiPolygon') this.#addAreas(parts, properties)
    else this.#notes.add('geometry.left_out')
  }

  #addSpot(point: ReadPosition | null, properties: Properties): void {
    if (!point) return
    refuseMoreThan(FILE_LIMITS.spots, this.#spots)
    this.#spots.push({
      name: wordsOf(properties, NAMES),
      description: wordsOf(properties, DESCRIPTIONS),
      position: point.position,
      elevationMeters: Number.isNaN(point.elevation) ? null : point.elevation,
      timestampMs: null,
      ...lookOf(SYMBOLS.map(([set, property]) => ({ set, name: wordsOf(properties, [property]) }))),
      color: colorOf(properties, ['marker-color', 'stroke', 'color']),
    })
  }

  #addLine(parts: readonly unknown[], properties: Properties): void {
    const times = timesOf(properties)
    const whole = joinParts(parts.map((part, index) => ({ points: listOf(part), times: times[index] ?? [] })))
    const segments = whole.flatMap((part) => {
      const segment = this.#readSegment(part)
      if (segment.length === 1) this.#addLonePoint(segment, properties)
      return segment.length > 1 ? [segment] : []
    })
    if (segments.length === 0) return
    refuseMoreThan(FILE_LIMITS.lines, this.#lines)
    this.#lines.push({
      name: wordsOf(properties, NAMES),
      description: wordsOf(properties, DESCRIPTIONS),
      kind: segments.some(({ timestampsMs }) => timestampsMs !== null) ? 'track' : 'route',
      color: colorOf(properties, ['stroke', 'color']),
      segments,
      stops: [],
    })
  }

  /** One point is no line, but it is a place that the file has. */
  #addLonePoint({ lngLat, elevationsMeters }: ReadSegment, properties: Properties): void {
    this.#notes.add('line.became_spot')
    const [lng = Number.NaN, lat = Number.NaN] = lngLat
    this.#addSpot({ position: [lng, lat], elevation: elevationsMeters?.[0] ?? Number.NaN }, properties)
  }

  #readSegment({ points, times }: LinePart): ReadSegment {
    const columns = new PointColumns()
    for (const [index, coordinate] of points.entries()) {
      const point = this.#read(coordinate)
      if (point) columns.push(...point.position, point.elevation, this.#readTime(times[index]))
    }
    return columns.toSegment()
  }

  #addAreas(polygons: readonly unknown[], properties: Properties): void {
    const rings = polygons.map((polygon) => {
      const [outer, ...holes] = listOf(polygon)
      this.#notes.add('area.hole_left_out', holes.length)
      const read = listOf(outer).map((coordinate) => this.#read(coordinate)?.position)
      return opened(read.filter((position) => position !== undefined))
    })
    for (const vertices of joinRings(rings)) this.#addArea(vertices, properties)
  }

  #addArea(vertices: readonly Position[], properties: Properties): void {
    const { min, max } = MAP_LIMITS.polygonPoints
    const distinct = new Set(vertices.map((vertex) => vertex.map((degrees) => degrees.toFixed(5)).join()))
    if (distinct.size < min || vertices.length > max) {
      this.#notes.add('area.left_out')
      return
    }
    refuseMoreThan(FILE_LIMITS.areas, this.#areas)
    this.#areas.push({
      name: wordsOf(properties, NAMES),
      description: wordsOf(properties, DESCRIPTIONS),
      color: colorOf(properties, ['fill', 'stroke', 'color']),
      vertices,
    })
  }

  #read(coordinate: unknown): ReadPosition | null {
    const [lng, lat, elevation] = listOf(coordinate)
    const position = placeOnMap(isNumber(lng) ? lng : Number.NaN, isNumber(lat) ? lat : Number.NaN, this.#notes)
    if (!position) return null
    const max = FILE_LIMITS.points
    if (++this.#pointCount > max) throw new RefusedError('file.too_many_points', { max })
    const isKnown = elevation === undefined || elevation === null || isNumber(elevation)
    if (!isKnown) this.#notes.add('elevation.invalid')
    return { position, elevation: isNumber(elevation) ? elevation : Number.NaN }
  }

  #readTime(value: unknown): number {
    if (isNumber(value)) return value
    if (typeof value !== 'string') return Number.NaN
    const { timeMs, hasZone } = parseTime(value)
    if (Number.isNaN(timeMs)) this.#notes.add('time.invalid')
    if (!hasZone) this.#notes.add('time.without_zone')
    return timeMs
  }
}

const TYPES = new Set([
  'FeatureCollection',
  'Feature',
  'GeometryCollection',
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
])
/** Where simplestyle, and tools that make GeoJSON of other formats, keep symbols. */
const SYMBOLS = [
  ['maki', 'marker-symbol'],
  ['garmin', 'sym'],
  ['osmand', 'osmand_icon'],
  ['kml', 'icon'],
] as const
const NAMES = ['name', 'title', 'Name']
const DESCRIPTIONS = ['description', 'desc', 'Description']

/** The times of a line's points, or of each of its parts, where other tools keep them. */
function timesOf(properties: Properties): readonly (readonly unknown[])[] {
  const { coordTimes, coordinateProperties } = properties
  const times = listOf(isRecord(coordinateProperties) ? coordinateProperties.times : coordTimes)
  return times.every(Array.isArray) ? times.map(listOf) : [times]
}

function opened(ring: readonly Position[]): readonly Position[] {
  const [first, last] = [ring[0], ring.at(-1)]
  const isClosed = ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
  return isClosed ? ring.slice(0, -1) : ring
}

function refuseMoreThan(max: number, found: readonly unknown[]): void {
  if (found.length >= max) throw new RefusedError('file.too_many_points', { max })
}

function propertiesOf(value: unknown): Properties {
  return isRecord(value) && isRecord(value.properties) ? value.properties : NO_PROPERTIES
}

function isRecord(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isNumber = (value: unknown): value is number => Number.isFinite(value)
