import { decodePolyline } from '../geo/polyline.ts'
import { mapObjectId } from '../ids.ts'
import type { MapIssue } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import { LINE_SOURCES, type LineBase, type MapObject, type MapObjectBase, type MapObjectKind } from '../map-object.ts'
import { DEFAULT_COLOR } from '../palette.ts'
import type { PathSeries } from '../path-series.ts'
import type { Position } from '../position.ts'
import { colorOfName, kindOfName, SERIES_ON_WIRE } from './names.ts'
import { parseSpot } from './parse-spot.ts'
import { parseMode, parseWay } from './parse-way.ts'
import { field, isRecord, type WireProblem, type WireReader } from './reader.ts'
import { parseTranslations } from './translations.ts'

type Path = WireProblem['path']

/** Reads one stored object; null when its kind is unknown (the reader has the reason). */
export function parseObject(
  reader: WireReader,
  value: unknown,
  path: Path,
): { readonly object: MapObject; readonly isMain: boolean } | null {
  const kind = isRecord(value) ? parseKind(value) : null
  if (!isRecord(value) || !kind) {
    reader.reject([...path, 'objectType'], 'LINE, NAVIGATION_LINE, RECORDING_LINE, POI, CIRCLE, SQUARE or CUSTOME')
    return null
  }
  const base = parseBase(reader, value, path)
  const isMain = field(value, 'isMain')
  return { object: parseKindOf(reader, value, { base, kind, path }), isMain: isMain === true || isMain === 1 }
}

function parseKind(record: object): MapObjectKind | null {
  for (const name of [field(record, 'objectType', 'kind'), field(record, 'type')]) {
    const kind = typeof name === 'string' ? kindOfName(name) : null
    if (kind) return kind
  }
  return null
}

function parseBase(reader: WireReader, record: object, path: Path): MapObjectBase {
  const id = field(record, 'tmpId', 'id')
  const color = field(record, 'color') ?? DEFAULT_COLOR
  const known = typeof color === 'string' ? colorOfName(color) : null
  if (!known) reader.reject([...path, 'color'], 'colour of the palette')
  return {
    id: mapObjectId(reader.string(typeof id === 'number' ? String(id) : id, [...path, 'tmpId'])),
    name: reader.string(field(record, 'name'), [...path, 'name']),
    description: reader.string(field(record, 'text', 'description') ?? '', [...path, 'text']),
    color: known ?? DEFAULT_COLOR,
    ...parseTranslations(reader, record, path),
  }
}

function parseKindOf(
  reader: WireReader,
  record: object,
  { base, kind, path }: { readonly base: MapObjectBase; readonly kind: MapObjectKind; readonly path: Path },
): MapObject {
  const number = (...names: readonly [string, ...string[]]) =>
    reader.number(field(record, ...names), [...path, names[0]])
  const { linePoints, polygonPoints } = MAP_LIMITS
  const line = () => ({
    ...base,
    path: parsePath(reader, field(record, 'path'), { path: [...path, 'path'], maxPoints: linePoints.max }),
    ...parseSeries(reader, record, path),
    ...parseSource(reader, record, { id: base.id, path }),
  })
  const shape = () => ({ ...base, ...(field(record, 'isNoGo') === true && { isNoGo: true as const }) })
  switch (kind) {
    case 'line':
      return { ...line(), kind }
    case 'navigationLine':
      return {
        ...line(),
        kind,
        waypoints: parseWaypoints(reader, record, path),
        ...parseWay(reader, record, path),
      }
    case 'recordedLine':
      return { ...line(), kind, travelMode: parseMode(reader, record, path) }
    case 'spot':
      return parseSpot(reader, record, { base, path })
    case 'circle':
      return {
        ...shape(),
        kind,
        center: [number('center_lng'), number('center_lat')],
        radiusMeters: number('radius', 'radiusMeters'),
      }
    case 'rectangle': {
      const [south, west] = [number('min_lat', 'south'), number('min_lng', 'west')]
      const [north, east] = [number('max_lat', 'north'), number('max_lng', 'east')]
      return { ...shape(), kind, west, south, east, north }
    }
    case 'polygon': {
      const place = { path: [...path, 'path'], maxPoints: polygonPoints.max + 1 }
      return { ...shape(), kind, vertices: opened(parsePath(reader, field(record, 'path', 'vertices'), place)) }
    }
  }
}

/** Other tools repeat the first vertex at the end; ours do not. */
function opened(ring: readonly Position[]): readonly Position[] {
  const first = ring[0]
  const last = ring.at(-1)
  return first && last && ring.length > 1 && first[0] === last[0] && first[1] === last[1] ? ring.slice(0, -1) : ring
}

function parsePath(
  reader: WireReader,
  value: unknown,
  { path, maxPoints, beyond }: { readonly path: Path; readonly maxPoints: number; readonly beyond?: MapIssue },
): readonly Position[] {
  const decoded = decodePolyline(reader.string(value, path), { maxPoints })
  if (decoded.ok) return decoded.path
  if (beyond && decoded.problem === 'polyline.too_long') reader.refuse(path, beyond)
  else reader.reject(path, `encoded polyline (${decoded.problem})`)
  return []
}

function parseWaypoints(reader: WireReader, record: object, path: Path): readonly Position[] {
  const value = field(record, 'waypoints') ?? ''
  const beyond = { code: 'waypoint.limit_reached', max: MAP_LIMITS.waypoints } as const
  return parsePath(reader, value, { path: [...path, 'waypoints'], maxPoints: MAP_LIMITS.waypoints, beyond })
}

/** Ids of lines that were fetched from a service begin with its name, as those of maps that were stored before lines had a source. */
function parseSource(
  reader: WireReader,
  record: object,
  { id, path }: { readonly id: string; readonly path: Path },
): Pick<LineBase, 'source'> {
  const value = field(record, 'source') ?? null
  const source = LINE_SOURCES.find((name) => value === name || new RegExp(`^${name}-\\d+$`).test(id))
  if (source) return { source }
  if (value !== null) reader.reject([...path, 'source'], LINE_SOURCES.join(' or '))
  return {}
}

function parseSeries(reader: WireReader, record: object, path: Path): PathSeries {
  const series: { -readonly [Name in keyof PathSeries]: PathSeries[Name] } = {}
  for (const [name, wireName] of SERIES_ON_WIRE) {
    const value = field(record, wireName, name) ?? null
    if (value === null) continue
    series[name] = reader.list(value, [...path, wireName], MAP_LIMITS.linePoints.max).map((item, index) => {
      const at = [...path, wireName, index]
      if (item === null) return null
      return name === 'timestampsMs' ? parseTime(reader, item, at) : reader.number(item, at)
    })
  }
  return series
}

/** Milliseconds since 1970, or an ISO 8601 text with its zone. */
function parseTime(reader: WireReader, value: unknown, path: Path): number {
  const isDated = typeof value === 'string' && /^\d{4}-.*T.*(Z|[+-]\d\d:?\d\d)$/i.test(value)
  return reader.number(isDated ? Date.parse(value) : value, path)
}
