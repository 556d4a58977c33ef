import type { Position } from '@mishiori/map-document'
import type { ReadSegment } from '../../read-result.ts'
import type { Attributes } from '../../xml/attributes.ts'
import type { TextSink } from '../../xml/xml-tokenizer.ts'
import { placeOnMap } from '../place-on-map.ts'
import { type Measurements, PointColumns } from '../point-columns.ts'
import { TimeReader } from '../read-time.ts'
import type { RouteFileBuilder } from '../route-file-builder.ts'
import { CoordinatesReader } from './coordinates.ts'
import { type KmlArrays, KmlTrack } from './kml-track.ts'
import type { Placemark } from './placemark.ts'

type Kind = 'point' | 'line' | 'ring' | 'hole' | 'track'

/** Reads the geometries of placemarks: points, lines, polygons, tracks, and collections of them. */
export class KmlGeometry {
  readonly #file: RouteFileBuilder
  readonly #times: KmlTimeReader
  readonly #coordinates = new CoordinatesReader((lng, lat, elevation) => this.#push(lng, lat, elevation, Number.NaN))
  #kind: Kind | null = null
  #isPolygon = false
  #isInner = false
  #columns = new PointColumns()
  /** Of the geometry at hand; KML lies on the ground unless it says otherwise. */
  #altitudeMode = ''
  #track = new KmlTrack()

  constructor(file: RouteFileBuilder) {
    this.#file = file
    this.#times = new KmlTimeReader(file)
  }

  get times(): KmlTimeReader {
    return this.#times
  }

  get isTrack(): boolean {
    return this.#kind === 'track'
  }

  /** @returns what is wanted of an element's text; null when the element is none of a geometry. */
  start(name: string, attributes: Attributes, placemark: Placemark): boolean | TextSink | null {
    switch (name) {
      case 'Point':
        return this.#open('point')
      case 'LineString':
        return this.#open('line')
      case 'LinearRing':
        return this.#open(this.#isPolygon ? (this.#isInner ? 'hole' : 'ring') : 'line')
      case 'Track':
        return this.#open('track')
      case 'Polygon':
        this.#isPolygon = true
        this.#isInner = false
        return false
      case 'innerBoundaryIs':
      case 'outerBoundaryIs':
        this.#isInner = name === 'innerBoundaryIs'
        return false
      case 'coordinates':
        return this.#kind === null || this.#kind === 'hole' ? false : this.#coordinates
      case 'coord':
      case 'when':
        return this.isTrack ? true : null
      case 'SimpleArrayData':
        this.#arraysOf(placemark)?.open(attributes.get('name') ?? '')
        return false
      case 'value':
        return this.#arraysOf(placemark)?.isOpen ? true : null
      case 'altitudeMode':
        return this.#kind !== null
      case 'MultiGeometry':
      case 'MultiTrack':
        return false
      default:
        return null
    }
  }

  end(name: string, text: string, placemark: Placemark): void {
    switch (name) {
      case 'Point':
      case 'LineString':
      case 'LinearRing':
      case 'Track':
        this.#close(placemark)
        return
      case 'Polygon':
        this.#isPolygon = false
        return
      case 'coordinates':
        this.#coordinates.end()
        return
      case 'when':
        if (this.isTrack) this.#track.addWhen(this.#times.read(text))
        return
      case 'coord':
        if (this.isTrack) this.#track.addPlace(text)
        return
      case 'SimpleArrayData':
        this.#arraysOf(placemark)?.close()
        return
      case 'value':
        this.#arraysOf(placemark)?.addValue(text)
        return
      case 'altitudeMode':
        this.#altitudeMode = text.trim()
        if (text.includes('relative')) this.#file.notes.add('elevation.above_ground')
    }
  }

