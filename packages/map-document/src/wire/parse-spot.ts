import { MAP_LIMITS } from '../limits.ts'
import { isHazardIcon, type MapObjectBase, SPOT_ICONS, type Spot, type SpotIcon, SYMBOL_SETS } from '../map-object.ts'
import type { Position } from '../position.ts'
import { field, isRecord, type WireProblem, type WireReader } from './reader.ts'

type Path = WireProblem['path']

/** Reads the fields of a stored `POI`. */
export function parseSpot(
  reader: WireReader,
  record: object,
  { base, path }: { readonly base: MapObjectBase; readonly path: Path },
): Spot {
  const display = parseDisplay(reader, record, path)
  const placeId = field(record, 'google_place_id', 'placeId') ?? null
  const elevation = field(record, 'elevation', 'elevationMeters') ?? null
  const time = field(record, 'timestamp', 'timestampMs') ?? null
  const icon = parseIcon(reader, field(record, 'icon') ?? null, [...path, 'icon'])
  const seenOn = isHazardIcon(icon) ? (field(record, 'seen_on', 'seenOn') ?? null) : null
  return {
    ...base,
    kind: 'spot',
    position: parsePosition(reader, record, path),
    icon,
    display,
    images: display === 'image' ? parseImages(reader, record, path) : [],
    placeId: placeId === null ? null : reader.string(placeId, [...path, 'google_place_id']),
    ...(elevation !== null && { elevationMeters: reader.number(elevation, [...path, 'elevation']) }),
    ...(time !== null && { timestampMs: reader.number(time, [...path, 'timestamp']) }),
    ...parseSymbol(reader, field(record, 'symbol') ?? null, [...path, 'symbol']),
    ...(seenOn !== null && { seenOn: reader.string(seenOn, [...path, 'seen_on']) }),
    ...(field(record, 'isRouteStop') === true && { isRouteStop: true }),
  }
}

function parseSymbol(reader: WireReader, value: unknown, path: Path): Pick<Spot, 'symbol'> {
  if (value === null) return {}
  const set = isRecord(value) ? SYMBOL_SETS.find((candidate) => candidate === field(value, 'set')) : undefined
  if (!isRecord(value) || !set) {
    reader.reject([...path, 'set'], SYMBOL_SETS.join(', '))
    return {}
  }
  return { symbol: { set, name: reader.string(field(value, 'name'), [...path, 'name']) } }
}

function parseDisplay(reader: WireReader, record: object, path: Path): Spot['display'] {
  const candidates = [field(record, 'type'), field(record, 'display')].filter(
    (name) => name !== 'POI' && name !== 'spot',
  )
  const name = candidates.find((candidate) => candidate !== undefined) ?? 'text'
  if (name === 'text') return 'text'
  if (name !== 'image' && name !== 'image_text') reader.reject([...path, 'type'], 'text, image or image_text')
  return 'image'
}

/** `lat` and `lng`, else `latlng` as "lat,lng", `[lat, lng]` or `{lat, lng}`. */
function parsePosition(reader: WireReader, record: object, path: Path): Position {
  const latlng = field(record, 'latlng')
  const pair = typeof latlng === 'string' ? latlng.split(',') : latlng
  const [pairLat, pairLng] = Array.isArray(pair) ? pair : isRecord(pair) ? [field(pair, 'lat'), field(pair, 'lng')] : []
  const lat = reader.number(field(record, 'lat') ?? pairLat, [...path, 'lat'])
  return [reader.number(field(record, 'lng') ?? pairLng, [...path, 'lng']), lat]
}

function parseIcon(reader: WireReader, value: unknown, path: Path): SpotIcon {
  const icon = value === null ? SPOT_ICONS[0] : SPOT_ICONS.find((candidate) => candidate === value)
  if (!icon) reader.reject(path, 'icon of the specification')
  return icon ?? SPOT_ICONS[0]
}

/** `images` as an array or as the JSON text of one, extras cut; else the single `url`. */
function parseImages(reader: WireReader, record: object, path: Path): readonly string[] {
  const stored = field(record, 'images')
  const images = typeof stored === 'string' ? parsedJson(stored) : stored
  const url = field(record, 'url')
  const list = Array.isArray(images) && images.length > 0 ? images : typeof url === 'string' && url !== '' ? [url] : []
  return list.slice(0, MAP_LIMITS.spotImages).map((image, index) => reader.string(image, [...path, 'images', index]))
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
