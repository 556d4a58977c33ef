import {
  type AnyLine,
  COLOR_HEX,
  circleRing,
  type Layer,
  type MapDocument,
  type MapObject,
  type Position,
  rectangleRing,
  SENSOR_SERIES,
  type SensorSeries,
  type Series,
  type Shape,
  type Spot,
} from '@mishiori/map-document'
import { cutLine, cutRing } from './antimeridian/cut.ts'
import { LINE_SOURCE_NAME, NO_GO_NAME, ROUTE_STOP_NAME, TRAVEL_MODE_NAME } from './formats/line-source.ts'
import { NAVIGATION_NAME, writeNavigation } from './formats/navigation.ts'
import { circleNumbers, OWN_NAMESPACE, rectangleNumbers } from './formats/own-shapes.ts'
import { htmlOf, isHtml } from './formats/plain-text.ts'
import { LAST_TIME_MS } from './spot-time.ts'
import { symbolName } from './symbols/symbols.ts'
import { decimal, escapeXml } from './xml/write-xml.ts'

/** What a KML file says about itself. */
export interface KmlMetadata {
  readonly title: string
  readonly author?: string
  /** Address of the article. */
  readonly link?: string
}

const LINE_WIDTH = 5
const OUTLINE_WIDTH = 2
const OPAQUE = 'ff'
const FILL = '33'

/**
 * Writes a document as KML 2.2: a folder for each layer, a placemark with its own style for each object, elevations,
 * times and measurements as the document has them.
 */
