import {
  type AnyLine,
  COLOR_HEX,
  type MapDocument,
  type MapObjectBase,
  type Position,
  SENSOR_SERIES,
  type SensorSeries,
  type Spot,
} from '@mishiori/map-document'
import { ESTIMATED_TIMES_NAME, type EstimatedTimes, estimatedTimes, type GpxTimeEstimates } from './estimated-times.ts'
import { LINE_SOURCE_NAME, TRAVEL_MODE_NAME } from './formats/line-source.ts'
import { NAVIGATION_NAME, writeNavigation } from './formats/navigation.ts'
import { OWN_NAMESPACE } from './formats/own-shapes.ts'
import { LAST_TIME_MS, spotTimeMs } from './spot-time.ts'
import { symbolName } from './symbols/symbols.ts'
import { decimal, escapeXml } from './xml/write-xml.ts'

/** What a GPX file says about itself. */
export interface GpxMetadata {
  readonly title: string
  readonly author?: string
  /** Address of the article. */
  readonly link?: string
  /** When the file was made. */
  readonly time?: Date
  /** Gives lines without times of their own estimated ones, which are marked as such. */
  readonly estimates?: GpxTimeEstimates
  /** What the address of a photo is written as, for one beside the file in an archive. Default: as it is. */
  readonly photoLink?: (address: string) => string
}

/** By line, of those that get estimated times. */
type Estimates = ReadonlyMap<AnyLine, EstimatedTimes>

/**
 * Writes a document as GPX 1.1: a `wpt` for each spot, a `trk` for each line, or a `rte` for one that has the stops of
 * a route, with elevations, times and measurements exactly as the document has them. Colours are said in `gpx_style` and in OsmAnd's
 * own words, icons as Garmin and OsmAnd call them. Shapes are left out, because GPX has no areas.
 */
export function writeGpx(document: MapDocument, metadata: GpxMetadata): string {
  const objects = document.layers.flatMap((layer) => layer.objects)
  const spots = objects.filter((object) => object.kind === 'spot')
  const lines = objects.filter(
    (object) => object.kind === 'line' || object.kind === 'navigationLine' || object.kind === 'recordedLine',
  )
  const estimates = estimatesOf(lines, metadata)
  const routes = routesOf(lines, spots)
  const stops = new Set(routes.flatMap((route) => [...route.stops.values()]))
  const waypoints = spots.filter((spot) => !stops.has(spot))
  return [
    writeStart(lines.some(isMeasured)),
    writeMetadata(metadata, estimates),
    ...waypoints.map((spot) => writeSpot(spot, metadata)),
    ...routes.map((route) => writeRoute(route, estimates, metadata)),
    ...lines.filter((line) => !routes.some((route) => route.line === line)).map((line) => writeLine(line, estimates)),
    '</gpx>\n',
  ].join('')
}

/** As {@link writeGpx}, of lines that are read one after the other, a piece of the file for each. */
export async function* streamGpx(lines: AsyncIterable<AnyLine>, metadata: GpxMetadata): AsyncGenerator<string> {
  const estimates: Estimates = new Map()
  yield writeStart(true) + writeMetadata(metadata, estimates)
  for await (const line of lines) yield writeLine(line, estimates)
  yield '</gpx>\n'
}

const writeStart = (hasSensors: boolean) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<gpx version="1.1" creator="Mishiori" xmlns="http://www.topografix.com/GPX/1/1"',
    ' xmlns:gpx_style="http://www.topografix.com/GPX/gpx_style/0/2"',
    ' xmlns:osmand="https://osmand.net/docs/technical/osmand-file-formats/osmand-gpx"',
    ...(hasSensors ? SENSOR_NAMESPACES : []),
    '>\n',
  ].join('')

function estimatesOf(lines: readonly AnyLine[], { estimates }: GpxMetadata): Estimates {
  const found = new Map<AnyLine, EstimatedTimes>()
  for (const line of estimates ? lines : []) {
    const times = estimates && estimatedTimes(line, estimates.start)
    if (times) found.set(line, times)
  }
  return found
}

