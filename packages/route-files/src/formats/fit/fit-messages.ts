import type { Position } from '@mishiori/map-document'
import { lookOf } from '../../symbols/symbols.ts'
import { placeOnMap } from '../place-on-map.ts'
import { PointColumns } from '../point-columns.ts'
import type { RouteFileBuilder } from '../route-file-builder.ts'
import type { FitHandler } from './fit-decoder.ts'
import type { FitLayout } from './fit-layout.ts'

/** Global numbers of the messages that are read. Source: https://developer.garmin.com/fit/protocol/ */
const FILE_ID = 0
const RECORD = 20
const COURSE = 31
const COURSE_POINT = 32
const SEGMENT_ID = 148
const SEGMENT_POINT = 150

/** 1989-12-31T00:00:00Z */
const EPOCH_MS = 631_065_600_000
const DEGREES = 180 / 2 ** 31
const ACTIVITY_TYPE = 4
const TIMESTAMP = 253
/** Of a record: heart rate, cadence, power, temperature. */
const SENSOR_FIELDS = [3, 4, 7, 13]
/** Garmin's symbols of the course points that say more than how to turn. */
const SYMBOLS: Readonly<Record<number, string>> = {
  1: 'Summit',
  3: 'Drinking Water',
  4: 'Restaurant',
  5: 'Danger Area',
  9: 'Medical Facility',
}

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

  constructor(view: DataView, found: RouteFileBuilder) {
    this.#view = view
    this.#found = found
  }

  startFile(): void {
    this.#columns = new PointColumns()
    this.#name = ''
    this.#fileType = ACTIVITY_TYPE
  }

  message(layout: FitLayout, offset: number, timestamp: number): void {
    switch (layout.message) {
      case FILE_ID:
        this.#fileType = layout.read(this.#view, offset, 0)
        return
      case RECORD:
        this.#countSensors(layout, offset)
        this.#addPoint(layout, offset, { ...OF_RECORD, timestamp })
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
    }
  }

  endFile(): void {
    if (this.#columns.length === 0) return
    const segment = this.#columns.toSegment()
    const name = this.#name
    if (segment.length === 1) {
      const [lng = 0, lat = 0] = segment.lngLat
      const [elevation = Number.NaN] = segment.elevationsMeters ?? []
      const [time = Number.NaN] = segment.timestampsMs ?? []
      this.#found.notes.add('line.became_spot')
      this.#addSpot({ name, position: [lng, lat], elevation, time, symbol: '' })
      return
    }
    const kind = this.#fileType === ACTIVITY_TYPE ? 'track' : 'route'
    this.#found.addLine({ name, description: '', kind, color: null, segments: [segment], stops: [], folder: null })
  }

  #countSensors(layout: FitLayout, offset: number): void {
    for (const field of SENSOR_FIELDS) {
      if (!Number.isNaN(layout.read(this.#view, offset, field))) this.#found.notes.add('sensor.left_out')
    }
  }

  #addPoint(layout: FitLayout, offset: number, fields: PlaceFields & { readonly timestamp: number }): void {
    const position = this.#positionAt(layout, offset, fields)
    if (position === 'none') this.#found.notes.add('point.without_position')
    if (position === null || position === 'none') return
    this.#found.countPoint()
    const enhanced = metersOf(layout.read(this.#view, offset, fields.enhancedAltitude))
    const elevation = Number.isNaN(enhanced) ? metersOf(layout.read(this.#view, offset, fields.altitude)) : enhanced
    const own = layout.read(this.#view, offset, TIMESTAMP)
    this.#columns.push(...position, elevation, timeOf(Number.isNaN(own) ? fields.timestamp : own))
  }

  #addCoursePoint(layout: FitLayout, offset: number): void {
    const position = this.#positionAt(layout, offset, { lat: 2, lng: 3 })
    if (position === null || position === 'none') return
    const name = layout.readText(this.#view, offset, 6)
    const time = timeOf(layout.read(this.#view, offset, 1))
    const symbol = SYMBOLS[layout.read(this.#view, offset, 5)] ?? ''
    this.#addSpot({ name, position, elevation: Number.NaN, time, symbol })
  }

  #positionAt(layout: FitLayout, offset: number, fields: Pick<PlaceFields, 'lat' | 'lng'>): Position | 'none' | null {
    const lat = layout.read(this.#view, offset, fields.lat)
    const lng = layout.read(this.#view, offset, fields.lng)
    if (Number.isNaN(lat) || Number.isNaN(lng)) return 'none'
    return placeOnMap(lng * DEGREES, lat * DEGREES, this.#found.notes)
  }

  #addSpot(spot: FitSpot): void {
    this.#found.addSpot({
      name: spot.name,
      description: '',
      position: spot.position,
      elevationMeters: Number.isNaN(spot.elevation) ? null : spot.elevation,
      timestampMs: Number.isNaN(spot.time) ? null : spot.time,
      ...lookOf([{ set: 'garmin', name: spot.symbol }]),
      color: null,
      folder: null,
    })
  }
}

interface FitSpot {
  readonly name: string
  readonly position: Position
  readonly elevation: number
  readonly time: number
  readonly symbol: string
}

/** Altitudes are stored in fifths of a metre above 500 m below the sea. */
const metersOf = (stored: number) => stored / 5 - 500
const timeOf = (seconds: number) => EPOCH_MS + seconds * 1000
