import type { Feature, Point } from 'geojson'
import { readGazetteer } from '../src/gazetteer/read-gazetteer.ts'
import { type GeoName, readCatalogue, readGeoNames } from './geonames.ts'
import { japanesePlaces } from './municipalities.ts'

/** Smaller places than this are left out, unless they are the seat of an authority. */
const LEAST_POPULATION = 15_000
const RANK_POPULATIONS = [1_000_000, 300_000, 100_000, 30_000]

/** Of what only the gazetteer knows: villages, and quarters of cities. */
const SMALLEST_RANK = 6

/** 0 for the capital of a country, then 1 to 5 by population. */
function rankOf(featureCode: string, population: number): number {
  if (featureCode === 'PPLC') return 0
  const floor = RANK_POPULATIONS.findIndex((limit) => population >= limit)
  return floor < 0 ? 5 : floor + 1
}

function katakanaName({ alternateNames }: GeoName): string | undefined {
  return alternateNames.find((name) => /^[ァ-ヴー・＝=]+$/.test(name))
}

/** Cities and towns, the most important ones first. */
export function readPlaces(modules: string, cataloguePath: string): Feature<Point>[] {
  const catalogue = readCatalogue(cataloguePath)
  const rows = readGeoNames(modules).filter(({ featureCode }) => !/^PPL[XHQW]$/.test(featureCode))
  const abroad = rows
    .filter(({ country }) => country !== 'JP')
    .map((row) => ({
      row,
      population: row.population,
      nameEn: row.name,
      nameJa: catalogue.get(row.id) ?? katakanaName(row) ?? row.name,
    }))
  const japan = japanesePlaces(
    modules,
    rows.filter(({ country }) => country === 'JP'),
  )
  return [...abroad, ...japan]
    .filter(({ row, population }) => population >= LEAST_POPULATION || /^PPL[AC]/.test(row.featureCode))
    .map((place) => ({ ...place, rank: rankOf(place.row.featureCode, place.population) }))
    .sort((a, b) => a.rank - b.rank || b.population - a.population)
    .map(({ row, rank, nameEn, nameJa }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [row.lng, row.lat] },
      properties: { name_en: nameEn, name_ja: nameJa, rank, is_state_seat: row.featureCode === 'PPLA' },
    }))
}

/** Where a place without a name in Japanese is another word for one that has one. */
const IN_JAPAN = /^(jis:|ne:JPN-|iso:JP$)/

/** What the gazetteer names and `known` does not, so that a map which is closer than the world has names at all. */
export async function readSmallPlaces(
  gazetteerPath: string,
  known: readonly Feature<Point>[],
): Promise<Feature<Point>[]> {
  const isKnown = nearNames(known)
  const small: Feature<Point>[] = []
  for await (const rows of (await readGazetteer(gazetteerPath)).batches(10_000)) {
    for (const row of rows) {
      if (row.kind !== 'place' && row.kind !== 'district') continue
      const { en, ja = en, within = '', lng, lat } = row
      const isUnnamed = row.ja === undefined && IN_JAPAN.test(within)
      if (isUnnamed || isKnown([en, ja], [lng, lat])) continue
      const properties = { name_en: en, name_ja: ja, rank: SMALLEST_RANK, is_state_seat: false }
      small.push({ type: 'Feature', geometry: { type: 'Point', coordinates: [lng, lat] }, properties })
    }
  }
  return small
}

/** Sources put one town in places so many degrees apart. */
const SAME_PLACE_DEGREES = 0.15

/** Whether one of the names is known within {@link SAME_PLACE_DEGREES}. */
function nearNames(known: readonly Feature<Point>[]) {
  const placesOf = new Map<string, number[][]>()
  for (const { properties, geometry } of known) {
    for (const name of new Set([properties?.name_en, properties?.name_ja])) {
      placesOf.set(name, [...(placesOf.get(name) ?? []), geometry.coordinates])
    }
  }
  return (names: readonly string[], [lng, lat]: readonly [number, number]) =>
    names.some((name) =>
      placesOf
        .get(name)
        ?.some(([otherLng = 0, otherLat = 0]) => Math.hypot(otherLng - lng, otherLat - lat) < SAME_PLACE_DEGREES),
    )
}
