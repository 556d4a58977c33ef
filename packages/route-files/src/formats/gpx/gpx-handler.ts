import type { MapColor, Position } from '@mishiori/map-document'
import type { ReadSegment, ReadSpot, RouteFile } from '../../read-result.ts'
import { lookOf } from '../../symbols/symbols.ts'
import type { Attributes } from '../../xml/attributes.ts'
import { parseDecimal } from '../decimal.ts'
import type { RouteXmlHandler } from '../file-format.ts'
import { placeOnMap } from '../place-on-map.ts'
import { PointColumns } from '../point-columns.ts'
import { TimeReader } from '../read-time.ts'
import { RouteFileBuilder } from '../route-file-builder.ts'
import { isSensor } from '../sensors.ts'
import { colorOfExtension } from './gpx-looks.ts'

/** Words of the element that is open: the file, a line or a spot. */
interface Details {
  name: string
  description: string
  symbol: string
  osmandIcon: string
  color: MapColor | null
}

/** NaN or absent where the point has none. */
interface SpotSeries {
  readonly elevation: number | undefined
  readonly time: number | undefined
}

const noDetails = (): Details => ({ name: '', description: '', symbol: '', osmandIcon: '', color: null })

const EXTENSIONS = new Set(['color', 'DisplayColor', 'icon'])
const WORD_ELEMENTS = new Set(['name', 'desc', 'cmt', 'sym'])

/** Builds a {@link RouteFile} from the elements of GPX 1.0 and 1.1. Elements of extensions are passed over, but for colours and icons. */
export class GpxHandler implements RouteXmlHandler {
  readonly #found = new RouteFileBuilder()
  readonly #notes = this.#found.notes
  readonly #times = new TimeReader()
  readonly #file = noDetails()
  #extensionsDepth = 0
  /** The element whose children are being read; 0 when none is open. */
  #metadataDepth = 0
  #lineDepth = 0
  #pointDepth = 0
  #line = noDetails()
  #spot = noDetails()
  #segments: ReadSegment[] = []
  #stops: ReadSpot[] = []
  #columns = new PointColumns()
  #lng = Number.NaN
  #lat = Number.NaN
  #elevation = Number.NaN
  #time = Number.NaN

