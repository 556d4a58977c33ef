import { PRODUCT_LIMITS } from '@repo/contract'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { parse } from 'yaml'

const { titleLength, summaryLength, tagLength } = PRODUCT_LIMITS

/** The YAML front matter of a post. */
const FrontMatter = Type.Object(
  {
    title: Type.String({ minLength: titleLength.min, maxLength: titleLength.max }),
    summary: Type.String({ minLength: 1, maxLength: summaryLength.max }),
    /** The day on which it appears. */
    date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    tags: Type.Optional(
      Type.Array(Type.String({ minLength: tagLength.min, maxLength: tagLength.max }), {
        maxItems: PRODUCT_LIMITS.tags,
      }),
    ),
    /** The name of a picture beside it. */
    picture: Type.Optional(Type.String({ pattern: '^[\\w-]+\\.(?:jpg|png|gif|webp)$' })),
  },
  { additionalProperties: false },
)
export type FrontMatter = Static<typeof FrontMatter>

export interface ParsedFile {
  readonly front: FrontMatter
  readonly text: string
}

/** @throws {Error} that says what is wrong with the file. */
export function parseFrontMatter(source: string): ParsedFile {
  const [, yaml, text] = /^\uFEFF?---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? []
  if (yaml === undefined || text === undefined)
    throw new Error('it does not begin with front matter between lines of ---')
  // Without the core schema's dates, so that a day stays the text it is.
  const front: unknown = parse(yaml, { schema: 'core' })
  if (!Value.Check(FrontMatter, front)) throw new Error(firstProblem(front))
  if (Number.isNaN(Date.parse(`${front.date}T00:00:00Z`))) throw new Error(`date: ${front.date} is no day`)
  return { front, text }
}

function firstProblem(front: unknown): string {
  const [problem] = Value.Errors(FrontMatter, front)
  if (!problem) return 'its front matter cannot be read'
  if (problem.keyword === 'boolean') return `${problem.instancePath.slice(1)} is not known here`
  return `${problem.instancePath.slice(1).replaceAll('/', '.') || 'front matter'} ${problem.message}`
}
