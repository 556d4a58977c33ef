import { expectedOf, FIRST_WIDTH, firstWidth, nextAgeStep, nextAgeWidth } from './age-steps.ts'
import type { ArticleSearchRepository, FirstRows, MatchingRow, Wanted } from './article-search.repository.ts'
import type { SearchSort } from './article-search.ts'
import { copyToken, favoriteToken, headToken, MAX_LEVEL, popularToken } from './index-tokens.ts'
import { isCheaperAtOnce } from './level-steps.ts'
import { IDS_OF_TEXT } from './pieces-to-meet.ts'
import { levelsOfPopular } from './popular-articles.ts'
import { shareAtMost, type TokenFrequencies } from './token-frequencies.ts'

/** Articles that a question is answered with at most. Beyond, nobody turns pages. */
export const SEARCH_WINDOW = 200
/** What a step is made wide enough for: somewhat more than are needed, because to read a few in vain costs less than another step. */
const ENOUGH = SEARCH_WINDOW * 1.25
/** Among which the best are looked for, where titles decide. */
const ENOUGH_TO_RANK = SEARCH_WINDOW * 2.5
/** Ids of a list that are passed in the time in which a row is read that is not among the first, and so is not sent. */
const IDS_OF_ROW = 120

export interface CollectOrder {
  readonly sort: SearchSort
  /** Whether articles are sought near a line or in a small box: few are. */
  readonly isNarrow: boolean
  readonly frequencies: TokenFrequencies | null
}

/** The articles among which a question's answers are ranked, in steps: see docs/search.md. More than `SEARCH_WINDOW` when there are. */
export async function collectArticles(
  repository: ArticleSearchRepository,
  wanted: Wanted,
  { sort, isNarrow, frequencies }: CollectOrder,
): Promise<readonly MatchingRow[]> {
  if (isByCount(sort)) return collectByLevel(repository, wanted, { by: sort, frequencies })
  if (sort === 'created_at' || !wanted.isRanked)
    return collectByAge(repository, wanted, { ...(isNarrow ? IN_NARROW : NEWEST), frequencies })
  // Of a common word, articles about it must not be lost among those that mention it.
  const inHead = await collectByAge(repository, inTitles(wanted), { ...IN_TITLES, frequencies })
  if (inHead.length >= SEARCH_WINDOW) return inHead
  return [...inHead, ...(await collectByAge(repository, wanted, { ...IN_TEXTS, frequencies, besides: inHead }))]
}

const inTitles = (wanted: Wanted): Wanted => ({
  ...wanted,
  all: wanted.all.map(headToken),
  inHead: wanted.anywhere,
  anywhere: [],
})

/** From the newest back in time, in steps as wide as the articles found so far let expect, until there are enough. */
async function collectByAge(
  repository: ArticleSearchRepository,
  wanted: Wanted,
  { first, enough, besides = [], mostAtFirst, frequencies }: Walk,
): Promise<readonly MatchingRow[]> {
  const newest = await repository.newestId()
  const known = new Set(besides.map(({ id }) => id))
  const found: MatchingRow[] = []
  const idsOfArticle = first === null ? IDS_OF_TEXT : IDS_OF_ROW
  const share = frequencies === null ? 1 : shareAtMost(frequencies, groupsOf(wanted))
  let width = Math.max(firstWidth(newest, mostAtFirst), (enough - known.size) / share)
  let expected: number | null = null
  for (let below = newest + 1; below > 0 && known.size + found.length <= SEARCH_WINDOW; ) {
    const { from, tokens } = nextAgeStep({ below, width, expected })
    const part = tokens === null ? { ...wanted, ids: { from, below } } : { ...wanted, oneOf: [...wanted.oneOf, tokens] }
    found.push(...(await repository.listMatching(part, first)).filter(({ id }) => !known.has(id)))
    below = from
    const walk = { seen: newest + 1 - below, rest: below, found: found.length }
    width = nextAgeWidth({ ...walk, missing: enough - known.size - found.length, idsOfArticle })
    // What is read in order is compared in order: a part of it is read for no less than the whole.
    expected = first === null ? expectedOf(walk) : null
  }
  return found
}

