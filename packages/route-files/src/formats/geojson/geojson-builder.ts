import type { Position } from '@mishiori/map-document'
import { joinRings } from '../../antimeridian/join.ts'
import { joinSegments } from '../../antimeridian/join-segments.ts'
import { FILE_LIMITS } from '../../limits.ts'
import type { ReadLine, ReadSegment, ReadShape, ReadSpot, RouteFile } from '../../read-result.ts'
import { RefusedError } from '../../refused-error.ts'
import { lookOf } from '../../symbols/symbols.ts'
import { isRecordingTime } from '../cleaning/clean-times.ts'
import { isNoFix } from '../cleaning/without-missing-fixes.ts'
import {
  LINE_SOURCE_NAME,
  lineSourceOf,
  NO_GO_NAME,
  ROUTE_STOP_NAME,
  TRAVEL_MODE_NAME,
  travelModeOf,
} from '../line-source.ts'
import { NAVIGATION_NAME, readNavigation } from '../navigation.ts'
import { NoteCounter } from '../notes.ts'
import { areasOf, circleOf, OWN_GENERATOR, rectangleOf } from '../own-shapes.ts'
import { placeOnMap } from '../place-on-map.ts'
import { PointColumns } from '../point-columns.ts'
import { parseTime } from '../read-time.ts'
import { RouteFileBuilder } from '../route-file-builder.ts'
import { alignedArrays, measurementsAt } from '../sensors.ts'
import type { PartSeries } from './coordinate-properties.ts'
import { GeojsonFeature } from './geojson-feature.ts'
import { colorOf, firstText, isRecord, NO_PROPERTIES, type Properties } from './geojson-looks.ts'
import { hasAddress, textsOf } from './geojson-texts.ts'

interface ReadPosition {
  readonly position: Position
  readonly elevation: number
  /** A fourth number, of which the standard says nothing; NaN without one. */
  readonly measure: number
}

/** Builds a {@link RouteFile} from a value of GeoJSON: a geometry, a feature or a collection of them. */
export class GeojsonBuilder {
  readonly #found = new RouteFileBuilder()
  readonly #notes = this.#found.notes
  readonly #folders = new Map<string, number>()
  #addressCount = 0
  #properties = { name: '', description: '' }

  /** @throws {RefusedError} for invalid GeoJSON, or too much of it. */
  add(value: unknown): void {
    if (!isRecord(value) || typeof value.type !== 'string' || !TYPES.has(value.type)) {
      throw new RefusedError('file.unsupported_format', { format: 'json' })
    }
    const properties = propertiesOf(value)
    this.#found.isOwn = value.generator === OWN_GENERATOR
    // those of a feature are read again with it, and counted then
    this.#properties = textsOf({ ...properties, ...ownTexts(value) }, new NoteCounter(), this.#found.isOwn)
    this.#addObject(value, this.#featureOf(NO_PROPERTIES), 0)
  }

  /** @throws {RefusedError} `file.no_points` when there is nothing to show. */
  finish(): RouteFile {
    const isOnlyAddresses = this.#found.isEmpty && this.#addressCount > 0
    if (isOnlyAddresses) throw new RefusedError('file.addresses_only', { count: this.#addressCount })
    return this.#found.finish({ format: 'geojson', ...this.#properties })
  }

  #featureOf(properties: Properties): GeojsonFeature {
    return new GeojsonFeature(properties, this.#notes, this.#found.isOwn)
  }

  #addObject(value: unknown, feature: GeojsonFeature, depth: number): void {
    if (depth > FILE_LIMITS.jsonDepth) throw new RefusedError('file.too_deep', { max: FILE_LIMITS.jsonDepth })
    const { type, features, geometry, geometries, coordinates } = isRecord(value) ? value : NO_PROPERTIES
    if (type === 'FeatureCollection') this.#addAll(features, feature, depth)
    else if (type === 'GeometryCollection') this.#addAll(geometries, feature, depth)
    else if (type !== 'Feature') this.#addGeometry(type, coordinates, feature)
    // RFC 7946 §3.2: a feature without a place has null for its geometry.
    else if (geometry !== null) this.#addObject(geometry, this.#featureOf(propertiesOf(value)), depth + 1)
    else this.#addPlaceless(propertiesOf(value))
  }

  #addPlaceless(properties: Properties): void {
    this.#notes.add('place.without_geometry')
    if (hasAddress(properties)) this.#addressCount++
  }