function writeMetadata({ title, author, link, time, estimates }: GpxMetadata, found: Estimates): string {
  const models = [...new Set([...found.values()].map(({ model }) => model))]
  const isEstimated = estimates !== undefined && models.length > 0
  const name = `<name>${escapeXml(title)}</name>`
  const by = author === undefined ? '' : `<author><name>${escapeXml(author)}</name></author>`
  const href = link === undefined ? '' : `<link href="${escapeXml(link)}"/>`
  const said = isEstimated ? `<desc>${escapeXml(estimates.describe(models))}</desc>` : ''
  const marked = isEstimated
    ? `<extensions>${writeOwnElement(ESTIMATED_TIMES_NAME, models.join(', '))}</extensions>`
    : ''
  return `<metadata>${name}${said}${by}${href}${time ? writeTime(time.getTime()) : ''}${marked}</metadata>\n`
}

type Photos = Pick<GpxMetadata, 'photoLink'>

function writeSpot(spot: Spot, photos: Photos, element: 'wpt' | 'rtept' = 'wpt'): string {
  const series = writeElevation(spot.elevationMeters ?? null) + writeTime(spotTimeMs(spot))
  const garmin = symbolName(spot, 'garmin')
  const symbol = garmin === null ? '' : `<sym>${escapeXml(garmin)}</sym>`
  const icon = `<osmand:icon>${escapeXml(symbolName(spot, 'osmand') ?? '')}</osmand:icon>`
  const looks = writeLooks(spot, `${icon}<osmand:background>circle</osmand:background>`)
  return `<${element} ${writePosition(spot.position)}>${series}${writeDetails(spot)}${writePhotos(spot, photos)}${symbol}${looks}</${element}>\n`
}

const writePhotos = ({ images }: Spot, { photoLink = (address) => address }: Photos): string =>
  images.map((address) => `<link href="${escapeXml(photoLink(address))}"/>`).join('')

function writePoint(element: 'trkpt' | 'rtept', { line, times }: TimedLine, { index, position }: LinePoint): string {
  const place = writePosition(position)
  const known = writeElevation(line.elevationsMeters?.[index] ?? null) + writeTime(times?.[index] ?? null)
  const series = known + writeMeasurements(line, index)
  return series === '' ? `<${element} ${place}/>\n` : `<${element} ${place}>${series}</${element}>\n`
}

/** What Garmin's extensions of GPX call what sensors measure, in the order of their schemas. */
const TRACK_POINT_EXTENSION = [
  ['temperaturesCelsius', 'gpxtpx:atemp'],
  ['heartRatesBpm', 'gpxtpx:hr'],
  ['cadencesRpm', 'gpxtpx:cad'],
] as const
const SENSOR_NAMESPACES = [
  ' xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"',
  ' xmlns:gpxpx="http://www.garmin.com/xmlschemas/PowerExtension/v1"',
]

const isMeasured = (line: AnyLine) => SENSOR_SERIES.some((name) => line[name] !== undefined)

function writeMeasurements(line: AnyLine, index: number): string {
  const element = (sensor: SensorSeries, name: string) => {
    const value = line[sensor]?.[index] ?? null
    return value === null ? '' : `<${name}>${decimal(value)}</${name}>`
  }
  const body = TRACK_POINT_EXTENSION.map(([sensor, name]) => element(sensor, name)).join('')
  const power = element('powersWatts', 'gpxpx:PowerInWatts')
  if (body === '' && power === '') return ''
  const written = [
    body && `<gpxtpx:TrackPointExtension>${body}</gpxtpx:TrackPointExtension>`,
    power && `<gpxpx:PowerExtension>${power}</gpxpx:PowerExtension>`,
  ]
  return `<extensions>${written.join('')}</extensions>`
}

interface TimedLine {
  readonly line: AnyLine
  readonly times: readonly (number | null)[] | undefined
}

const timed = (line: AnyLine, estimates: Estimates): TimedLine => ({
  line,
  times: estimates.get(line)?.timestampsMs ?? line.timestampsMs,
})

