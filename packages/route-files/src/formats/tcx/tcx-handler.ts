import type { LineSource } from '@mishiori/map-document'
import type { ReadSegment, ReadSpot, RouteFile } from '../../read-result.ts'
import { lookOf } from '../../symbols/symbols.ts'
import type { Attributes } from '../../xml/attributes.ts'
import { isNoFix } from '../cleaning/without-missing-fixes.ts'
import { parseDecimal } from '../decimal.ts'
import type { RouteXmlHandler } from '../file-format.ts'
import { withoutTimes } from '../gpx/gpx-details.ts'
import { LINE_SOURCE_NAME, lineSourceOf, WHOLE_NAME } from '../line-source.ts'
import { OWN_NAMESPACE } from '../own-shapes.ts'
import { placeOnMap } from '../place-on-map.ts'
import { type Measurements, PointColumns } from '../point-columns.ts'
import { readDescription, readName } from '../read-text.ts'
import { TimeReader } from '../read-time.ts'
import { RouteFileBuilder } from '../route-file-builder.ts'
import { addMeasurement, sensorOf } from '../sensors.ts'

/** Course points that Garmin's devices have a symbol for; the others are turn instructions, which the name contains too. */
const SYMBOLS: Readonly<Record<string, string>> = {
  summit: 'Summit',
  water: 'Drinking Water',
  food: 'Restaurant',
  danger: 'Danger Area',
  'first aid': 'Medical Facility',
}

/** Garmin's symbol for a `PointType` of TCX; empty where it has none. */
function symbolOfPointType(type: string): string {
  const key = type.toLowerCase()
  return Object.hasOwn(SYMBOLS, key) ? (SYMBOLS[key] ?? '') : ''
}

const TEXT_ELEMENTS = new Set([
  'Name',
  'Notes',
  'Time',
  'LatitudeDegrees',
  'LongitudeDegrees',
  'AltitudeMeters',
  'PointType',
  'Cadence',
  'RunCadence',
  'Watts',
  // of a heart rate
  'Value',
  LINE_SOURCE_NAME,
  WHOLE_NAME,
])
const POINTS = new Set(['Trackpoint', 'CoursePoint'])

/** Builds a {@link RouteFile} from the elements of Garmin's Training Center Database, versions 1 and 2: activities and courses. */
export class TcxHandler implements RouteXmlHandler {
  readonly #found = new RouteFileBuilder()
  readonly #times = new TimeReader()
  /** That this product wrote the file: the times of its courses are a pace. */
  #isOwn = false
  /** Depths of open elements; 0 without any. */
  #lineDepth = 0
  #pointDepth = 0
  #name = ''
  #description = ''
  #wholeName = ''
  #source: LineSource | null = null
  #segments: ReadSegment[] = []
  #columns = new PointColumns()
  #tracksInLap = 0
  #isAtLapStart = false
  #lastTime = Number.NaN
  #point = emptyPoint()

  startElement(name: string, attributes: Attributes, depth: number): boolean {
    if (depth === 1) this.#isOwn = attributes.get(`xmlns:${OWN_NAMESPACE.prefix}`) === OWN_NAMESPACE.address
    if (this.#lineDepth === 0) {
      if (name === 'Activity' || name === 'Course') this.#openLine(depth)
      return false
    }
    if (this.#pointDepth > 0) {
      if (sensorOf(name) === null) this.#found.notes.add('sensor.left_out')
    } else if (POINTS.has(name)) {
      this.#pointDepth = depth
      this.#point = emptyPoint()
    } else if (name === 'Lap') this.#openLap()
    else if (name === 'Track') this.#openTrack()
    return TEXT_ELEMENTS.has(name)
  }

