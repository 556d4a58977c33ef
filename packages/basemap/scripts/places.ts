import type { Feature, Point } from 'geojson'
import { type GeoName, readCatalogue, readGeoNames } from './geonames.ts'
import { japanesePlaces } from './municipalities.ts'

/** Smaller places than this are left out, unless they are the seat of an authority. */
const LEAST_POPULATION = 15_000
const RANK_POPULATIONS = [1_000_000, 300_000, 100_000, 30_000]

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
