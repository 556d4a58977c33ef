import type { Locale } from '@repo/contract'
import { FOLDING_VERSION } from '../../../platform/folding/fold-text.ts'
import type { articleSearch } from '../../../schema/article-search.table.ts'
import type { routeArticles } from '../../../schema/route-articles.table.ts'
import type { Counts } from './article-search.ts'
import { type LineMeasures, lineTokens } from './measures.ts'
import type { SearchDocument } from './search-document.ts'
import { tokensOfText } from './text-tokens.ts'

/** Increase it whenever the indexed content changes. */
const ROW_VERSION = 7
/** Rows of another version are indexed again in the background. */
export const INDEX_VERSION = 100 * ROW_VERSION + FOLDING_VERSION

type Stored = typeof articleSearch.$inferSelect
/** What is known of an article outside of its document. */
type Facts = Pick<typeof routeArticles.$inferSelect, 'id' | 'favoriteCount' | 'copyCount'> & LineMeasures
/** What the index holds of one article besides what the database keeps in step by itself. */
export type IndexRow = Pick<Stored, 'articleId' | 'tokens' | 'head' | 'body' | 'anchor' | 'outline'>

export function indexRow(document: SearchDocument, facts: Facts): IndexRow {
  const { titles, tags, place, text, outline } = document
  const anchor: Stored['anchor'] = document.anchor && [...document.anchor]
  const headTokens = [...titles, ...tags, place].flatMap(tokensOfText)
  const tokens = new Set([
    ...headTokens,
    ...headTokens.map(headToken),
    ...tokensOfText(text),
    ...document.tagKeys.map(tagToken),
    ...(document.hasPhotos ? [PHOTO_TOKEN] : []),
    ...document.languages.map(languageToken),
    ...lineTokens(facts),
    favoriteToken(levelOf(facts.favoriteCount)),
    copyToken(levelOf(facts.copyCount)),
    ...AGE_SHIFTS.map((shift) => ageToken(shift, Math.floor(facts.id / 2 ** shift))),
    ...document.mapTokens,
  ])
  const head = [titles.join('\t '), tags.join(' '), place].map((part) => ` ${part}`).join('\n')
  return { articleId: facts.id, tokens: [...tokens], head, body: ` ${text}`, anchor, outline }
}

export const tagToken = (key: string) => `t:${key}`
export const headToken = (token: string) => `h:${token}`
export const PHOTO_TOKEN = 'p:'
export const languageToken = (locale: Locale) => `l:${locale}`

/** Counts in doublings: 0, 1, 2–3, 4–7 … */
const levelOf = (count: number) => Math.min(MAX_LEVEL, Math.ceil(Math.log2(count + 1)))
export const MAX_LEVEL = 20
export const favoriteToken = (level: number) => `f:${level}`
export const copyToken = (level: number) => `c:${level}`

/** The tokens of levels that counts have left, with those of the levels they have come to. */
export function changedLevels(
  before: Partial<Counts>,
  now: Counts,
): readonly (readonly [old: string, fresh: string])[] {
  const { favoriteCount = now.favoriteCount, copyCount = now.copyCount } = before
  const pairs = [
    [favoriteToken(levelOf(favoriteCount)), favoriteToken(levelOf(now.favoriteCount))],
    [copyToken(levelOf(copyCount)), copyToken(levelOf(now.copyCount))],
  ] as const
  return pairs.filter(([old, fresh]) => old !== fresh)
}

/** Ids rise with time: articles of one age share all but the last so many bits of theirs. */
export const AGE_SHIFTS = [11, 13, 15, 17, 19, 21] as const
export const ageToken = (shift: number, group: number) => `a${shift}/${group}`