  #addAll(values: unknown, feature: GeojsonFeature, depth: number): void {
    for (const value of listOf(values)) this.#addObject(value, feature, depth + 1)
  }

  #addGeometry(type: unknown, coordinates: unknown, feature: GeojsonFeature): void {
    const parts = listOf(coordinates)
    if (type === 'Point') this.#addSpot(this.#read(coordinates), feature)
    else if (type === 'MultiPoint') for (const point of parts) this.#addSpot(this.#read(point), feature)
    else if (type === 'LineString') this.#addLine([coordinates], feature)
    else if (type === 'MultiLineString') this.#addLine(parts, feature)
    else if (type === 'Polygon') this.#addAreas([coordinates], feature)
    else if (type === 'MultiPolygon') this.#addAreas(parts, feature)
    else this.#notes.add('geometry.left_out')
  }

  /** Google writes 0°, 0° for a saved place of which it knows the address only. */
  #addSpot(point: ReadPosition | null, feature: GeojsonFeature): void {
    if (!point) return
    if (isNoFix(point.position) && hasAddress(feature.properties)) this.#addPlaceless(feature.properties)
    else this.#found.addSpot(this.#toSpot(point, feature))
    if (!Number.isNaN(point.measure)) this.#notes.add('data.left_out')
  }

  #toSpot(point: Omit<ReadPosition, 'measure'>, { properties, texts, images }: GeojsonFeature): ReadSpot {
    return {
      ...texts,
      position: point.position,
      elevationMeters: numberOrNull(point.elevation),
      timestampMs: timeOf(properties),
      ...lookOf(SYMBOLS.map(([set, property]) => ({ set, name: firstText(properties, [property]) }))),
      color: colorOf(properties, ['marker-color', 'stroke', 'color'], this.#notes),
      folder: this.#folderOf(properties),
      ...(images.length > 0 && { images }),
      ...(this.#found.isOwn && properties[ROUTE_STOP_NAME] === true && { isRouteStop: true as const }),
    }
  }

  /** By the name of the layer, as this product and QGIS write it. */
  #folderOf(properties: Properties): number | null {
    const name = typeof properties.layer === 'string' ? properties.layer.trim() : ''
    if (name === '') return null
    const folder = this.#folders.get(name) ?? this.#found.addFolder(name)
    this.#folders.set(name, folder)
    return folder
  }

  #addLine(parts: readonly unknown[], feature: GeojsonFeature): void {
    const { properties } = feature
    const read = parts.map((part) => this.#readSegment(listOf(part), feature.nextPart()))
    const segments = joinSegments(read).filter(({ length }) => length > 0)
    if (segments.length === 0) return
    const source = lineSourceOf(firstText(properties, [LINE_SOURCE_NAME]))
    const travelMode = this.#found.isOwn ? travelModeOf(properties[TRAVEL_MODE_NAME]) : null
    const navigation = this.#found.isOwn ? readNavigation(properties[NAVIGATION_NAME]) : null
    const line: ReadLine = {
      ...feature.texts,
      ...(navigation && { navigation }),
      ...(source && { source }),
      ...(travelMode && { travelMode }),
      kind: segments.some(({ timestampsMs }) => timestampsMs !== null) ? 'track' : 'route',
      color: colorOf(properties, ['stroke', 'color'], this.#notes),
      segments,
      stops: [],
      folder: this.#folderOf(properties),
    }
    this.#found.addLine(line, ({ position, elevation, time }) => ({
      ...this.#toSpot({ position, elevation }, feature),
      timestampMs: numberOrNull(time),
    }))
  }

  #readSegment(points: readonly unknown[], { times, sensors }: PartSeries): ReadSegment {
    const columns = new PointColumns()
    const arrays = alignedArrays(sensors, points.length, this.#notes)
    const read = points.map((coordinate) => this.#read(coordinate))
    const measures = read.flatMap((point) => point?.measure ?? [])
    const isTime = times.length === 0 && measures.every((measure) => !Number.isNaN(timeOfMeasure(measure)))
    if (!isTime && !measures.every(Number.isNaN)) this.#notes.add('data.left_out')
    for (const [index, point] of read.entries()) {
      if (!point) continue
      const timeMs = isTime ? timeOfMeasure(point.measure) : this.#readTime(times[index])
      columns.push(...point.position, point.elevation, timeMs)
      columns.measure(measurementsAt(arrays, index, this.#notes))
    }
    return columns.toSegment()
  }

  #addAreas(polygons: readonly unknown[], { properties, texts }: GeojsonFeature): void {
    const rings = polygons.map((polygon) => {
      const [outer, ...holes] = listOf(polygon)
      this.#notes.add('area.hole_left_out', holes.length)
      const read = listOf(outer).flatMap((coordinate) => this.#read(coordinate) ?? [])
      if (read.some(({ elevation }) => Math.abs(elevation) > 0)) this.#notes.add('area.elevation_left_out')
      return opened(read.map(({ position }) => position))
    })
    const color = colorOf(properties, ['fill', 'stroke', 'color'], this.#notes)
    const folder = this.#folderOf(properties)
    const shape = this.#found.isOwn ? shapeOf(properties) : null
    const noGo = this.#found.isOwn && properties[NO_GO_NAME] === true && { isNoGo: true as const }
    for (const area of areasOf(joinRings(rings), shape))
      this.#found.addArea({ ...texts, ...area, ...noGo, color, folder })
  }

  #read(coordinate: unknown): ReadPosition | null {
    const [lng, lat, elevation, measure] = listOf(coordinate)
    const position = placeOnMap(isNumber(lng) ? lng : Number.NaN, isNumber(lat) ? lat : Number.NaN, this.#notes)
    if (!position) return null
    this.#found.countPoint()
    const isKnown = elevation === undefined || elevation === null || isNumber(elevation)
    if (!isKnown) this.#notes.add('elevation.invalid')
    const numberOf = (value: unknown) => (isNumber(value) ? value : Number.NaN)
    return { position, elevation: numberOf(elevation), measure: numberOf(measure) }
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

/** Programs write the time of a point as its fourth number, in seconds or milliseconds; NaN for any other. */
function timeOfMeasure(measure: number): number {
  return [measure, measure * 1000].find(isRecordingTime) ?? Number.NaN
}

/** By the members that this product writes beside the ring of a shape. */
function shapeOf({ kind, center, radiusMeters, bounds }: Properties): ReadShape | null {
  if (kind === 'circle') return circleOf([...listOf(center), radiusMeters].filter(isNumber))
  return kind === 'rectangle' ? rectangleOf(listOf(bounds).filter(isNumber)) : null
}

/** What a collection says of itself, beside its features. */
function ownTexts({ name, description }: Properties): Properties {
  return { ...(typeof name === 'string' && { name }), ...(typeof description === 'string' && { description }) }
}

/** Of a point, in our own files' form; null for an invalid time. */
function timeOf({ time }: Properties): number | null {
  const { timeMs } = typeof time === 'string' ? parseTime(time) : { timeMs: Number.NaN }
  return Number.isNaN(timeMs) ? null : timeMs
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

function opened(ring: readonly Position[]): readonly Position[] {
  const [first, last] = [ring[0], ring.at(-1)]
  const isClosed = ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
  return isClosed ? ring.slice(0, -1) : ring
}

function propertiesOf(value: unknown): Properties {
  return isRecord(value) && isRecord(value.properties) ? value.properties : NO_PROPERTIES
}

const numberOrNull = (value: number) => (Number.isNaN(value) ? null : value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isNumber = (value: unknown): value is number => Number.isFinite(value)
