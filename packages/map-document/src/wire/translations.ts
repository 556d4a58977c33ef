import type { Translation, Translations } from '../languages/translations.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { WireTranslations } from './names.ts'
import { field, isRecord, type WireProblem, type WireReader } from './reader.ts'

interface WithTranslations<Kind> {
  readonly translations?: Kind
}

/** The field in its stored form; nothing without translations. */
export function serializeTranslations(translations: Translations | undefined): WithTranslations<WireTranslations> {
  if (!translations) return {}
  const stored = Object.entries(translations).map(([language, { name, description }]) => [
    language,
    { ...(name !== undefined && { name }), ...(description !== undefined && { text: description }) },
  ])
  return { translations: Object.fromEntries(stored) }
}

/** Reads translations. Blank ones count as absent, and so do languages without any. */
export function parseTranslations(
  reader: WireReader,
  record: object,
  path: WireProblem['path'],
): WithTranslations<Translations> {
  const value = field(record, 'translations') ?? {}
  const place = [...path, 'translations']
  if (!isRecord(value)) reader.reject(place, 'object')
  const languages = isRecord(value) ? Object.keys(value) : []
  if (languages.length > MAP_LIMITS.languages) reader.reject(place, `at most ${MAP_LIMITS.languages} languages`)
  const read = languages.slice(0, MAP_LIMITS.languages).flatMap((language): [string, Translation][] => {
    const translation = parseTranslation(reader, isRecord(value) ? field(value, language) : null, [...place, language])
    return translation.name === undefined && translation.description === undefined ? [] : [[language, translation]]
  })
  return read.length > 0 ? { translations: Object.fromEntries(read) } : {}
}

function parseTranslation(reader: WireReader, value: unknown, path: WireProblem['path']): Translation {
  if (!isRecord(value)) {
    reader.reject(path, 'object')
    return {}
  }
  const name = reader.string(field(value, 'name') ?? '', [...path, 'name'])
  const description = reader.string(field(value, 'text', 'description') ?? '', [...path, 'text'])
  return { ...(name.trim() !== '' && { name }), ...(description.trim() !== '' && { description }) }
}
