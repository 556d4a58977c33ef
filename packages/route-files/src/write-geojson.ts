import {
  type AnyLine,
  COLOR_HEX,
  circleRing,
  type MapDocument,
  type MapObject,
  type Position,
  rectangleRing,
  SENSOR_SERIES,
  type SensorSeries,
  type Shape,
  type Spot,
} from '@mishiori/map-document'
import { cutLine, cutRing } from './antimeridian/cut.ts'
import { LINE_SOURCE_NAME, NO_GO_NAME, ROUTE_STOP_NAME, TRAVEL_MODE_NAME } from './formats/line-source.ts'
import { NAVIGATION_NAME, writeNavigation } from './formats/navigation.ts'
import { OWN_GENERATOR, rectangleNumbers } from './formats/own-shapes.ts'
import { LAST_TIME_MS, spotTimeMs } from './spot-time.ts'

/** What a GeoJSON file says about itself. */
export interface GeojsonMetadata {
  readonly title: string
}

type GeometryType = 'Point' | 'LineString' | 'MultiLineString' | 'Polygon' | 'MultiPolygon'

interface Feature {
  readonly type: 'Feature'
  readonly id: string
  readonly properties: Readonly<Record<string, unknown>>
  readonly geometry: { readonly type: GeometryType; readonly coordinates: unknown }
}

const LINE_WIDTH = 5
const FILL_OPACITY = 0.2

/**
 * Writes a document as GeoJSON (RFC 7946), an object a feature. Colours and icons are said in simplestyle, times and
 * measurements in `coordinateProperties` as togeojson has them, times also in `coordTimes` as it had them before, the
 * layer by its name; circles and rectangles are polygons with their own numbers beside them. What crosses 180° is cut
 * there (§3.1.9).
 */
export function writeGeojson({ layers }: MapDocument, { title }: GeojsonMetadata): string {
  const features = layers.flatMap((layer) => layer.objects.map((object) => toFeature(object, layer.name)))
  return `${JSON.stringify({ type: 'FeatureCollection', name: title, generator: OWN_GENERATOR, features })}\n`
}

/** As {@link writeGeojson}, of lines that are read one after the other, a piece of the file for each. */
export async function* streamGeojson(
  lines: AsyncIterable<AnyLine>,
  { title }: GeojsonMetadata,
): AsyncGenerator<string> {
  const empty = JSON.stringify({ type: 'FeatureCollection', name: title, generator: OWN_GENERATOR, features: [] })
  const end = empty.lastIndexOf(']')
  yield empty.slice(0, end)
  let separator = ''
  for await (const line of lines) {
    yield separator + JSON.stringify(toFeature(line, title))
    separator = ','
  }
  yield `${empty.slice(end)}\n`
}

function toFeature(object: MapObject, layerName: string): Feature {
  const { properties, geometry } = looksAndPlace(object)
  const { id, name, description, kind } = object
  return {
    type: 'Feature',
    id,
    properties: { name, ...(description !== '' && { description }), layer: layerName, kind, ...properties },
    geometry,
  }
}

function looksAndPlace(object: MapObject): Pick<Feature, 'properties' | 'geometry'> {
  const hex = COLOR_HEX[object.color].fill
  switch (object.kind) {
    case 'spot': {
      const { position, elevationMeters, images } = object
      const timeMs = spotTimeMs(object)
      return {
        properties: {
          'marker-color': hex,
          ...symbolProperties(object),
          ...(images.length > 0 && { images }),
          ...(object.isRouteStop && { [ROUTE_STOP_NAME]: true }),
          ...(timeMs !== null && { time: timeText(timeMs) }),
        },
        geometry: { type: 'Point', coordinates: withElevation(position, elevationMeters) },
      }
    }
    case 'line':
    case 'navigationLine':
    case 'recordedLine': {
      const { along, geometry } = lineString(object)
      const looks = { stroke: hex, 'stroke-width': LINE_WIDTH, 'stroke-opacity': 1 }
      const source = object.source && { [LINE_SOURCE_NAME]: object.source }
      const mode = object.kind === 'recordedLine' && { [TRAVEL_MODE_NAME]: object.travelMode }
      const asked = object.kind === 'navigationLine' && { [NAVIGATION_NAME]: writeNavigation(object) }
      return { properties: { ...looks, ...source, ...mode, ...asked, ...along }, geometry }
    }
    case 'circle': {
      const { center, radiusMeters } = object
      return { properties: { ...areaFields(object), center, radiusMeters }, geometry: polygon(circleRing(object)) }
    }
    case 'rectangle':
      return {
        properties: { ...areaFields(object), bounds: rectangleNumbers(object) },
        geometry: polygon(rectangleRing(object)),
      }
    case 'polygon':
      return { properties: areaFields(object), geometry: polygon(object.vertices) }
  }
}

