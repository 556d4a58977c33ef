import type { Position } from '@mishiori/map-document'
import { ESTIMATED_TIMES_NAME } from '../../estimated-times.ts'
import type { ReadSegment, ReadSpot, RouteFile } from '../../read-result.ts'
import type { Attributes } from '../../xml/attributes.ts'
import { parseDecimal } from '../decimal.ts'
import type { RouteXmlHandler } from '../file-format.ts'
import { LINE_SOURCE_NAME, lineSourceOf, TRAVEL_MODE_NAME, travelModeOf } from '../line-source.ts'
import { NAVIGATION_NAME, readNavigationText } from '../navigation.ts'
import { placeOnMap } from '../place-on-map.ts'
import { PointColumns } from '../point-columns.ts'
import { TimeReader } from '../read-time.ts'
import { RouteFileBuilder } from '../route-file-builder.ts'
import { PointSensors } from '../sensors.ts'
import {
  addLink,
  CONTACTS,
  type Details,
  EXTENSIONS,
  EXTENSIONS_LEFT_OUT,
  GEOMETRY_TEXTS,
  hasTexts,
  isLeftOut,
  noDetails,
  setContact,
  setLinkText,
  setText,
  TEXT_ELEMENTS,
  textsOf,
  toSpot,
  withoutTimes,
} from './gpx-details.ts'
import { colorOfExtension } from './gpx-looks.ts'

/** Points of the way from a route's point to the next one, as Garmin's programs compute it. */
const WAY_POINTS = new Set(['rpt', 'AutoroutePoint'])

/**
 * Builds a {@link RouteFile} from the elements of GPX 1.0 and 1.1. Elements of extensions are passed over, but for
 * colours, icons and the ways of routes.
 */
export class GpxHandler implements RouteXmlHandler {
  readonly found = new RouteFileBuilder()
  readonly #notes = this.found.notes
  readonly #times = new TimeReader()
  readonly #sensors = new PointSensors(this.#notes)
  readonly #file = noDetails()
  #extensionsDepth = 0
  /** The element whose children are being read; 0 when none is open. */
  #metadataDepth = 0
  #lineDepth = 0
  #pointDepth = 0
  #linkDepth = 0
  /** The point that is open is one of a track, of which the map has neither words nor looks. */
  #isTrackPoint = false
  #line = noDetails()
  #spot = noDetails()
  #segments: ReadSegment[] = []
  #stops: ReadSpot[] = []
  #columns = new PointColumns()
  #lng = Number.NaN
  #lat = Number.NaN
  #elevation = Number.NaN
  #time = Number.NaN
  /** Longitudes and latitudes of the way to the next point of a route, in turn. */
  readonly #way: number[] = []

