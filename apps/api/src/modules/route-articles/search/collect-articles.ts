import { FIRST_WIDTH } from './age-steps.ts'
import { beginAgeWalk, type WalkAim } from './age-walk.ts'
import type { ArticleSearchRepository, MatchingRow, Wanted } from './article-search.repository.ts'
import type { SearchSort } from './article-search.ts'
import { copyToken, favoriteToken, headToken, MAX_LEVEL, popularToken } from './index-tokens.ts'
import { isCheaperAtOnce, lowestLevelWith } from './level-steps.ts'
import { levelsOfPopular } from './popular-articles.ts'
import type { TokenFrequencies } from './token-frequencies.ts'

/** Articles that a question is answered with at most. Beyond, nobody turns pages. */
export const SEARCH_WINDOW = 200
/** What a step is made wide enough for: somewhat more than are needed, because to read a few in vain costs less than another step. */
const ENOUGH = SEARCH_WINDOW * 1.25
/** Of the best liked with a common word in their titles. */
const ENOUGH_LIKED = SEARCH_WINDOW / 2

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
  const inHead = await collectInTitles(repository, inTitles(wanted), frequencies)
  if (inHead.length >= SEARCH_WINDOW) return inHead
  return collectByAge(repository, wanted, { ...IN_TEXTS, frequencies, besides: inHead })
}

const inTitles = (wanted: Wanted): Wanted => ({
  ...wanted,
  all: wanted.all.map(headToken),
  inHead: wanted.anywhere,
  anywhere: [],
})

/** From the newest back in time until there are enough. What was known before is among what is returned. */
async function collectByAge(
  repository: ArticleSearchRepository,
  wanted: Wanted,
  aim: WalkAim,
): Promise<readonly MatchingRow[]> {
  const walk = await beginAgeWalk(repository, wanted, aim)
  while (!walk.isOver()) await walk.step()
  return walk.found()
}

/** The newest, and of what more than a few have the best liked of any age. */
async function collectInTitles(
  repository: ArticleSearchRepository,
  wanted: Wanted,
  frequencies: TokenFrequencies | null,
): Promise<readonly MatchingRow[]> {
  const walk = await beginAgeWalk(repository, wanted, { ...IN_TITLES, frequencies })
  await walk.step()
  const expected = walk.expected()
  if (expected > ENOUGH) {
    const lowest = lowestLevelWith({ frequencies, tokenOf: favoriteToken, of: expected, wanted: ENOUGH })
    const liked = atLevels(wanted, levelsBetween(favoriteToken, lowest, MAX_LEVEL))
    walk.add(await repository.listMatching(liked, { by: 'favorite_count', limit: ENOUGH_LIKED }))
  }
  while (!walk.isOver()) await walk.step()
  return walk.found()
}

type Aim = Omit<WalkAim, 'frequencies'>
const NEWEST: Aim = {
  first: { by: 'created_at', limit: SEARCH_WINDOW + 1 },
  most: SEARCH_WINDOW,
  enough: ENOUGH,
  mostAtFirst: FIRST_WIDTH,
}
const IN_NARROW: Aim = { ...NEWEST, mostAtFirst: 8_192 }
const IN_TITLES: Aim = { ...NEWEST, first: null, mostAtFirst: 4_096 }
/** What only mentions the words differs by likes alone. What few titles have, few texts have. */
const IN_TEXTS: Aim = { ...NEWEST, mostAtFirst: 8_192 }

const LEVEL_TOKENS = { favorite_count: favoriteToken, copy_count: copyToken }
type CountSort = keyof typeof LEVEL_TOKENS
const isByCount = (sort: SearchSort): sort is CountSort => sort in LEVEL_TOKENS

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
    found.push(...(await repository.listMatching(atLevels(wanted, levelsBetween(tokenOf, lowest, below)), first)))
    below = lowest - 1
    // Kinds have a list of their own at each level.
    if (frequencies !== null && wanted.kinds.length === 0 && found.length <= SEARCH_WINDOW) {
      const walk = { frequencies, tokenOf, lowest, found: found.length, wanted: first.limit }
      const isAtOnce = isCheaperAtOnce({ ...walk, all: await repository.newestId() })
      if (isAtOnce) return repository.listMatching(wanted, first)
    }
    // Each doubling has about twice as many as the one above.
    levels = Math.max(1, Math.floor(Math.log2(SEARCH_WINDOW / (found.length + 1))))
  }
  if (found.length > SEARCH_WINDOW) return found
  return collectByAge(repository, atLevels(wanted, [tokenOf(0)]), { ...NEWEST, frequencies, besides: found })
}

const levelsBetween = (tokenOf: (level: number) => string, lowest: number, highest: number) =>
  Array.from({ length: highest - lowest + 1 }, (_, index) => tokenOf(lowest + index))

/** At one of these levels. */
function atLevels(wanted: Wanted, levels: readonly string[]): Wanted {
  const popular = levelsOfPopular(levels)
  // Whatever is in an index of its own is at one of its levels.
  if (popular?.length === levels.length) return { ...wanted, popular }
  const kinds = levels.flatMap((level) => wanted.kinds.map((kind) => popularToken(level, kind)))
  return { ...wanted, kinds: wanted.kinds.length > 0 ? kinds : levels, popular }
}