/** Tokens of which an article has to have one, of each group. */
const groupsOf = ({ all, oneOf, kinds }: Wanted) =>
  [...all.map((token) => [token]), ...oneOf, kinds].filter((group) => group.length > 0)

/** What a walk through ages is after. */
interface Aim {
  /** Null when a rank decides. */
  readonly first: FirstRows | null
  readonly enough: number
  /** Of ids, in the first step where nothing is known: as many as never have too many articles with what is asked for. */
  readonly mostAtFirst: number
}

interface Walk extends Aim {
  /** What is known already, and counts. */
  readonly besides?: readonly MatchingRow[]
  readonly frequencies: TokenFrequencies | null
}

const NEWEST: Aim = { first: { by: 'created_at', limit: SEARCH_WINDOW + 1 }, enough: ENOUGH, mostAtFirst: FIRST_WIDTH }
const IN_NARROW: Aim = { ...NEWEST, mostAtFirst: 8_192 }
const IN_TITLES: Aim = { first: null, enough: ENOUGH_TO_RANK, mostAtFirst: 4_096 }
/** What only mentions the words differs by likes alone. What few titles have, few texts have. */
const IN_TEXTS: Aim = { ...NEWEST, mostAtFirst: 8_192 }
const LEVEL_TOKENS = { favorite_count: favoriteToken, copy_count: copyToken }
type CountSort = keyof typeof LEVEL_TOKENS
export const isByCount = (sort: SearchSort): sort is CountSort => sort in LEVEL_TOKENS

interface InOrder {
  readonly by: CountSort
  readonly frequencies: TokenFrequencies | null
}

/** From the highest counts down, by doublings; of those that nobody has counted yet, the newest. */
async function collectByLevel(
  repository: ArticleSearchRepository,
  wanted: Wanted,
  { by, frequencies }: InOrder,
): Promise<readonly MatchingRow[]> {
  const found: MatchingRow[] = []
  const tokenOf = LEVEL_TOKENS[by]
  const first = { by, limit: SEARCH_WINDOW + 1 }
  let levels = 10
  for (let below = MAX_LEVEL; below > 0 && found.length <= SEARCH_WINDOW; ) {
    const lowest = Math.max(1, below - levels + 1)
    const group = Array.from({ length: below - lowest + 1 }, (_, index) => tokenOf(lowest + index))
    found.push(...(await repository.listMatching(atLevels(wanted, group), first)))
    below = lowest - 1
    // Kinds have a list of their own at each level.
    if (frequencies !== null && wanted.kinds.length === 0 && found.length <= SEARCH_WINDOW) {
      const walk = { frequencies, tokenOf, lowest, found: found.length, wanted: first.limit, idsOfArticle: IDS_OF_ROW }
      const isAtOnce = isCheaperAtOnce({ ...walk, all: await repository.newestId() })
      if (isAtOnce) return repository.listMatching(wanted, first)
    }
    // Each doubling has about twice as many as the one above.
    levels = Math.max(1, Math.floor(Math.log2(SEARCH_WINDOW / (found.length + 1))))
  }
  if (found.length > SEARCH_WINDOW) return found
  return [
    ...found,
    ...(await collectByAge(repository, atLevels(wanted, [tokenOf(0)]), { ...NEWEST, frequencies, besides: found })),
  ]
}

/** At one of these levels. */
function atLevels(wanted: Wanted, levels: readonly string[]): Wanted {
  const kinds = levels.flatMap((level) => wanted.kinds.map((kind) => popularToken(level, kind)))
  return { ...wanted, kinds: wanted.kinds.length > 0 ? kinds : levels, popular: levelsOfPopular(levels) }
}