  endElement(name: string, text: string, depth: number): void {
    if (this.#lineDepth === 0) return
    if (depth === this.#lineDepth) this.#closeLine(name)
    else if (depth === this.#pointDepth) this.#closePoint(name)
    else if (this.#pointDepth > 0) this.#setInPoint(name, text)
    else if (depth === this.#lineDepth + 1) this.#setDetail(name, text)
    else if (this.#isOwn && name === WHOLE_NAME) this.#wholeName = text
    else if (this.#isOwn && name === LINE_SOURCE_NAME) this.#source = lineSourceOf(text)
    else if (name === 'Notes' && text.trim() !== '') this.#found.notes.add('data.left_out')
  }

  /** @throws {RefusedError} `file.no_points` when there is nothing to show. */
  finish(): RouteFile {
    return this.#found.finish({ format: 'tcx', name: '', description: '' })
  }

  #openLine(depth: number): void {
    this.#lineDepth = depth
    this.#name = ''
    this.#description = ''
    this.#wholeName = ''
    this.#source = null
    this.#segments = []
    this.#columns = new PointColumns()
    this.#tracksInLap = 0
    this.#lastTime = Number.NaN
  }

  #openLap(): void {
    this.#tracksInLap = 0
    this.#isAtLapStart = true
  }

  /** A recording continues across laps; another track within a lap starts after a pause. */
  #openTrack(): void {
    if (++this.#tracksInLap > 1) this.#closeSegment()
  }

  #setDetail(name: string, text: string): void {
    if (name === 'Name') this.#name ||= readName(text)
    else if (name === 'Notes') this.#description ||= readDescription(text, this.#found.notes)
  }

  #setInPoint(name: string, text: string): void {
    const point = this.#point
    if (name === 'LatitudeDegrees') point.lat = parseDecimal(text)
    else if (name === 'LongitudeDegrees') point.lng = parseDecimal(text)
    else if (name === 'AltitudeMeters') point.elevation = this.#readElevation(text)
    else if (name === 'Time') point.time = this.#readTime(text)
    else if (name === 'Name') point.name ||= readName(text)
    else if (name === 'Notes') point.description ||= readDescription(text, this.#found.notes)
    else if (name === 'PointType') point.type ||= text.trim()
    else if (name === WHOLE_NAME) point.wholeName = this.#isOwn ? text : ''
    else if (name === 'Position') point.hasPosition = true
    else if (text.trim() !== '') this.#measure(name === 'Value' ? 'HeartRateBpm' : name, text)
  }

  #measure(name: string, text: string): void {
    const sensor = sensorOf(name)
    if (sensor) addMeasurement(this.#point.measured, { sensor, value: parseDecimal(text) }, this.#found.notes)
  }

  #readElevation(text: string): number {
    const meters = parseDecimal(text)
    if (Number.isNaN(meters) && text.trim() !== '') this.#found.notes.add('elevation.invalid')
    return meters
  }

  #readTime(text: string): number {
    const { timeMs, hasZone } = this.#times.read(text)
    if (Number.isNaN(timeMs) && text.trim() !== '') this.#found.notes.add('time.invalid')
    if (!hasZone) this.#found.notes.add('time.without_zone')
    return timeMs
  }

  #closePoint(element: string): void {
    this.#pointDepth = 0
    const { lng, lat, elevation, time, measured, hasPosition } = this.#point
    if (!hasPosition) {
      this.#found.notes.add('point.without_position')
      return
    }
    const position = placeOnMap(lng, lat, this.#found.notes)
    if (!position) return
    if (element === 'CoursePoint') {
      if (isNoFix(position)) this.#found.notes.add('point.no_fix')
      else this.#found.addSpot(toSpot(this.#isOwn ? ownPoint(this.#point) : this.#point, position))
      return
    }
    this.#found.countPoint()
    // laps that the file has in another order, or twice
    if (this.#isAtLapStart && time < this.#lastTime) this.#closeSegment()
    this.#isAtLapStart = false
    this.#lastTime = time
    this.#columns.push(...position, elevation, time)
    this.#columns.measure(measured)
  }

  #closeSegment(): void {
    if (this.#columns.length === 0) return
    this.#segments.push(this.#columns.toSegment())
    this.#columns = new PointColumns()
  }

  #closeLine(element: string): void {
    this.#lineDepth = 0
    this.#closeSegment()
    if (this.#segments.length === 0) return
    const texts = wholeTexts({ name: this.#name, description: this.#description, wholeName: this.#wholeName })
    const kind = element === 'Course' ? 'route' : 'track'
    const segments = this.#isOwn && kind === 'route' ? withoutTimes(this.#segments) : this.#segments
    const source = this.#source && { source: this.#source }
    this.#found.addLine(
      { ...texts, ...source, kind, color: null, segments, stops: [], folder: null },
      ({ position, elevation, time }) => toSpot({ ...emptyPoint(), ...texts, elevation, time }, position),
    )
  }
}

interface TcxPoint {
  name: string
  description: string
  /** In our own files, where the name is cut. */
  wholeName: string
  type: string
  hasPosition: boolean
  lng: number
  lat: number
  elevation: number
  time: number
  /** Of a point of a line. */
  measured: Measurements
}

function emptyPoint(): TcxPoint {
  const [lng, lat, elevation, time] = [Number.NaN, Number.NaN, Number.NaN, Number.NaN]
  return {
    name: '',
    description: '',
    wholeName: '',
    type: '',
    hasPosition: false,
    lng,
    lat,
    elevation,
    time,
    measured: {},
  }
}

/** A point of a course that this product wrote: nobody was there at its time. */
const ownPoint = (point: TcxPoint): TcxPoint => ({ ...point, ...wholeTexts(point), time: Number.NaN })

/** The notes of our own files begin with the name where it is cut. */
function wholeTexts({ name, description, wholeName }: Pick<TcxPoint, 'name' | 'description' | 'wholeName'>) {
  if (wholeName === '') return { name, description }
  const rest = description.startsWith(wholeName) ? description.slice(wholeName.length).trimStart() : description
  return { name: readName(wholeName, { isOwn: true }), description: rest }
}

function toSpot({ name, description, type, elevation, time }: TcxPoint, position: ReadSpot['position']): ReadSpot {
  return {
    name,
    description,
    position,
    elevationMeters: Number.isNaN(elevation) ? null : elevation,
    timestampMs: Number.isNaN(time) ? null : time,
    ...lookOf([{ set: 'garmin', name: symbolOfPointType(type) }]),
    color: null,
    folder: null,
  }
}