  startElement(name: string, attributes: Attributes, depth: number): boolean {
    if (this.#extensionsDepth > 0) return this.#openExtension(name)
    if (this.#pointDepth > 0 && (name === 'ele' || name === 'time')) return depth === this.#pointDepth + 1
    switch (name) {
      case 'trkpt':
      case 'rtept':
      case 'wpt':
        return this.#openPoint(name, attributes, depth)
      case 'trk':
      case 'rte':
        return this.#openLine(depth)
      case 'metadata':
        this.#metadataDepth = depth
        return false
      case 'extensions':
        this.#extensionsDepth = depth
        return false
      default:
        return WORD_ELEMENTS.has(name) && depth === this.#ownerDepth() + 1
    }
  }

  endElement(name: string, text: string, depth: number): void {
    const isInPoint = this.#pointDepth > 0 && depth === this.#pointDepth + 1
    if (this.#extensionsDepth > 0) this.#endExtension(text, name, depth)
    else if (depth === this.#pointDepth) this.#closePoint(name)
    else if (isInPoint && name === 'ele') this.#setElevation(text)
    else if (isInPoint && name === 'time') this.#setTime(text)
    else if (depth === this.#lineDepth) this.#closeLine(name)
    else if (name === 'trkseg') this.#closeSegment()
    else if (depth === this.#metadataDepth) this.#metadataDepth = 0
    else if (WORD_ELEMENTS.has(name) && depth === this.#ownerDepth() + 1) this.#setWord(name, text)
  }

  /** @throws {RefusedError} `file.no_points` when there is nothing to show. */
  finish(): RouteFile {
    const { name, description } = this.#file
    return this.#found.finish({ format: 'gpx', name, description })
  }

  #ownerDepth(): number {
    return this.#pointDepth || this.#lineDepth || this.#metadataDepth || 1
  }

  #owner(): Details {
    if (this.#pointDepth > 0) return this.#spot
    return this.#lineDepth > 0 ? this.#line : this.#file
  }

  #setWord(name: string, text: string): void {
    const owner = this.#owner()
    const trimmed = text.trim()
    if (name === 'name') owner.name ||= trimmed
    else if (name === 'sym') owner.symbol ||= trimmed
    else if (name === 'desc') owner.description = trimmed || owner.description
    else owner.description ||= trimmed
  }

  #openExtension(name: string): boolean {
    if (isSensor(name)) this.#notes.add('sensor.left_out')
    return EXTENSIONS.has(name)
  }

  #endExtension(text: string, name: string, depth: number): void {
    if (depth === this.#extensionsDepth) this.#extensionsDepth = 0
    if (name === 'icon') this.#owner().osmandIcon ||= text.trim()
    else if (EXTENSIONS.has(name)) this.#owner().color ??= colorOfExtension(text, this.#notes)
  }

  #openLine(depth: number): boolean {
    if (this.#lineDepth > 0) return false
    this.#lineDepth = depth
    this.#line = noDetails()
    this.#segments = []
    this.#stops = []
    return false
  }

  #closeSegment(): void {
    if (this.#columns.length === 0) return
    const segment = this.#columns.toSegment()
    this.#columns = new PointColumns()
    if (segment.length > 1) this.#segments.push(segment)
    else this.#addLonePoint(segment)
  }

  /** One point is not a line, but still a place in the file: it becomes a spot with the name and description of the line. */
  #addLonePoint({ lngLat, elevationsMeters, timestampsMs }: ReadSegment): void {
    this.#notes.add('line.became_spot')
    const [lng = Number.NaN, lat = Number.NaN] = lngLat
    const [stop] = this.#stops.splice(0)
    if (stop) this.#found.addSpot(stop)
    else this.#addSpot(this.#line, [lng, lat], { elevation: elevationsMeters?.[0], time: timestampsMs?.[0] })
  }

  #closeLine(name: string): void {
    this.#lineDepth = 0
    this.#closeSegment()
    if (this.#segments.length === 0) return
    const { name: lineName, description, color } = this.#line
    const kind = name === 'rte' ? 'route' : 'track'
    const [segments, stops] = [this.#segments, this.#stops]
    this.#found.addLine({ name: lineName, description, kind, color, segments, stops, folder: null })
  }

  #openPoint(name: 'trkpt' | 'rtept' | 'wpt', attributes: Attributes, depth: number): boolean {
    if (this.#pointDepth > 0 || (name === 'wpt') === this.#lineDepth > 0) return false
    this.#pointDepth = depth
    this.#lat = parseDecimal(attributes.get('lat') ?? '')
    this.#lng = parseDecimal(attributes.get('lon') ?? '')
    this.#elevation = Number.NaN
    this.#time = Number.NaN
    if (name !== 'trkpt') this.#spot = noDetails()
    return false
  }

  #closePoint(name: string): void {
    this.#pointDepth = 0
    const position = placeOnMap(this.#lng, this.#lat, this.#notes)
    if (!position) return
    const series = { elevation: this.#elevation, time: this.#time }
    if (name === 'wpt') this.#addSpot(this.#spot, position, series)
    else this.#addLinePoint(position)
    if (name === 'rtept' && this.#spot.name !== '') this.#addStop(position, series)
  }

  #addLinePoint([lng, lat]: Position): void {
    this.#found.countPoint()
    this.#columns.push(lng, lat, this.#elevation, this.#time)
  }

  #addSpot(trimmed: Details, position: Position, series: SpotSeries): void {
    this.#found.addSpot(toSpot(trimmed, position, series))
  }

  #addStop(position: Position, series: SpotSeries): void {
    this.#found.countStop()
    this.#stops.push(toSpot(this.#spot, position, series))
  }

  #setElevation(text: string): void {
    this.#elevation = parseDecimal(text)
    if (Number.isNaN(this.#elevation) && text.trim() !== '') this.#notes.add('elevation.invalid')
  }

  #setTime(text: string): void {
    const { timeMs, hasZone } = this.#times.read(text)
    this.#time = timeMs
    if (Number.isNaN(timeMs) && text.trim() !== '') this.#notes.add('time.invalid')
    if (!hasZone) this.#notes.add('time.without_zone')
  }
}

function toSpot(
  trimmed: Details,
  position: Position,
  { elevation = Number.NaN, time = Number.NaN }: SpotSeries,
): ReadSpot {
  return {
    name: trimmed.name,
    description: trimmed.description,
    position,
    elevationMeters: Number.isNaN(elevation) ? null : elevation,
    timestampMs: Number.isNaN(time) ? null : time,
    ...lookOf([
      { set: 'garmin', name: trimmed.symbol },
      { set: 'osmand', name: trimmed.osmandIcon },
    ]),
    color: trimmed.color,
    folder: null,
  }
}
