import { Type } from 'typebox'
import { Compile } from 'typebox/compile'

/** An answer of an error. */
export class Refusal extends Error {
  readonly status: number
  readonly type: string

  constructor(status: number, type: string, reason: string) {
    super(reason)
    this.status = status
    this.type = type
  }
}

export interface StoredDocument {
  readonly id: string
  readonly source: Readonly<Record<string, unknown>>
}

export type FieldTypes = Readonly<Record<string, { readonly type: string }>>

const strict = { additionalProperties: false } as const
const Field = Type.Union([
  Type.Object({ type: Type.Union(['long', 'integer', 'double', 'keyword'].map((name) => Type.Literal(name))) }, strict),
  Type.Object({ type: Type.Literal('date'), format: Type.Literal('epoch_millis') }, strict),
  Type.Object({ type: Type.Literal('text'), analyzer: Type.String(), norms: Type.Boolean() }, strict),
])
const Ngram = Type.Object({ type: Type.Literal('ngram'), min_gram: Type.Literal(2), max_gram: Type.Literal(2) }, strict)
const Custom = Type.Object({ type: Type.Literal('custom'), tokenizer: Type.String() }, strict)
const Time = Type.String({ pattern: '^\\d+(ms|s|m|h|d)$' })
/** The body that creates an index, as far as the product uses what there is. */
const Created = Type.Object(
  {
    settings: Type.Object(
      {
        index: Type.Object(
          {
            refresh_interval: Time,
            gc_deletes: Time,
            analysis: Type.Object(
              { tokenizer: Type.Record(Type.String(), Ngram), analyzer: Type.Record(Type.String(), Custom) },
              strict,
            ),
          },
          strict,
        ),
      },
      strict,
    ),
    mappings: Type.Object(
      {
        dynamic: Type.Literal('strict'),
        _source: Type.Object({ enabled: Type.Boolean() }, strict),
        properties: Type.Record(Type.String(), Field),
      },
      strict,
    ),
    aliases: Type.Record(Type.String(), Type.Object({}, strict)),
  },
  strict,
)
const isCreated = Compile(Created)

interface Version {
  readonly version: number
  /** Null: it was deleted. */
  readonly document: StoredDocument | null
}

export interface StandInIndex {
  readonly fields: FieldTypes
  readonly aliases: Set<string>
  /** As written. */
  readonly stored: Map<string, Version>
  /** As searches see it, since it was refreshed last. */
  visible: readonly StoredDocument[]
}

/** @throws {Refusal} for what the engine doesn't know. */
export function createIndex(body: unknown): StandInIndex {
  if (!isCreated.Check(body)) throw new Refusal(400, 'mapper_parsing_exception', 'settings or mappings are not known')
  const { analysis } = body.settings.index
  for (const { tokenizer } of Object.values(analysis.analyzer))
    if (!(tokenizer in analysis.tokenizer)) throw new Refusal(400, 'illegal_argument_exception', 'no such tokenizer')
  const fields: FieldTypes = body.mappings.properties
  for (const field of Object.values(body.mappings.properties))
    if ('analyzer' in field && !(field.analyzer in analysis.analyzer))
      throw new Refusal(400, 'mapper_parsing_exception', 'no such analyzer')
  return { fields, aliases: new Set(Object.keys(body.aliases)), stored: new Map(), visible: [] }
}

const isInteger = (value: unknown) => Number.isInteger(value)
const isString = (value: unknown) => typeof value === 'string'
const CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  long: isInteger,
  integer: (value) => isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  double: (value) => typeof value === 'number',
  date: isInteger,
  keyword: (value) =>
    Array.isArray(value) && value.every((token) => isString(token) && Buffer.byteLength(String(token)) <= 32_766),
  text: isString,
}

/** Keeps a state of a document by an external version: only a higher one replaces what is there. @throws {Refusal} */
export function write(index: StandInIndex, id: string, version: number, source: Record<string, unknown> | null): void {
  const before = index.stored.get(id)
  if (before && before.version >= version) {
    throw new Refusal(
      409,
      'version_conflict_engine_exception',
      `current version [${before.version}] is higher or equal`,
    )
  }
  for (const [field, value] of Object.entries(source ?? {})) {
    const type = index.fields[field]?.type
    if (type === undefined) throw new Refusal(400, 'strict_dynamic_mapping_exception', `[${field}] is not mapped`)
    if (value !== null && !CHECKS[type]?.(value)) {
      throw new Refusal(400, 'mapper_parsing_exception', `failed to parse field [${field}] of type [${type}]`)
    }
  }
  index.stored.set(id, { version, document: source && { id, source } })
}

export function refresh(index: StandInIndex): void {
  index.visible = [...index.stored.values()].flatMap(({ document }) => document ?? [])
}
