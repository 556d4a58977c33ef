import { IDS_OF_ROW } from './age-steps.ts'
import { MAX_LEVEL } from './index-tokens.ts'
import { LOWEST_POPULAR } from './popular-articles.ts'
import { shareOf, type TokenFrequencies } from './token-frequencies.ts'

/** What a search by likes or copies knows after a step of levels. */
export interface LevelWalk {
  readonly frequencies: TokenFrequencies
  readonly tokenOf: (level: number) => string
  /** The lowest level that has been met. */
  readonly lowest: number
  /** At the levels met. */
  readonly found: number
  readonly wanted: number
  /** Of articles, about. */
  readonly all: number
}

/**
 * Whether to read all that has what is asked for, at any level, costs less than to pass the lists of the next levels that are needed: most
 * articles are at the lowest. As common as it is among the popular it is taken to be among all.
 */
export function isCheaperAtOnce({ frequencies, tokenOf, lowest, found, wanted, all }: LevelWalk): boolean {
  const levelsFrom = (from: number, to: number) =>
    shareOf(
      frequencies,
      Array.from({ length: to - from }, (_, at) => tokenOf(from + at)),
    )
  const shareMet = 1 - levelsFrom(0, lowest)
  if (shareMet <= 0) return false
  const needed = Math.ceil(Math.log2(wanted / (found + 1)))
  return ((found + 1) / shareMet) * IDS_OF_ROW <= levelsFrom(Math.max(0, lowest - needed), lowest) * all
}

interface LevelAim {
  readonly frequencies: TokenFrequencies | null
  readonly tokenOf: (level: number) => string
  /** Of so many articles of all levels. */
  readonly of: number
  readonly wanted: number
}

/** The lowest level from `LOWEST_POPULAR` on at which, and above, no more are to be expected than are wanted. */
export function lowestLevelWith({ frequencies, tokenOf, of, wanted }: LevelAim): number {
  const expected = of * shareFrom(LOWEST_POPULAR, frequencies, tokenOf)
  return Math.min(MAX_LEVEL, LOWEST_POPULAR + Math.max(0, Math.ceil(Math.log2(expected / wanted))))
}

/** What is not known is taken for half as common as the level below: as many as that one in all. */
function shareFrom(lowest: number, frequencies: TokenFrequencies | null, tokenOf: (level: number) => string): number {
  const shares = Array.from({ length: MAX_LEVEL + 1 }, (_, level) => frequencies?.of(tokenOf(level)) ?? null)
  const known = shares.findLastIndex((share) => share !== null)
  const last = shares[known] ?? 1
  if (known < lowest) return last * 2 ** (known - lowest + 1)
  return shares.slice(lowest).reduce<number>((sum, share) => sum + (share ?? 0), last)
}
