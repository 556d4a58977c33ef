import type { PlaceRow } from '../../src/gazetteer/gazetteer-row.ts'
import { latinKey } from '../romaji.ts'
import type { Region } from './regions.ts'
import { regionFinder } from './regions.ts'
import type { City } from './sources.ts'

const BIG_POPULATION = 500_000
/** One or two words in letters with or without accents; not the codes of airports. */
const LATIN_NAME = /^(?=[\p{Script=Latin} -]+$)\p{Lu}\p{Ll}{2,13}(?:[ -]\p{Lu}\p{Ll}{2,13})?$/u
/** Smaller places are left out unless they are the seat of an authority. */
const LEAST_POPULATION = 2_300
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
      ...otherNames(city, english.get(city.id) ?? city.name),
      within: findRegion(city.country, city.lng, city.lat)?.id ?? `iso:${city.country}`,
      lng: rounded(city.lng),
      lat: rounded(city.lat),
      population: city.population,
    }
  })
}

const isTown = ({ country, featureCode, population }: City) =>
  country !== 'JP' && !NO_TOWN.test(featureCode) && (population >= LEAST_POPULATION || SEAT.test(featureCode))

/**
 * GeoNames mixes all languages: of big cities every name in Latin letters is kept, of the others its own if that is not
 * the English one.
 */
function otherNames({ name, alternateNames, population, featureCode }: City, en: string): { aka?: readonly string[] } {
  const isBig = population >= BIG_POPULATION || featureCode === 'PPLC'
  const candidates = isBig ? [name, ...alternateNames.filter((other) => LATIN_NAME.test(other))] : [name]
  const keys = new Set([latinKey(en)])
  const aka = candidates.filter((other) => !keys.has(latinKey(other)) && keys.add(latinKey(other)))
  return aka.length > 0 ? { aka } : {}
}

/** A town is wider than 100 m. */
const rounded = (degrees: number) => Number(degrees.toFixed(3))