export function writeKml({ layers }: MapDocument, { title, author, link }: KmlMetadata): string {
  const by = author === undefined ? '' : `<atom:author><atom:name>${escapeXml(author)}</atom:name></atom:author>`
  const from = link === undefined ? '' : `<atom:link href="${escapeXml(link)}"/>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2" xmlns:atom="http://www.w3.org/2005/Atom"',
    ` xmlns:${OWN_NAMESPACE.prefix}="${OWN_NAMESPACE.address}">\n`,
    `<Document><name>${escapeXml(title)}</name>${by}${from}\n`,
    writeSchema(layers),
    ...layers.map(writeFolder),
    '</Document>\n</kml>\n',
  ].join('')
}

/** What the arrays of a line are called, by Google Earth's convention that Garmin and GPSBabel share. */
const SENSOR_FIELDS: Readonly<Record<SensorSeries, { readonly name: string; readonly displayName: string }>> = {
  heartRatesBpm: { name: 'heartrate', displayName: 'Heart Rate' },
  cadencesRpm: { name: 'cadence', displayName: 'Cadence' },
  powersWatts: { name: 'power', displayName: 'Power' },
  temperaturesCelsius: { name: 'temperature', displayName: 'Temperature' },
}
const SCHEMA_ID = 'measured'

/** Declares the arrays that the lines of the file have; nothing for a file without. */
function writeSchema(layers: readonly Layer[]): string {
  const lines = layers.flatMap(({ objects }) => objects.filter((object) => 'path' in object))
  const fields = SENSOR_SERIES.filter((sensor) => lines.some((line) => isKnown(line[sensor]))).map((sensor) => {
    const { name, displayName } = SENSOR_FIELDS[sensor]
    return `<gx:SimpleArrayField name="${name}" type="float"><displayName>${displayName}</displayName></gx:SimpleArrayField>`
  })
  return fields.length === 0 ? '' : `<Schema id="${SCHEMA_ID}">${fields.join('')}</Schema>\n`
}

const isKnown = (series: Series | undefined): series is Series => series?.some((value) => value !== null) === true

function writeFolder({ name, objects }: Layer): string {
  return `<Folder><name>${escapeXml(name)}</name>\n${objects.map(writePlacemark).join('')}</Folder>\n`
}

function writePlacemark(object: MapObject): string {
  const { name, description } = object
  const text = `<name>${escapeXml(name)}</name>${description === '' ? '' : `<description>${escapeXml(isHtml(description) ? htmlOf(description) : description)}</description>`}`
  const time = object.kind === 'spot' ? writeSpotTime(object) : ''
  return `<Placemark>${text}${time}${writeStyle(object)}${writeData(object)}${writeGeometry(object)}</Placemark>\n`
}

function writeSpotTime({ seenOn, timestampMs }: Spot): string {
  if (typeof seenOn === 'string') return `<TimeStamp><when>${escapeXml(seenOn)}</when></TimeStamp>`
  return timestampMs === undefined ? '' : `<TimeStamp>${whenOf(timestampMs)}</TimeStamp>`
}

function writeStyle(object: MapObject): string {
  const color = (alpha: string) => `<color>${alpha}${blueGreenRed(COLOR_HEX[object.color].fill)}</color>`
  switch (object.kind) {
    case 'spot':
      return `<Style><IconStyle>${color(OPAQUE)}<Icon><href>${escapeXml(symbolName(object, 'kml') ?? '')}</href></Icon></IconStyle></Style>`
    case 'line':
    case 'navigationLine':
    case 'recordedLine':
      return `<Style><LineStyle>${color(OPAQUE)}<width>${LINE_WIDTH}</width></LineStyle></Style>`
    case 'circle':
    case 'rectangle':
    case 'polygon': {
      const outline = `<LineStyle>${color(OPAQUE)}<width>${OUTLINE_WIDTH}</width></LineStyle>`
      return `<Style>${outline}<PolyStyle>${color(FILL)}</PolyStyle></Style>`
    }
  }
}

/** Data that KML has no element for; My Maps shows the pictures. */
function writeData(object: MapObject): string {
  const written = dataOf(object).map(
    ([name, value]) => `<Data name="${name}"><value>${escapeXml(value)}</value></Data>`,
  )
  return extendedData(`${written.join('')}${'path' in object && !isTrack(object) ? writeBesideLine(object) : ''}`)
}

const extendedData = (content: string) => (content === '' ? '' : `<ExtendedData>${content}</ExtendedData>`)

function dataOf(object: MapObject): readonly (readonly [name: string, value: string])[] {
  switch (object.kind) {
    case 'spot': {
      const pictures = object.images.join(' ')
      const stop = object.isRouteStop ? [[ROUTE_STOP_NAME, 'true'] as const] : []
      return [['icon', object.icon], ...(pictures === '' ? [] : [['gx_media_links', pictures] as const]), ...stop]
    }
    case 'circle':
      return [['circle', circleNumbers(object).map(decimal).join()], ...noGo(object)]
    case 'rectangle':
      return [['rectangle', rectangleNumbers(object).map(decimal).join()], ...noGo(object)]
    case 'polygon':
      return noGo(object)
    case 'line':
    case 'navigationLine':
    case 'recordedLine': {
      const source = object.source ? [[LINE_SOURCE_NAME, object.source] as const] : []
      if (object.kind === 'recordedLine') return [...source, [TRAVEL_MODE_NAME, object.travelMode]]
      if (object.kind === 'line') return source
      return [...source, [NAVIGATION_NAME, JSON.stringify(writeNavigation(object))]]
    }
  }
}

const noGo = ({ isNoGo }: Shape) => (isNoGo ? [[NO_GO_NAME, 'true'] as const] : [])

function writeGeometry(object: MapObject): string {
  switch (object.kind) {
    case 'spot':
      return `<Point><coordinates>${tuple(object.position, object.elevationMeters)}</coordinates></Point>`
    case 'line':
    case 'navigationLine':
    case 'recordedLine': {
      if (isTrack(object)) return writeTrack(object)
      const parts = cutLine(object.path).map((part) =>
        part.map(({ position, index }) => tuple(position, index === null ? null : object.elevationsMeters?.[index])),
      )
      return together(parts.map(writeLineString))
    }
    case 'circle':
      return writeArea(circleRing(object))
    case 'rectangle':
      return writeArea(rectangleRing(object))
    case 'polygon':
      return writeArea(object.vertices)
  }
}

/** Programs without Google's extension show no track: only what a line string has no place for is one. */
const isTrack = ({ timestampsMs }: AnyLine) => isKnown(timestampsMs)

/**
 * A line that knows times, in Google's extension of KML 2.2, which OGC's 2.3 took over. It is whole at 180°: its points
 * are where it was recorded.
 */
function writeTrack(line: AnyLine): string {
  const { path, elevationsMeters, timestampsMs } = line
  const whens = path.map((_, index) => whenOf(timestampsMs?.[index] ?? null))
  const places = path.map((position, index) => {
    const coordinates = tuple(position, elevationsMeters?.[index]).replaceAll(',', ' ')
    return `<gx:coord>${coordinates}</gx:coord>`
  })
  return `<gx:Track>${whens.join('')}${places.join('')}${extendedData(writeMeasurements(line, [...path.keys()]))}</gx:Track>`
}

/** What was measured along line strings, a value for each of their points; null at a point that only a cut made. */
const writeBesideLine = (line: AnyLine) =>
  SENSOR_SERIES.some((sensor) => isKnown(line[sensor]))
    ? writeMeasurements(
        line,
        cutLine(line.path).flatMap((part) => part.map(({ index }) => index)),
      )
    : ''

/** @param indexes of the points that are written. */
function writeMeasurements(line: AnyLine, indexes: readonly (number | null)[]): string {
  const arrays = SENSOR_SERIES.flatMap((sensor) => {
    const series = line[sensor]
    if (!isKnown(series)) return []
    const values = indexes.map((index) => {
      const value = index === null ? null : (series[index] ?? null)
      return value === null ? '<gx:value/>' : `<gx:value>${decimal(value)}</gx:value>`
    })
    return [`<gx:SimpleArrayData name="${SENSOR_FIELDS[sensor].name}">${values.join('')}</gx:SimpleArrayData>`]
  })
  if (arrays.length === 0) return ''
  return `<SchemaData schemaUrl="#${SCHEMA_ID}">${arrays.join('')}</SchemaData>`
}

const whenOf = (timeMs: number | null) =>
  timeMs === null || !(Math.abs(timeMs) <= LAST_TIME_MS) ? '<when/>' : `<when>${new Date(timeMs).toISOString()}</when>`

/** What crosses 180° is cut there: longitudes of KML go no further. */
const writeArea = (ring: readonly Position[]) => together(cutRing(ring).map(writeRing))

const together = (parts: readonly string[]) =>
  parts.length === 1 ? parts.join('') : `<MultiGeometry>${parts.join('')}</MultiGeometry>`

const writeLineString = (tuples: readonly string[]) =>
  `<LineString><tessellate>1</tessellate><coordinates>${tuples.join(' ')}</coordinates></LineString>`

function writeRing(ring: readonly Position[]): string {
  const coordinates = ring.map((position) => tuple(position)).join(' ')
  return `<Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs></Polygon>`
}

function tuple([lng, lat]: Position, meters?: number | null): string {
  const place = `${decimal(lng)},${decimal(lat)}`
  return meters === null || meters === undefined ? place : `${place},${decimal(meters)}`
}

/** KML writes colours the other way round. */
const blueGreenRed = (hex: string) => `${hex.slice(5, 7)}${hex.slice(3, 5)}${hex.slice(1, 3)}`
