import type { Position } from '@mishiori/map-document'
import type { ReadSegment, ReadSpot } from '../../read-result.ts'
import { lookOf } from '../../symbols/symbols.ts'
import { isNoFix } from '../cleaning/without-missing-fixes.ts'
import { withoutTimes } from '../gpx/gpx-details.ts'
import { lineSourceOf } from '../line-source.ts'
import { OWN_GENERATOR } from '../own-shapes.ts'
import { placeOnMap } from '../place-on-map.ts'
import { type Measurements, PointColumns } from '../point-columns.ts'
import { readName } from '../read-text.ts'
import type { LonePoint, RouteFileBuilder } from '../route-file-builder.ts'
import { addMeasurement } from '../sensors.ts'
import type { FitHandler } from './fit-decoder.ts'
import type { FitLayout } from './fit-layout.ts'

/** Global numbers of the messages that are read. Source: https://developer.garmin.com/fit/protocol/ */
const FILE_ID = 0
const RECORD = 20
const LOCATION = 29
const COURSE = 31
const COURSE_POINT = 32
const SEGMENT_ID = 148
const SEGMENT_POINT = 150
const TIMESTAMP_CORRELATION = 162

/** 1989-12-31T00:00:00Z */
const EPOCH_MS = 631_065_600_000
const DEGREES = 180 / 2 ** 31
const ACTIVITY_TYPE = 4
const TIMESTAMP = 253
/** Of a record. */
const SENSOR_FIELDS = [
  ['heartRatesBpm', 3],
  ['cadencesRpm', 4],
  ['powersWatts', 7],
  ['temperaturesCelsius', 13],
] as const
/** Garmin's symbols of the course points that say more than how to turn. */
const SYMBOLS: Readonly<Record<number, string>> = {
  1: 'Summit',
  3: 'Drinking Water',
  4: 'Restaurant',
  5: 'Danger Area',
  9: 'Medical Facility',
}

/** Before this, a timestamp counts the seconds since the device was switched on. */
const FIRST_DATE = 0x10000000

/** Fields of a message that has a place. */
interface PlaceFields {
  readonly lat: number
  readonly lng: number
  readonly altitude: number
  readonly enhancedAltitude: number
}

const OF_RECORD: PlaceFields = { lat: 0, lng: 1, altitude: 2, enhancedAltitude: 78 }
const OF_SEGMENT: PlaceFields = { lat: 1, lng: 2, altitude: 4, enhancedAltitude: 6 }

/** Makes a line of each file's records, and spots of its course points. */
export class FitMessages implements FitHandler {
  readonly #view: DataView
  readonly #found: RouteFileBuilder
  #columns = new PointColumns()
  #name = ''
  #fileType = ACTIVITY_TYPE
  /** What made the file, and for our own ones where the line came from. */
  #product = ''
  /** Seconds from the time since the device was switched on to the date; NaN until the file says. */
  #systemOffset = Number.NaN

  constructor(view: DataView, found: RouteFileBuilder) {
    this.#view = view
    this.#found = found
  }

  startFile(): void {
    this.#columns = new PointColumns()
    this.#name = ''
    this.#fileType = ACTIVITY_TYPE
    this.#product = ''
    this.#systemOffset = Number.NaN
  }

  message(layout: FitLayout, offset: number, timestamp: number): void {
    switch (layout.message) {
      case FILE_ID:
        this.#fileType = layout.read(this.#view, offset, 0)
        this.#product = layout.readText(this.#view, offset, 8)
        return
      case RECORD:
        if (this.#addPoint(layout, offset, { ...OF_RECORD, timestamp })) this.#measure(layout, offset)
        return
      case SEGMENT_POINT:
        this.#addPoint(layout, offset, { ...OF_SEGMENT, timestamp })
        return
      case COURSE:
        this.#name ||= layout.readText(this.#view, offset, 5)
        return
      case SEGMENT_ID:
        this.#name ||= layout.readText(this.#view, offset, 0)
        return
      case COURSE_POINT:
        this.#addCoursePoint(layout, offset)
        return
      case LOCATION:
        this.#addLocation(layout, offset)
        return
      case TIMESTAMP_CORRELATION:
        this.#systemOffset = layout.read(this.#view, offset, TIMESTAMP) - layout.read(this.#view, offset, 1)
        return
    }
  }

  endFile(): void {
    if (this.#columns.length === 0) return
    const segment = this.#columns.toSegment()
    this.#setDates(segment)
    const name = this.#name
    const kind = this.#fileType === ACTIVITY_TYPE ? 'track' : 'route'
    const [maker, source] = this.#product.split(' ')
    const known = maker === OWN_GENERATOR ? lineSourceOf(source) : null
    const segments = this.#isPlan ? withoutTimes([segment]) : [segment]
    this.#found.addLine(
      { name, description: '', ...(known && { source: known }), kind, color: null, segments, stops: [], folder: null },
      (lone) => toSpot({ ...lone, name, symbol: '' }),
    )
  }

  /** Whether this product wrote a course: its times are a pace. */
  get #isPlan(): boolean {
    return this.#fileType !== ACTIVITY_TYPE && this.#product.split(' ')[0] === OWN_GENERATOR
  }

