import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { type FieldTypes, Refusal, type StoredDocument } from './documents.ts'

/** The part of OpenSearch's query language that the product uses. Anything else is refused, as is what the engine would ignore. */
const strict = { additionalProperties: false } as const
const ofOneField = <T extends Parameters<typeof Type.Record>[1]>(value: T) =>
  Type.Record(Type.String(), value, { minProperties: 1, maxProperties: 1 })
const Bound = Type.Optional(Type.Number())
const Clauses = Type.Optional(Type.Array(Type.Unknown()))

const Term = Type.Object({ term: ofOneField(Type.String()) }, strict)
const Terms = Type.Object({ terms: ofOneField(Type.Array(Type.String(), { maxItems: 65_536 })) }, strict)
const Range = Type.Object({ range: ofOneField(Type.Object({ gte: Bound, lte: Bound }, strict)) }, strict)
const Phrase = Type.Object({ match_phrase: ofOneField(Type.String()) }, strict)
const ConstantScore = Type.Object({ constant_score: Type.Object({ filter: Type.Unknown() }, strict) }, strict)
const Bool = Type.Object(
  {
    bool: Type.Object(
      { filter: Clauses, should: Clauses, minimum_should_match: Type.Optional(Type.Integer({ minimum: 0 })) },
      strict,
    ),
  },
  strict,
)
const Direction = Type.Union([Type.Literal('asc'), Type.Literal('desc')])
const Order = ofOneField(
  Type.Union([Direction, Type.Object({ order: Direction, missing: Type.Literal('_last') }, strict)]),
)
const Search = Type.Object(
  {
    size: Type.Integer({ minimum: 0, maximum: 10_000 }),
    _source: Type.Literal(false),
    track_total_hits: Type.Boolean(),
    query: Type.Unknown(),
    sort: Type.Array(Order, { minItems: 1 }),
  },
  strict,
)
const isTerm = Compile(Term)
const areTerms = Compile(Terms)
const isRange = Compile(Range)
const isPhrase = Compile(Phrase)
const isConstantScore = Compile(ConstantScore)
const isBool = Compile(Bool)
const isSearch = Compile(Search)

/** Null: the document doesn't match. */
type Score = number | null
type Matcher = (document: StoredDocument) => Score

const refuse = (reason: string): never => {
  throw new Refusal(400, 'parsing_exception', reason)
}

/** The ids of what matches a search, in its order. */
export function search(body: unknown, documents: readonly StoredDocument[], fields: FieldTypes): readonly string[] {
  if (!isSearch.Check(body)) return refuse('the search has a field that is not known, or of another type')
  const match = compile(body.query, fields)
  const found = documents.flatMap((document) => {
    const score = match(document)
    return score === null ? [] : [{ document, score }]
  })
  const orders = body.sort.map((order) => compare(order, fields))
  const inOrder = found.toSorted((a, b) => orders.reduce((before, order) => before || order(a, b), 0))
  return inOrder.slice(0, body.size).map(({ document }) => document.id)
}

function compile(query: unknown, fields: FieldTypes): Matcher {
  if (isTerm.Check(query))
    return termsMatcher(
      Object.entries(query.term).map(([field, value]) => [field, [value]]),
      fields,
    )
  if (areTerms.Check(query)) return termsMatcher(Object.entries(query.terms), fields)
  if (isRange.Check(query)) return rangeMatcher(Object.entries(query.range), fields)
  if (isPhrase.Check(query)) return phraseMatcher(Object.entries(query.match_phrase), fields)
  if (isConstantScore.Check(query)) {
    const match = compile(query.constant_score.filter, fields)
    return (document) => (match(document) === null ? null : 1)
  }
  if (isBool.Check(query)) return boolMatcher(query.bool, fields)
  return refuse(`unknown query [${JSON.stringify(query).slice(0, 80)}]`)
}

function boolMatcher({ filter = [], should = [], ...rest }: Static<typeof Bool>['bool'], fields: FieldTypes): Matcher {
  const filters = filter.map((query) => compile(query, fields))
  const shoulds = should.map((query) => compile(query, fields))
  const least = rest.minimum_should_match ?? (filters.length === 0 && shoulds.length > 0 ? 1 : 0)
  return (document) => {
    if (filters.some((match) => match(document) === null)) return null
    const scores = shoulds.map((match) => match(document)).filter((score) => score !== null)
    return scores.length < least ? null : scores.reduce((sum, score) => sum + score, 0)
  }
}

const typed = (field: string, fields: FieldTypes, ...types: readonly string[]) => {
  const type = fields[field]?.type
  if (type === undefined || !types.includes(type)) refuse(`the field [${field}] is not mapped as ${types.join(' or ')}`)
}

function termsMatcher(entries: readonly [string, readonly string[]][], fields: FieldTypes): Matcher {
  for (const [field] of entries) typed(field, fields, 'keyword')
  return ({ source }) =>
    entries.every(([field, values]) => {
      const stored = source[field]
      return Array.isArray(stored) && values.some((value) => stored.includes(value))
    })
      ? 0
      : null
}

function rangeMatcher(entries: readonly [string, { gte?: number; lte?: number }][], fields: FieldTypes): Matcher {
  for (const [field] of entries) typed(field, fields, 'long', 'integer', 'double', 'date')
  return ({ source }) =>
    entries.every(([field, { gte = -Infinity, lte = Infinity }]) => {
      const stored = source[field]
      return typeof stored === 'number' && stored >= gte && stored <= lte
    })
      ? 0
      : null
}

/** Every two letters that follow each other, with their positions: as the tokenizer `ngram` cuts a text with 2 and 2. */
function gramsOf(text: string): readonly string[] {
  const letters = [...text]
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

function phraseMatcher(entries: readonly [string, string][], fields: FieldTypes): Matcher {
  for (const [field] of entries) typed(field, fields, 'text')
  return ({ source }) =>
    entries.every(([field, phrase]) => {
      const [stored, asked] = [gramsOf(String(source[field] ?? '')), gramsOf(phrase)]
      return asked.length > 0 && stored.some((_, at) => asked.every((gram, next) => stored[at + next] === gram))
    })
      ? 0
      : null
}

type Match = { readonly document: StoredDocument; readonly score: number }

function compare(order: Static<typeof Order>, fields: FieldTypes): (a: Match, b: Match) => number {
  const [[field, how] = ['', 'asc' as const]] = Object.entries(order)
  const direction = (typeof how === 'string' ? how : how.order) === 'asc' ? 1 : -1
  if (field === '_score') return (a, b) => direction * (a.score - b.score)
  typed(field, fields, 'long', 'integer', 'double', 'date')
  const numberOf = ({ document }: Match) => {
    const value = document.source[field]
    return typeof value === 'number' ? value : null
  }
  return (a, b) => {
    const [one, other] = [numberOf(a), numberOf(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return direction * (one - other)
  }
}
