import { expectedOf, firstWidth, nextAgeStep, nextAgeWidth } from './age-steps.ts'
import type { ArticleSearchRepository, FirstRows, MatchingRow, Wanted } from './article-search.repository.ts'
import { shareAtMost, type TokenFrequencies } from './token-frequencies.ts'

/** What a walk through ages is after. */
export interface WalkAim {
  /** Null when a rank decides. */
  readonly first: FirstRows | null
  /** With more than these it is over. */
  readonly most: number
  /** What a step is made wide enough for. */
  readonly enough: number
  /** Of ids, in the first step where nothing is known: as many as never have too many articles with what is asked for. */
  readonly mostAtFirst: number
  /** What is known already, and counts. */
  readonly besides?: readonly MatchingRow[]
  readonly frequencies: TokenFrequencies | null
}

/** From the newest article back in time, in steps as wide as what was found so far lets expect. */
export interface AgeWalk {
  step(): Promise<void>
  /** Whether there are enough, or no more. */
  isOver(): boolean
  /** Takes what was found by another way: it counts, and is not found again. */
  add(rows: readonly MatchingRow[]): void
  found(): readonly MatchingRow[]
  /** How many articles of any age have what is asked for, as far as that is known after a step. */
  expected(): number
}

export async function beginAgeWalk(
  repository: ArticleSearchRepository,
  wanted: Wanted,
  { first, most, enough, mostAtFirst, besides = [], frequencies }: WalkAim,
): Promise<AgeWalk> {
  const newest = await repository.newestId()
  const known = new Map(besides.map((row) => [row.id, row]))
  const share = frequencies === null ? 1 : shareAtMost(frequencies, groupsOf(wanted))
  /** All above are found. */
  let below = newest + 1
  let met = 0
  const soFar = () => ({ seen: newest + 1 - below, rest: below, found: met })
  const add = (rows: readonly MatchingRow[]) => {
    for (const row of rows) known.set(row.id, row)
  }

  return {
    isOver: () => below <= 0 || known.size > most,
    add,
    async step() {
      const isFirst = below > newest
      const missing = enough - known.size
      const width = isFirst
        ? Math.max(firstWidth(newest, mostAtFirst), missing / share)
        : nextAgeWidth({ ...soFar(), missing })
      const { from, tokens } = nextAgeStep({ below, width })
      const part = tokens === null ? { ...wanted, idsBelow: below } : { ...wanted, oneOf: [...wanted.oneOf, tokens] }
      // Of all that is left no more are ranked than of a step.
      const newestOfRest: FirstRows = { by: 'created_at', limit: missing }
      const rows = await repository.listMatching(part, first ?? (tokens === null ? newestOfRest : null))
      met += rows.length
      add(rows)
      below = from
    },
    found: () => [...known.values()],
    expected: () => expectedOf(soFar()),
  }
}

/** Tokens of which an article has to have one, of each group. */
const groupsOf = ({ all, oneOf, kinds }: Wanted) =>
  [...all.map((token) => [token]), ...oneOf, kinds].filter((group) => group.length > 0)
