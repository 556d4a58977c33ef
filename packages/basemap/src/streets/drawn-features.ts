import { LANDMARKS_FROM_ZOOM } from '../style-parts.ts'
import { namesOf } from './names.ts'
import type { Tags } from './osm-pbf/visit-block.ts'

/** Layers of the tiles. */
export type StreetLayer = 'area' | 'waterway' | 'rail' | 'road' | 'poi'

/** How something is drawn. */
export interface Drawing {
  readonly layer: StreetLayer
  /** The first zoom that shows it. */
  readonly minZoom: number
  readonly properties: Readonly<Record<string, string | number>>
}

interface RoadClass {
  readonly name: string
  readonly minZoom: number
}

const road = (name: string, minZoom: number): RoadClass => ({ name, minZoom })
const [MINOR, SERVICE, PATH] = [road('minor', 13), road('service', 14), road('path', 13)]

const ROADS: Readonly<Record<string, RoadClass>> = {
  motorway: road('motorway', 11),
  motorway_link: road('motorway', 12),
  trunk: road('trunk', 11),
  trunk_link: road('trunk', 12),
  primary: road('primary', 11),
  primary_link: road('primary', 12),
  secondary: road('secondary', 12),
  secondary_link: road('secondary', 13),
  tertiary: road('tertiary', 12),
  tertiary_link: road('tertiary', 13),
  unclassified: MINOR,
  residential: MINOR,
  living_street: MINOR,
  road: MINOR,
  service: SERVICE,
  track: road('track', 13),
  pedestrian: road('pedestrian', 14),
  footway: PATH,
  path: PATH,
  cycleway: PATH,
  bridleway: PATH,
  steps: road('steps', 13),
}
const RAILS: Readonly<Record<string, number>> = {
  rail: 11,
  light_rail: 12,
  subway: 13,
  tram: 13,
  narrow_gauge: 12,
  monorail: 12,
  funicular: 12,
}
const WATERWAYS: Readonly<Record<string, number>> = { river: 11, canal: 12, stream: 13 }
const AREAS: readonly {
  readonly key: string
  readonly values: RegExp
  readonly kind: string
  readonly minZoom: number
}[] = [
  { key: 'natural', values: /^(water|bay)$/, kind: 'water', minZoom: 11 },
  { key: 'waterway', values: /^(riverbank|dock)$/, kind: 'water', minZoom: 11 },
  { key: 'landuse', values: /^(reservoir|basin)$/, kind: 'water', minZoom: 11 },
  { key: 'leisure', values: /^(park|garden|golf_course|pitch|playground)$/, kind: 'park', minZoom: 12 },
  { key: 'landuse', values: /^(grass|meadow|recreation_ground|village_green|cemetery)$/, kind: 'park', minZoom: 12 },
  { key: 'landuse', values: /^forest$/, kind: 'wood', minZoom: 11 },
  { key: 'natural', values: /^(wood|scrub|heath)$/, kind: 'wood', minZoom: 11 },
  { key: 'landuse', values: /^(residential|commercial|retail|industrial)$/, kind: 'built', minZoom: 11 },
]
/** Places whose names the world map lacks: it has those of more people. */
const SMALL_PLACES: ReadonlySet<string> = new Set([
  'suburb',
  'quarter',
  'neighbourhood',
  'village',
  'hamlet',
  'locality',
])
const KNOWN_FROM_PEOPLE = 1_000

/** How a way is drawn; null for ways that the map does not show. */
export function drawingOfWay(tags: Tags, isClosed: boolean): Drawing | null {
  return (
    roadDrawing(tags, isClosed) ?? railDrawing(tags) ?? waterwayDrawing(tags) ?? (isClosed ? areaDrawing(tags) : null)
  )
}

function roadDrawing(tags: Tags, isClosed: boolean): Drawing | null {
  const found = ROADS[tags.get('highway') ?? '']
  if (!found || (isClosed && tags.get('area') === 'yes')) return null
  const ref = tags.get('ref')
  return {
    layer: 'road',
    minZoom: found.minZoom,
    properties: {
      class: found.name,
      ...(tags.get('highway')?.endsWith('_link') && { is_link: 1 }),
      ...(isSet(tags.get('tunnel')) && { is_tunnel: 1 }),
      ...(isSet(tags.get('bridge')) && { is_bridge: 1 }),
      ...(ref !== undefined && { ref: ref.split(';')[0] ?? ref }),
      ...labels(tags),
    },
  }
}

