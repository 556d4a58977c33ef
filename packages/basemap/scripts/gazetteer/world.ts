import type { PlaceRow } from '../../src/gazetteer/gazetteer-row.ts'
import type { Region } from './regions.ts'
import { regionFinder } from './regions.ts'
import type { City } from './sources.ts'

/** Smaller places are left out unless they are the seat of an authority. */
const LEAST_POPULATION = 2_000
/** Quarters, historical and abandoned places. */
const NO_TOWN = /^PPL[XHQW]$/
const SEAT = /^PPL(C|A|A2)$/

export interface WorldSources {
  readonly cities: readonly City[]
  readonly regions: readonly Region[]
  /** Names by GeoNames id. */
  readonly japanese: ReadonlyMap<string, string>
  readonly english: ReadonlyMap<string, string>
}

/** Places outside of Japan. */
export function worldRows({ cities, regions, japanese, english }: WorldSources): PlaceRow[] {
  const findRegion = regionFinder(regions)
  return cities.filter(isTown).map((city) => {
    const ja = japanese.get(city.id) ?? city.alternateNames.find((name) => /^[ァ-ヴー・＝=]+$/.test(name))
    return {
      kind: 'place',
      id: `geonames:${city.id}`,
      en: english.get(city.id) ?? city.name,
      ...(ja ? { ja } : {}),
      within: findRegion(city.country, city.lng, city.lat)?.id ?? `iso:${city.country}`,
      lng: rounded(city.lng),
      lat: rounded(city.lat),
      population: city.population,
    }
  })
}

const isTown = ({ country, featureCode, population }: City) =>
  country !== 'JP' && !NO_TOWN.test(featureCode) && (population >= LEAST_POPULATION || SEAT.test(featureCode))

/** A town is wider than 100 m. */
const rounded = (degrees: number) => Number(degrees.toFixed(3))