  /** Those of a track, or beside the lines of a placemark, as this product writes them where nothing is timed. */
  #arraysOf({ arrays }: Placemark): KmlArrays | null {
    if (this.isTrack) return this.#track.arrays
    return this.#file.isOwn ? arrays : null
  }

  #open(kind: Kind): false {
    this.#kind = kind
    this.#altitudeMode = ''
    this.#columns = new PointColumns()
    this.#track = new KmlTrack()
    return false
  }

  #push(lng: number, lat: number, elevation: number | undefined, timeMs: number, measured?: Measurements): void {
    if (this.#kind === 'point' && this.#columns.length > 0) return
    const position = placeOnMap(lng, lat, this.#file.notes)
    if (!position) return
    this.#file.countPoint()
    if (elevation !== undefined && Number.isNaN(elevation)) this.#file.notes.add('elevation.invalid')
    this.#columns.push(...position, elevation ?? Number.NaN, timeMs)
    if (measured) this.#columns.measure(measured)
  }

  #addTrackPoints(): void {
    this.#track.forEachPoint(this.#file.notes, ({ lng, lat, elevation, timeMs, measured }) =>
      this.#push(lng, lat, elevation, timeMs, measured),
    )
  }

  /** What lies on the ground has no elevation: tools write a zero for it, which is unknown. */
  #toSegment(): ReadSegment {
    const segment = this.#columns.toSegment()
    const { elevationsMeters } = segment
    if (!elevationsMeters || this.#file.isOwn || this.#altitudeMode === 'absolute') return segment
    const known = elevationsMeters.map((meters) => (meters === 0 ? Number.NaN : meters))
    return { ...segment, elevationsMeters: known.every(Number.isNaN) ? null : known }
  }

  #close(placemark: Placemark): void {
    const kind = this.#kind
    if (kind === 'track') this.#addTrackPoints()
    this.#kind = null
    if (kind === 'hole') this.#file.notes.add('area.hole_left_out')
    if (kind === null || this.#columns.length === 0) return
    const segment = this.#toSegment()
    if (kind === 'point') placemark.points.push(segment)
    else if (kind === 'line') placemark.lines.push(segment)
    else if (kind === 'track') placemark.tracks.push(segment)
    else {
      // clamped to the ground, many tools write a zero
      if (segment.elevationsMeters?.some((meters) => meters !== 0)) this.#file.notes.add('area.elevation_left_out')
      placemark.rings.push(openRing(segment.lngLat))
    }
  }
}

/** The vertices of a ring, the first one not repeated at its end. */
function openRing(lngLat: Float64Array): readonly Position[] {
  const ring: Position[] = []
  for (let at = 0; at + 1 < lngLat.length; at += 2) ring.push([lngLat[at] ?? 0, lngLat[at + 1] ?? 0])
  const [first, last] = [ring[0], ring.at(-1)]
  if (ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]) ring.pop()
  return ring
}

const DAY_MONTH_OR_YEAR = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?(?:Z|[+-]\d\d:\d\d)?$/

/** Reads `when` of KML: a time, a day, a month or a year. NaN, and counted, for anything else; NaN alone for nothing. */
class KmlTimeReader {
  readonly #times = new TimeReader()
  readonly #file: RouteFileBuilder

  constructor(file: RouteFileBuilder) {
    this.#file = file
  }

  read(text: string): number {
    const { timeMs, hasZone } = this.#times.read(text)
    if (!Number.isNaN(timeMs)) {
      if (!hasZone) this.#file.notes.add('time.without_zone')
      return timeMs
    }
    const trimmed = text.trim()
    if (trimmed === '') return Number.NaN
    const [whole, year, month = '01', day = '01'] = DAY_MONTH_OR_YEAR.exec(trimmed) ?? []
    const beginning = whole === undefined ? Number.NaN : this.#times.read(`${year}-${month}-${day}T00:00:00Z`).timeMs
    const isUnclear = Number.isNaN(beginning)
    // this product writes the day on which something was seen
    if (isUnclear || !this.#file.isOwn) this.#file.notes.add(isUnclear ? 'time.invalid' : 'time.without_clock')
    return beginning
  }
}