function railDrawing(tags: Tags): Drawing | null {
  const minZoom = RAILS[tags.get('railway') ?? '']
  if (minZoom === undefined) return null
  const isUnderground = isSet(tags.get('tunnel')) || tags.get('railway') === 'subway'
  const isSiding = tags.has('service')
  return {
    layer: 'rail',
    minZoom: isSiding ? 14 : minZoom,
    properties: { ...(isUnderground && { is_tunnel: 1 }), ...labels(tags) },
  }
}

function waterwayDrawing(tags: Tags): Drawing | null {
  const kind = tags.get('waterway') ?? ''
  const minZoom = WATERWAYS[kind]
  if (minZoom === undefined || isSet(tags.get('tunnel'))) return null
  const names = labels(tags)
  const isLandmark = kind === 'river' && 'name_ja' in names
  const properties = { class: kind, ...names }
  return { layer: 'waterway', minZoom: isLandmark ? LANDMARKS_FROM_ZOOM : minZoom, properties }
}

/** How a closed way or a relation of ways is drawn. */
export function areaDrawing(tags: Tags): Drawing | null {
  const area = AREAS.find(({ key, values }) => values.test(tags.get(key) ?? ''))
  return area ? { layer: 'area', minZoom: area.minZoom, properties: { class: area.kind, ...labels(tags) } } : null
}

/**
 * How the name of a lake is drawn; null for a water without one, and for the banks of a river, whose name runs along it.
 *
 * @param minZoom of the name, as the lake is large.
 */
export function drawingOfLake(tags: Tags, minZoom: number): Drawing | null {
  const names = labels(tags)
  const isRiver = /^(river|stream|canal|ditch)$/.test(tags.get('water') ?? '') || tags.get('waterway') === 'riverbank'
  if (!('name_ja' in names) || isRiver) return null
  return { layer: 'poi', minZoom, properties: { class: 'lake', ...names } }
}

/** How a point is drawn. */
export function drawingOfNode(tags: Tags): Drawing | null {
  const names = labels(tags)
  if (!('name_ja' in names)) return null
  if (isStation(tags)) return { layer: 'poi', minZoom: 12, properties: { class: 'station', ...names } }
  if (isTramStop(tags)) return { layer: 'poi', minZoom: 14, properties: { class: 'tram_stop', ...names } }
  if (isPeak(tags)) {
    const meters = Math.floor(metersOf(tags))
    const properties = { class: 'peak', ...(meters > 0 && { meters }), ...names }
    return { layer: 'poi', minZoom: LANDMARKS_FROM_ZOOM, properties }
  }
  const place = tags.get('place') ?? ''
  const people = Number.parseInt(tags.get('population') ?? '', 10)
  if (!SMALL_PLACES.has(place) || people >= KNOWN_FROM_PEOPLE) return null
  return {
    layer: 'poi',
    minZoom: place === 'village' || place === 'suburb' ? 12 : 13,
    properties: { class: 'place', ...names },
  }
}

export const isStation = (tags: Tags) => /^(station|halt)$/.test(tags.get('railway') ?? '')
const isTramStop = (tags: Tags) => tags.get('railway') === 'tram_stop'
export const isPeak = (tags: Tags) => /^(peak|volcano)$/.test(tags.get('natural') ?? '')

/** Of a peak; not a number without an elevation. Some are written `2,599 m`. */
export function metersOf(tags: Tags): number {
  return Number.parseFloat((tags.get('ele') ?? '').replace(/(?<=\d),(?=\d{3})/, ''))
}

const isSet = (value: string | undefined) => value !== undefined && value !== 'no'

function labels(tags: Tags): Readonly<Record<string, string>> {
  const names = namesOf(tags)
  return names ? { name_ja: names.ja, name_en: names.en } : {}
}
