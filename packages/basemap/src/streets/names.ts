import type { Tags } from './osm-pbf/visit-block.ts'

/** What something is called: in Japanese, in Latin letters, and how the Japanese is read. */
export interface Names {
  readonly ja: string
  readonly en: string
  readonly kana?: string
  /** Other names by which it may be looked for. */
  readonly aka: readonly string[]
}

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Null without a name. If a language has none, the name in another language is used. */
export function namesOf(tags: Tags): Names | null {
  const name = tags.get('name') ?? null
  const first = (...keys: readonly string[]) => keys.map((key) => tags.get(key)).find((text) => text !== undefined)
  const latin = first('name:en', 'name:ja-Latn', 'name:ja_rm', 'int_name', 'name:ja_romaji')
  const ja = first('name:ja') ?? name ?? latin
  const en = latin ?? name ?? ja
  if (ja === undefined || en === undefined) return null
  const kana = first('name:ja-Hira', 'name:ja_kana', 'name:ja-Kana')
  const others = [name, ...(first('alt_name', 'old_name', 'short_name') ?? '').split(';')]
  const aka = others.flatMap((other) => {
    const text = other?.trim()
    return text && text !== ja && text !== en ? [text] : []
  })
  return { ja, en, aka, ...(kana !== undefined && JAPANESE.test(kana) && { kana }) }
}
