import { TEXT_KEYWORD } from './person-text.ts'
import { tidyLine, tidyLines, visibleText } from './tidy-text.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A body with the texts of people tidied as its schema says. Values of other types are left to the validation. */
export function tidyBySchema(schema: unknown, value: unknown): unknown {
  if (!isFields(schema)) return value
  if (TEXT_KEYWORD in schema) return tidyAs(schema[TEXT_KEYWORD], value)
  if (Array.isArray(schema.anyOf)) return schema.anyOf.reduce((tidied, option) => tidyBySchema(option, tidied), value)
  if (Array.isArray(value))
    return isFields(schema.items) ? value.map((item) => tidyBySchema(schema.items, item)) : value
  const { properties } = schema
  if (!isFields(properties) || !isFields(value)) return value
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([key, inner]) => [key, tidyBySchema(own(properties, key), inner)]))
}

function tidyAs(kind: unknown, value: unknown): unknown {
  if (kind === 'map') return tidyMap(value)
  if (typeof value !== 'string') return value
  return kind === 'line' ? tidyLine(value) : kind === 'lines' ? tidyLines(value) : value
}

/** Names are lines, descriptions are texts, wherever they are; paths and addresses are nobody's texts. */
function tidyMap(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidyMap)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (typeof inner !== 'string') return [key, tidyMap(inner)]
      return [key, key === 'name' ? tidyLine(inner) : TEXT_KEYS.has(key) ? tidyLines(inner) : inner]
    }),
  )
}

/** Of a map's JSON, in the specification's spelling and in the code's. */
const TEXT_KEYS = new Set(['text', 'description'])

const own = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined)

/** JSON or a document of any form with every text in it visible; spaces are left as they are. */
export function withVisibleTexts<T>(value: T): T {
  return visible(value) as T // the same form with other texts
}

function visible(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value)
  if (Array.isArray(value)) return value.map(visible)
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visible(inner)]))
}
