import { type AreaRow, decodeRing, type PlaceRow } from '@repo/basemap/gazetteer'
import type { StreetPlaceKind } from '@repo/basemap/streets'
import { foldName } from '../../platform/folding/fold-text.ts'
import { gramsOfName, gramsOfOtherName } from './grams.ts'

/** A row of `places`, under the names of its columns and as JSON spells its values. */
export interface PlaceEntry {
  readonly id: string
  readonly kind: PlaceRow['kind'] | StreetPlaceKind
  readonly name_ja: string
  readonly name_en: string
  readonly area_ja: string
  readonly area_en: string
  readonly label_ja: string
  readonly label_en: string
  readonly region: string | null
  readonly position: string
  readonly prominence: number
  readonly keys: string
  readonly context: string
  readonly grams: readonly string[]
  /** Null unless an installed region names it. */
  readonly extract: string | null
}

/** A row of `place_areas`, alike. */
export interface AreaEntry {
  readonly id: number
  readonly region: string
  readonly ring: string
  readonly size: number
}

/** What a holder says to the places in it. */
interface Holder {
  readonly row: PlaceRow
  readonly region: string | null
  /** From the widest to the narrowest, itself included. */
  readonly chain: readonly PlaceRow[]
  /** The label of places that are in it and no better known than by it. */
  readonly ownLabel: { readonly ja: string; readonly en: string }
}

/** Places without a population. A district of Japan and a municipality still rank as well known. */
const UNCOUNTED = { district: 12_000, municipality: 8_000, village: 4_000, other: 300 }
/** Names that lack these are said too: 松本 for 松本市. */
const KIND = /[都府県市区町村郡]$/
/** So are readings: まつもと for まつもとし. */
const KIND_READINGS: Readonly<Record<string, RegExp>> = {
  都: /と$/,
  府: /ふ$/,
  県: /けん$/,
  市: /し$/,
  区: /く$/,
  町: /(まち|ちょう)$/,
  村: /(むら|そん)$/,
  郡: /ぐん$/,
}

/** Turns rows of the gazetteer's file into rows of its tables; holders must come before what they hold. */
export function createEntries() {
  const holders = new Map<string, Holder>()
  let areaCount = 0
  return {
    place(row: PlaceRow): PlaceEntry {
      const holder = row.within === undefined ? null : (holders.get(row.within) ?? null)
      const chain = [...(holder?.chain ?? []), row]
      const region = row.kind === 'region' ? row.id : (holder?.region ?? null)
      const label = isQuarter(row) && holder ? holder.ownLabel : labelOf(chain)
      if (isHolder(row)) holders.set(row.id, { row, region, chain, ownLabel: label })
      const names = unique(namesOf(row, chain))
      const others = unique(row.aka ?? []).filter((key) => !names.includes(key))
      return {
        id: row.id,
        kind: row.kind,
        name_ja: jaOf(row),
        name_en: row.en,
        area_ja: joinJa(chain.slice(0, -1)),
        area_en: joinEn(chain.slice(0, -1)),
        label_ja: label.ja,
        label_en: label.en,
        region,
        extract: null,
        position: `(${row.lng},${row.lat})`,
        prominence: Math.log10(peopleOf(row)),
        keys: joinKeys('\n', names) + joinKeys('\t', others),
        context: contextOf(chain),
        grams: [
          ...new Set([...names.flatMap((key) => gramsOfName(key, peopleOf(row))), ...others.flatMap(gramsOfOtherName)]),
        ],
      }
    },
    area({ id, ring: encoded }: AreaRow): AreaEntry {
      const corners = decodeRing(encoded)
      const span = (axis: 0 | 1) => {
        const values = corners.map((corner) => corner[axis])
        return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
      }
      areaCount++
      const ring = `(${corners.map(([lng, lat]) => `(${lng},${lat})`).join(',')})`
      return { id: areaCount, region: id, ring, size: span(0) * span(1) }
    },
  }
}

const jaOf = ({ ja, en }: PlaceRow) => ja ?? en
const isMunicipality = ({ id }: PlaceRow) => id.startsWith('jis:')
const isHolder = (row: PlaceRow) => row.kind !== 'place' || isMunicipality(row)
/** A quarter of a Japanese city, or a hamlet in a district: an article is said to be about the city or district. */
const isQuarter = ({ within = '', kind }: PlaceRow) => kind === 'place' && /^jis:|^ne:JPN-\d+:/.test(within)

function peopleOf(row: PlaceRow): number {
  return Math.max(row.population, UNCOUNTED[sizeOf(row)])
}

function sizeOf(row: PlaceRow): keyof typeof UNCOUNTED {
  if (isMunicipality(row)) return row.ja?.endsWith('村') ? 'village' : 'municipality'
  return row.kind === 'district' ? 'district' : 'other'
}

/** Japanese addresses go from the wide to the narrow and leave the country out at home. */
const joinJa = (chain: readonly PlaceRow[]) =>
  chain
    .filter(({ id }) => id !== 'iso:JP' || chain.length === 1)
    .map(jaOf)
    .join(' ')

const joinEn = (chain: readonly PlaceRow[]) =>
  chain
    .map(({ en }) => en)
    .reverse()
    .filter((name, index, names) => name !== names[index - 1])
    .join(', ')

const labelOf = (chain: readonly PlaceRow[]) => ({ ja: joinJa(chain), en: joinEn(chain) })

/** The names, and in Japan the whole address, which is written without spaces. */
function namesOf(row: PlaceRow, chain: readonly PlaceRow[]): string[] {
  const names = [row.en, jaOf(row), jaOf(row).replace(KIND, ''), ...readingsOf(row)]
  const [country, ...inside] = chain
  const isJapanese = country?.id === 'iso:JP' && row.kana !== undefined && inside.length > 1
  const addresses = isJapanese ? [inside.map(jaOf).join(''), inside.map(({ kana = '' }) => kana).join('')] : []
  return [...names, ...addresses]
}

function readingsOf(row: PlaceRow): string[] {
  const kana = row.kana ?? ''
  const kind = KIND_READINGS[KIND.exec(jaOf(row))?.[0] ?? '']
  return [kana, kind ? kana.replace(kind, '') : '']
}

export const unique = (names: readonly string[]) => [...new Set(names.map(foldName))].filter((key) => key !== '')

export const joinKeys = (mark: string, keys: readonly string[]) =>
  keys.length > 0 ? `${mark}${keys.join(mark)}${mark}` : ''

const contextOf = (chain: readonly PlaceRow[]) =>
  chain
    .slice(0, -1)
    .flatMap((row) => [row.en, jaOf(row), row.kana ?? ''])
    .map(foldName)
    .join('\n')