interface LinePoint {
  readonly index: number
  readonly position: Position
}

function writeLine(line: AnyLine, estimates: Estimates): string {
  const withTimes = timed(line, estimates)
  const points = line.path.map((position, index) => writePoint('trkpt', withTimes, { index, position }))
  return `<trk>${writeDetails(line)}${writeLooks(line, writeOwn(line, estimates))}<trkseg>\n${points.join('')}</trkseg></trk>\n`
}

/** Longitudes of GPX are from -180 to below 180. */
function writePosition([lng, lat]: Position): string {
  return `lat="${decimal(lat)}" lon="${decimal(lng === 180 ? -180 : lng)}"`
}

/** A line that came as a route: its stops by the index of their point. */
interface Route {
  readonly line: AnyLine
  readonly stops: ReadonlyMap<number, Spot>
}

/** Lines with stops on their points. A stop that was moved away from every line is a waypoint. */
function routesOf(lines: readonly AnyLine[], spots: readonly Spot[]): readonly Route[] {
  const stopsAt = Map.groupBy(
    spots.filter((spot) => spot.isRouteStop),
    ({ position }) => placeKey(position),
  )
  if (stopsAt.size === 0) return []
  return lines.flatMap((line) => {
    if (line.kind === 'recordedLine') return []
    const stops = new Map<number, Spot>()
    for (const [index, position] of line.path.entries()) {
      const stop = stopsAt.get(placeKey(position))?.shift()
      if (stop) stops.set(index, stop)
    }
    return stops.size > 0 ? [{ line, stops }] : []
  })
}

/** On the five decimals that paths are stored with. */
const placeKey = (position: Position) => position.map((degrees) => Math.round(degrees * 1e5)).join()

function writeRoute({ line, stops }: Route, estimates: Estimates, photos: Photos): string {
  const withTimes = timed(line, estimates)
  const points = line.path.map((position, index) => {
    const stop = stops.get(index)
    return stop ? writeSpot(stop, photos, 'rtept') : writePoint('rtept', withTimes, { index, position })
  })
  return `<rte>${writeDetails(line)}${writeLooks(line, writeOwn(line, estimates))}\n${points.join('')}</rte>\n`
}

function writeDetails({ name, description }: MapObjectBase): string {
  return `<name>${escapeXml(name)}</name>${description === '' ? '' : `<desc>${escapeXml(description)}</desc>`}`
}

function writeLooks({ color }: MapObjectBase, more = ''): string {
  const hex = COLOR_HEX[color].fill
  const style = `<gpx_style:line><gpx_style:color>${hex.slice(1)}</gpx_style:color></gpx_style:line>`
  return `<extensions>${style}<osmand:color>${hex}</osmand:color>${more}</extensions>`
}

/** What only our own files say of a line. */
function writeOwn(line: AnyLine, estimates: Estimates): string {
  const model = estimates.get(line)?.model
  const source =
    (line.source ? writeOwnElement(LINE_SOURCE_NAME, line.source) : '') +
    (model ? writeOwnElement(ESTIMATED_TIMES_NAME, model) : '')
  if (line.kind === 'recordedLine') return source + writeOwnElement(TRAVEL_MODE_NAME, line.travelMode)
  if (line.kind === 'line') return source
  return source + writeOwnElement(NAVIGATION_NAME, escapeXml(JSON.stringify(writeNavigation(line))))
}

function writeOwnElement(name: string, text: string): string {
  const element = `${OWN_NAMESPACE.prefix}:${name}`
  return `<${element} xmlns:${OWN_NAMESPACE.prefix}="${OWN_NAMESPACE.address}">${text}</${element}>`
}

function writeElevation(elevationMeters: number | null): string {
  return elevationMeters === null ? '' : `<ele>${decimal(elevationMeters)}</ele>`
}

function writeTime(timeMs: number | null): string {
  if (timeMs === null || !(Math.abs(timeMs) <= LAST_TIME_MS)) return ''
  return `<time>${new Date(timeMs).toISOString().replace('.000Z', 'Z')}</time>`
}
