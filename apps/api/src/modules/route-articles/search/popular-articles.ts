import { copyToken, favoriteToken, MAX_LEVEL } from './index-tokens.ts'

/** Of likes, from which on articles are in an index of their own. */
export const LOWEST_POPULAR = 4

/**
 * Articles that are liked, or copied, so often are in indexes of their own beside the one that holds all. To meet a word of most articles with the
 * few that are popular, the index of all has to pass every article with the word; an index of popular articles passes those of them.
 */
export const POPULAR_INDEXES = {
  route_search_liked_idx: levelsFrom(favoriteToken, LOWEST_POPULAR),
  route_search_most_liked_idx: levelsFrom(favoriteToken, 8),
  route_search_copied_idx: levelsFrom(copyToken, 2),
  route_search_most_copied_idx: levelsFrom(copyToken, 5),
} as const

/** What articles of the smallest index that has all of these levels have one of; null when only the index of all has them. */
export function levelsOfPopular(levels: readonly string[]): readonly string[] | null {
  const wide = Object.values(POPULAR_INDEXES).filter((held) => levels.every((level) => held.includes(level)))
  return wide.toSorted((a, b) => a.length - b.length)[0] ?? null
}

function levelsFrom(tokenOf: (level: number) => string, lowest: number): readonly string[] {
  return Array.from({ length: MAX_LEVEL - lowest + 1 }, (_, index) => tokenOf(lowest + index))
}