/** Our icons by their own names; the symbol of a file where tools that make GeoJSON of it have it. */
function symbolProperties({ icon, symbol }: Spot): Readonly<Record<string, string>> {
  switch (symbol?.set) {
    case undefined:
      return { 'marker-symbol': icon }
    case 'maki':
      return { 'marker-symbol': symbol.name }
    case 'garmin':
      return { 'marker-symbol': icon, sym: symbol.name }
    case 'osmand':
      return { 'marker-symbol': icon, osmand_icon: symbol.name }
    case 'kml':
      return { 'marker-symbol': icon, icon: symbol.name }
  }
}

function areaFields({ color, isNoGo }: Shape): Readonly<Record<string, unknown>> {
  const hex = COLOR_HEX[color].fill
  const looks = { stroke: hex, 'stroke-width': 2, fill: hex, 'fill-opacity': FILL_OPACITY }
  return { ...looks, ...(isNoGo && { [NO_GO_NAME]: true }) }
}

function polygon(ring: readonly Position[]): Feature['geometry'] {
  const [first, ...others] = cutRing(ring)
  if (others.length === 0) return { type: 'Polygon', coordinates: first ? [first] : [] }
  return { type: 'MultiPolygon', coordinates: [first, ...others].map((part) => [part]) }
}

/** What togeojson calls the arrays beside the positions of a line. */
const SENSOR_ARRAYS: Readonly<Record<SensorSeries, string>> = {
  temperaturesCelsius: 'atemps',
  heartRatesBpm: 'heart',
  powersWatts: 'powers',
  cadencesRpm: 'cads',
}

/** A point that only the cut made has neither elevation, time nor measurements, by which readers know it. */
function lineString(line: AnyLine) {
  const { path, elevationsMeters, timestampsMs } = line
  const parts = cutLine(path)
  const isCut = parts.length > 1
  /** An array for a line, an array of arrays for one in parts. */
  const arrays = <Value>(valueAt: (index: number) => Value) => {
    const values = parts.map((part) => part.map(({ index }) => (index === null ? null : valueAt(index))))
    return isCut ? values : values[0]
  }
  const lines = parts.map((part) =>
    part.map(({ position, index }) => withElevation(position, index === null ? null : elevationsMeters?.[index])),
  )
  const measured = SENSOR_SERIES.flatMap((sensor) => {
    const series = line[sensor]
    return series ? [[SENSOR_ARRAYS[sensor], arrays((index) => series[index] ?? null)] as const] : []
  })
  const times = timestampsMs && arrays((index) => timeText(timestampsMs[index] ?? null))
  return {
    along: (times || measured.length > 0) && {
      ...(times && { coordTimes: times }),
      coordinateProperties: { ...(times && { times }), ...Object.fromEntries(measured) },
    },
    geometry: isCut
      ? ({ type: 'MultiLineString', coordinates: lines } as const)
      : ({ type: 'LineString', coordinates: lines[0] } as const),
  }
}

const withElevation = (position: Position, meters: number | null | undefined) =>
  meters === null || meters === undefined ? position : [...position, meters]

const timeText = (ms: number | null) =>
  ms === null || !(Math.abs(ms) <= LAST_TIME_MS) ? null : new Date(ms).toISOString()
