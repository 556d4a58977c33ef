import { kml, tcx } from '@tmcw/togeojson'
import { DOMParser } from '@xmldom/xmldom'
import type { Feature, Geometry, Position } from 'geojson'
import type { RouteFile } from '../read-result.ts'

/** What a file holds, as texts whose order says nothing. */
export interface Found {
  /** Of points and lines, with elevations. */
  readonly points: readonly string[]
  /** Vertices of areas. */
  readonly vertices: readonly string[]
  readonly times: readonly string[]
  readonly names: readonly string[]
}

/** What togeojson finds in KML or TCX; null when the XML is broken. Overlays and links, which it makes polygons of, are no shapes. */
export function findByOracle(text: string, format: 'kml' | 'tcx'): Found | null {
  const document = parseXml(text)
  if (!document) return null
  // xmldom's documents have what togeojson uses of a browser's
  const features = (format === 'kml' ? kml : tcx)(document as unknown as Document).features.filter(isShape)
  const withoutFix = timesWithoutFix(text)
  const geometries = features.flatMap(({ geometry }) => partsOf(geometry))
  return {
    points: sorted(new Set(geometries.flatMap(pointsOf).filter(isPlace).map(grounded(format)).map(textOf))),
    vertices: sorted(geometries.flatMap(ringsOf).map(([lng, lat]) => `${lng} ${lat}`)),
    times: sorted(
      new Set(
        features
          .flatMap(timesOf)
          .map(isoOf)
          .filter((time) => !withoutFix.has(time)),
      ),
    ),
    names: sorted([...new Set(features.map(({ properties }) => String(properties?.name ?? '').trim()))]),
  }
}

/** The same for this package's result. */
export function findOf(file: RouteFile): Found {
  const segments = file.lines.flatMap((line) => line.segments)
  const ofLines = segments.flatMap(({ length, lngLat, elevationsMeters }) =>
    Array.from({ length }, (_, at) => [lngLat[2 * at] ?? 0, lngLat[2 * at + 1] ?? 0, elevationsMeters?.[at]]),
  )
  const ofSpots = file.spots.map(({ position, elevationMeters }) => [...position, elevationMeters ?? Number.NaN])
  const times = [
    ...segments.flatMap(({ timestampsMs }) => [...(timestampsMs ?? [])]),
    ...file.spots.map(({ timestampMs }) => timestampMs ?? Number.NaN),
  ]
  const named = [...file.lines, ...file.spots, ...file.areas]
  return {
    points: sorted(new Set([...ofLines, ...ofSpots].map(textOf))),
    vertices: sorted(file.areas.flatMap(({ vertices }) => vertices).map(([lng, lat]) => `${lng} ${lat}`)),
    times: sorted(new Set(times.filter((time) => !Number.isNaN(time)).map(isoOf))),
    names: sorted([...new Set(named.map(({ name }) => name))]),
  }
}

function parseXml(text: string) {
  try {
    const errors: string[] = []
    const parser = new DOMParser({ onError: (level, message) => level !== 'warning' && errors.push(message) })
    const document = parser.parseFromString(text.replace(/^\uFEFF/, ''), 'text/xml')
    return errors.length > 0 ? null : document
  } catch {
    return null
  }
}

/** A receiver without a fix is at 0°, 0°: no place. */
const isPlace = ([lng, lat]: Position) => lng !== 0 || lat !== 0
/** The times of such points in TCX. */
const WITHOUT_FIX = /<Time>([^<]*)<\/Time>\s*<Position>\s*<LatitudeDegrees>0<[^>]*>\s*<LongitudeDegrees>0</g
const timesWithoutFix = (text: string) => new Set([...text.matchAll(WITHOUT_FIX)].map(([, time = '']) => isoOf(time)))
const isoOf = (time: string | number) => new Date(time).toISOString()
/** What KML has on the ground has zeros that are no elevations. */
const grounded = (format: 'kml' | 'tcx') => (position: Position) =>
  format === 'kml' && position[2] === 0 ? position.slice(0, 2) : position
const sorted = (texts: Iterable<string>) => [...texts].sort()
const textOf = ([lng, lat, elevation]: readonly (number | undefined)[]) => `${lng} ${lat} ${elevation ?? Number.NaN}`
const isShape = ({ geometry, properties }: Feature<Geometry | null>) =>
  geometry !== null && !['groundoverlay', 'networklink'].includes(properties?.['@geometry-type'])

function partsOf(geometry: Geometry | null): readonly Geometry[] {
  if (geometry === null) return []
  return geometry.type === 'GeometryCollection' ? geometry.geometries.flatMap(partsOf) : [geometry]
}

function pointsOf(geometry: Geometry): readonly Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates]
    case 'LineString':
    case 'MultiPoint':
      return geometry.coordinates
    case 'MultiLineString':
      return geometry.coordinates.flat()
    default:
      return []
  }
}

/** Outer rings, not closed. */
function ringsOf(geometry: Geometry): readonly Position[] {
  if (geometry.type === 'Polygon') return (geometry.coordinates[0] ?? []).slice(0, -1)
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flatMap(([outer]) => (outer ?? []).slice(0, -1)) : []
}

function timesOf({ properties }: Feature<Geometry | null>): readonly string[] {
  const { coordinateProperties, timestamp } = properties ?? {}
  const times: readonly unknown[] = [coordinateProperties?.times ?? timestamp ?? []].flat(3)
  return times.filter((time) => typeof time === 'string').filter((time) => time !== '')
}