  startElement(name: string, attributes: Attributes, depth: number): boolean {
    if (this.#extensionsDepth > 0) return this.#openExtension(name, attributes)
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
      case 'gpx':
        this.found.isOwn = attributes.get('creator') === 'Mishiori'
        return false
      default:
        return this.#openDetail(name, attributes, depth)
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
    else if (this.#linkDepth > 0) this.#endInLink(name, text, depth)
    else if (name === 'url' && depth === this.#ownerDepth() + 1) this.#addLink(text)
    else if (depth !== this.#ownerDepth() + 1) return
    else if (TEXT_ELEMENTS.has(name)) this.#setText(name, text)
    else if (isInPoint) this.#sensors.end(name, text)
  }

  /** @throws {RefusedError} `file.no_points` when there is nothing to show. */
  finish(): RouteFile {
    return this.found.finish({ format: 'gpx', ...this.#textsOf(this.#file) })
  }

  #ownerDepth(): number {
    return this.#pointDepth || this.#lineDepth || this.#metadataDepth || 1
  }

  #owner(): Details {
    if (this.#pointDepth > 0) return this.#spot
    return this.#lineDepth > 0 ? this.#line : this.#file
  }

  #textsOf(details: Details) {
    return textsOf(details, this.#notes, this.found.isOwn)
  }

  /** @returns whether the text of an element is wanted that is none of the geometry. */
  #openDetail(name: string, attributes: Attributes, depth: number): boolean {
    if (this.#linkDepth > 0) return name === 'text' && depth === this.#linkDepth + 1
    if (WAY_POINTS.has(name)) return this.#addWayPoint(attributes)
    if (depth !== this.#ownerDepth() + 1) return false
    const sensor = this.#pointDepth > 0 ? this.#sensors.start(name) : undefined
    if (sensor !== undefined) return sensor
    if (isLeftOut(name) && !this.found.isOwn) this.#notes.add('data.left_out')
    if (name === 'link') this.#openLink(attributes, depth)
    return TEXT_ELEMENTS.has(name)
  }

  #openLink(attributes: Attributes, depth: number): void {
    this.#linkDepth = depth
    // what this product writes of itself is no part of the map
    if (!this.found.isOwn || this.#pointDepth > 0) this.#addLink(attributes.get('href') ?? '')
  }

  #setText(element: string, text: string): void {
    // what this product writes of itself is no part of the map
    if (this.found.isOwn && this.#owner() === this.#file && element !== 'name') return
    if (!this.#isInTrackPoint()) setText(this.#owner(), element, text)
    else if (text.trim() !== '') this.#notes.add('data.left_out')
  }

  #isInTrackPoint(): boolean {
    return this.#isTrackPoint && this.#pointDepth > 0
  }

  #addLink(address: string): void {
    if (this.#isInTrackPoint()) this.#notes.add('data.left_out')
    else if (!addLink(this.#owner(), address, this.#pointDepth > 0 && this.found.isPicture(address)))
      this.#notes.add('data.left_out')
  }

  #endInLink(name: string, text: string, depth: number): void {
    if (depth === this.#linkDepth) this.#linkDepth = 0
    else if (name === 'text') setLinkText(this.#owner(), text)
  }

  #openExtension(name: string, attributes: Attributes): boolean {
    const sensor = this.#sensors.start(name)
    if (sensor !== undefined) return sensor
    const hasPlace = attributes.get('lat') !== null && attributes.get('lon') !== null
    if (WAY_POINTS.has(name) || (name === 'ShapingPoint' && hasPlace)) this.#addWayPoint(attributes)
    else if (name === 'ShapingPoint') this.#spot.isShaping = true
    else if (hasPlace) this.#notes.add('geometry.left_out')
    return EXTENSIONS.has(name) || GEOMETRY_TEXTS.has(name) || EXTENSIONS_LEFT_OUT.has(name)
  }

  /** Outside of a route, a way of points is no geometry that is known. */
  #addWayPoint(attributes: Attributes): false {
    if (this.#pointDepth === 0) this.#notes.add('geometry.left_out')
    else this.#way.push(parseDecimal(attributes.get('lon') ?? ''), parseDecimal(attributes.get('lat') ?? ''))
    return false
  }

  #endExtension(text: string, name: string, depth: number): void {
    if (depth === this.#extensionsDepth) this.#extensionsDepth = 0
    else if (text.trim() === '') return
    else if (GEOMETRY_TEXTS.has(name)) this.#notes.add('geometry.left_out')
    else if (EXTENSIONS_LEFT_OUT.has(name)) this.#notes.add('data.left_out')
    else if (CONTACTS.has(name)) setContact(this.#owner(), name, text)
    else if (name === 'icon') this.#owner().osmandIcon ||= text.trim()
    else if (name === LINE_SOURCE_NAME) this.#owner().source ??= lineSourceOf(text.trim())
    else if (name === TRAVEL_MODE_NAME) this.#owner().travelMode = this.found.isOwn ? travelModeOf(text.trim()) : null
    else if (name === NAVIGATION_NAME) this.#owner().navigation = this.found.isOwn ? readNavigationText(text) : null
    else if (name === ESTIMATED_TIMES_NAME) this.#owner().hasEstimatedTimes = true
    else if (!EXTENSIONS.has(name)) this.#sensors.end(name, text)
    else this.#owner().color ??= colorOfExtension(text, this.#notes)
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
    this.#segments.push(this.#columns.toSegment())
    this.#columns = new PointColumns()
  }

  #closeLine(name: string): void {
    this.#lineDepth = 0
    this.#closeSegment()
    if (this.#segments.length === 0) return
    const texts = this.#textsOf(this.#line)
    const kind = name === 'rte' ? 'route' : 'track'
    const [line, stops] = [this.#line, this.#stops]
    const segments = line.hasEstimatedTimes ? withoutTimes(this.#segments) : this.#segments
    const said = {
      ...(line.source && { source: line.source }),
      ...(line.travelMode && { travelMode: line.travelMode }),
      ...(line.navigation && { navigation: line.navigation }),
    }
    const { isOwn } = this.found
    this.found.addLine({ ...texts, ...said, kind, color: line.color, segments, stops, folder: null }, (lone) => {
      const [stop] = stops.splice(0)
      return stop ?? toSpot(line, texts, { ...lone, isOwn })
    })
  }

  #openPoint(name: 'trkpt' | 'rtept' | 'wpt', attributes: Attributes, depth: number): boolean {
    if (this.#pointDepth > 0 || (name === 'wpt') === this.#lineDepth > 0) return false
    this.#pointDepth = depth
    this.#lat = parseDecimal(attributes.get('lat') ?? '')
    this.#lng = parseDecimal(attributes.get('lon') ?? '')
    this.#elevation = Number.NaN
    this.#time = Number.NaN
    if (this.#way.length > 0) this.#way.length = 0
    this.#isTrackPoint = name === 'trkpt'
    this.#sensors.openPoint(name !== 'wpt')
    if (!this.#isTrackPoint) this.#spot = noDetails()
    return false
  }

  #closePoint(name: string): void {
    this.#pointDepth = 0
    const position = placeOnMap(this.#lng, this.#lat, this.#notes)
    if (position && name !== 'wpt') this.#addLinePoint(position)
    if (position && name !== 'trkpt') this.#addNamedPoint(name, position)
    if (this.#way.length > 0) this.#addWay(name)
  }

  #addNamedPoint(name: string, position: Position): void {
    const point = { position, elevation: this.#elevation, time: this.#time, isOwn: this.found.isOwn }
    if (name === 'wpt') this.found.addSpot(toSpot(this.#spot, this.#textsOf(this.#spot), point))
    else if (this.#spot.name !== '') this.#addStop(point)
    else if (hasTexts(this.#spot)) this.#notes.add('data.left_out')
  }

  #addLinePoint([lng, lat]: Position): void {
    this.found.countPoint()
    this.#columns.push(lng, lat, this.#elevation, this.#time)
    this.#sensors.closePoint(this.#columns)
  }

  #addWay(name: string): void {
    if (name !== 'rtept') this.#notes.add('geometry.left_out', this.#way.length / 2)
    for (let at = 0; name === 'rtept' && at < this.#way.length; at += 2) {
      const position = placeOnMap(this.#way[at] ?? Number.NaN, this.#way[at + 1] ?? Number.NaN, this.#notes)
      if (!position) continue
      this.found.countPoint()
      this.#columns.push(...position, Number.NaN, Number.NaN)
    }
  }

  #addStop(point: Parameters<typeof toSpot>[2]): void {
    // the name of a point that only draws the way is that of a street
    if (this.#spot.isShaping) {
      this.#notes.add('data.left_out')
      return
    }
    this.found.countStop()
    this.#stops.push(this.found.cleanSpot(toSpot(this.#spot, this.#textsOf(this.#spot), point)))
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