  /** Makes dates of times since the device was switched on, by what the file says anywhere of their relation. */
  #setDates({ timestampsMs }: ReadSegment): void {
    timestampsMs?.forEach((timeMs, index) => {
      if (isSystemTime(timeMs)) timestampsMs[index] = this.#dateOf(timeMs)
    })
  }

  #dateOf(timeMs: number): number {
    const date = isSystemTime(timeMs) ? timeMs + this.#systemOffset * 1000 : timeMs
    if (Number.isNaN(date) && !Number.isNaN(timeMs)) this.#found.notes.add('time.invalid')
    return date
  }

  #measure(layout: FitLayout, offset: number): void {
    const measured: Measurements = {}
    for (const [sensor, field] of SENSOR_FIELDS) {
      const value = layout.read(this.#view, offset, field)
      if (!Number.isNaN(value)) addMeasurement(measured, { sensor, value }, this.#found.notes)
    }
    this.#columns.measure(measured)
  }

  /** @returns whether there is one. */
  #addPoint(layout: FitLayout, offset: number, fields: PlaceFields & { readonly timestamp: number }): boolean {
    const position = this.#positionAt(layout, offset, fields)
    if (position === 'none') this.#found.notes.add('point.without_position')
    if (position === null || position === 'none') return false
    this.#found.countPoint()
    const enhanced = metersOf(layout.read(this.#view, offset, fields.enhancedAltitude))
    const elevation = Number.isNaN(enhanced) ? metersOf(layout.read(this.#view, offset, fields.altitude)) : enhanced
    const own = layout.read(this.#view, offset, TIMESTAMP)
    this.#columns.push(...position, elevation, timeOf(Number.isNaN(own) ? fields.timestamp : own))
    return true
  }

  #addCoursePoint(layout: FitLayout, offset: number): void {
    const position = this.#positionAt(layout, offset, { lat: 2, lng: 3 })
    if (position === null || position === 'none') return
    if (isNoFix(position)) {
      this.#found.notes.add('point.no_fix')
      return
    }
    const name = layout.readText(this.#view, offset, 6)
    const time = this.#isPlan ? Number.NaN : this.#dateOf(timeOf(layout.read(this.#view, offset, 1)))
    const symbol = SYMBOLS[layout.read(this.#view, offset, 5)] ?? ''
    this.#found.addSpot(toSpot({ name, position, elevation: Number.NaN, time, symbol }))
  }

  /** A place that was saved on the device. The profile does not have the message, but devices write and read it. */
  #addLocation(layout: FitLayout, offset: number): void {
    const position = this.#positionAt(layout, offset, { lat: 1, lng: 2 })
    if (position === 'none') this.#found.notes.add('point.without_position')
    if (position === null || position === 'none') return
    const name = layout.readText(this.#view, offset, 0)
    const elevation = metersOf(layout.read(this.#view, offset, 4))
    const time = this.#dateOf(timeOf(layout.read(this.#view, offset, TIMESTAMP)))
    this.#found.addSpot(toSpot({ name, position, elevation, time, symbol: '' }))
  }

  #positionAt(layout: FitLayout, offset: number, fields: Pick<PlaceFields, 'lat' | 'lng'>): Position | 'none' | null {
    const lat = layout.read(this.#view, offset, fields.lat)
    const lng = layout.read(this.#view, offset, fields.lng)
    if (Number.isNaN(lat) || Number.isNaN(lng)) return 'none'
    return placeOnMap(lng * DEGREES, lat * DEGREES, this.#found.notes)
  }
}

type FitSpot = LonePoint & { readonly name: string; readonly symbol: string }

function toSpot({ name, position, elevation, time, symbol }: FitSpot): ReadSpot {
  return {
    name: readName(name),
    description: '',
    position,
    elevationMeters: Number.isNaN(elevation) ? null : elevation,
    timestampMs: Number.isNaN(time) ? null : time,
    ...lookOf([{ set: 'garmin', name: symbol }]),
    color: null,
    folder: null,
  }
}

/** Altitudes are stored in fifths of a metre above 500 m below the sea. */
const metersOf = (stored: number) => stored / 5 - 500
const timeOf = (seconds: number) => EPOCH_MS + seconds * 1000
const isSystemTime = (timeMs: number) => timeMs < timeOf(FIRST_DATE)
