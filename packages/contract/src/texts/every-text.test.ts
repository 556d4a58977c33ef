import { expect, it } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { TEXT_KEYWORD } from './person-text.ts'
import { tidyBySchema } from './tidy-by-schema.ts'

type Fields = Readonly<Record<string, unknown>>

interface Field {
  readonly path: string
  readonly schema: Fields
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function* fieldsOf(schema: unknown, path: string): Generator<Field> {
  if (!isFields(schema)) return
  if (TEXT_KEYWORD in schema || schema.type === 'string' || Object.keys(schema).length === 0) yield { path, schema }
  for (const option of Array.isArray(schema.anyOf) ? schema.anyOf : []) yield* fieldsOf(option, path)
  yield* fieldsOf(schema.items, `${path}[]`)
  for (const [key, inner] of Object.entries(isFields(schema.properties) ? schema.properties : {})) {
    yield* fieldsOf(inner, `${path}.${key}`)
  }
}

const FIELDS = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  'body' in endpoint ? [...fieldsOf(endpoint.body, name)] : [],
)
const isPersons = ({ schema }: Field) => TEXT_KEYWORD in schema
const isFixed = ({ schema }: Field) => ['pattern', 'format', 'const', 'enum'].some((keyword) => keyword in schema)

/** Texts that no person writes for others: secrets, ids, addresses, answers of machines. */
const OF_MACHINES =
  /password$|bot_check$|token$|\.key$|asskey\.response|time_zone$|Authorization\.|object_id$|layer_ids\[\]$|_path$|\.path$|accept\[\]$|overrule\[\]$|\.site$|\.origin\.|points_at|takeOverImage\.address$|createWebhook\.url$|translate\.texts\[\]$|placeIds\[\]$/

it('marks every text that people write', () => {
  const unmarked = FIELDS.filter((field) => !isPersons(field) && !isFixed(field) && !OF_MACHINES.test(field.path))
  expect(unmarked.map(({ path }) => path)).toEqual([])
})

const PERSONS = FIELDS.filter(isPersons).filter(({ schema }) => schema.type === 'string')

it.each(PERSONS)('$path is empty when nothing of it can be seen, and bounded', ({ schema }) => {
  for (const unseen of ['\u200b\u200b', '\u3164', '\u2800', '\u00ad\u2060', '\u0336']) {
    expect([unseen, tidyBySchema(schema, unseen)]).toEqual([unseen, ''])
  }
  expect(tidyBySchema(schema, `Z${'\u0336'.repeat(40)}`)).toBe('Z\u0336\u0336\u0336\u0336')
  expect(String(tidyBySchema(schema, `a${'\n'.repeat(400)}b`)).length).toBeLessThanOrEqual(4)
  expect(tidyBySchema(schema, '👩‍👩‍👧 می‌خواهم 葛\u{e0100}城')).toBe('👩‍👩‍👧 می‌خواهم 葛\u{e0100}城')
})
