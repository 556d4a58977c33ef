import { AGE_SHIFTS, ageToken, copyToken, favoriteToken, MAX_LEVEL } from './index-row.ts'

/** A part of all articles. The parts of an order follow each other: whatever lies in one comes before whatever lies in the next. */
export interface Slice {
  /** Of these tokens an article of the slice has one. */
  readonly ages: readonly string[]
  /** And one of these; null in an order by age alone. */
  readonly levels: readonly string[] | null
  /** Ids from here on lie in slices before. */
  readonly below: number
}

export type SliceOrder = 'created_at' | 'favorite_count' | 'copy_count'

/** Counts from 2 ** 10 on, from 2 ** 7, 2 ** 4, 2 and 1 on: each slice has about ten times as many articles as the one before. */
const LOWEST_LEVELS = [11, 8, 5, 2, 1] as const
const WIDEST = Math.max(...AGE_SHIFTS)

/** All articles in an order, cut where each slice has several times as many as all before it. */
export function slicesOf(order: SliceOrder, newestId: number): readonly Slice[] {
  const byAge = slicesByAge(newestId)
  if (order === 'created_at') return byAge
  const levelToken = order === 'favorite_count' ? favoriteToken : copyToken
  const counted = LOWEST_LEVELS.map((lowest, index) => {
    const highest = (LOWEST_LEVELS[index - 1] ?? MAX_LEVEL + 1) - 1
    return { ages: agesUpTo(newestId), levels: range(lowest, highest).map(levelToken), below: newestId + 1 }
  })
  return [...counted, ...byAge.map((slice) => ({ ...slice, levels: [levelToken(0)] }))]
}

/** The newest two groups of each size, and at last all that are older. */
function slicesByAge(newestId: number): readonly Slice[] {
  const slices: Slice[] = []
  let below = newestId + 1
  for (const shift of AGE_SHIFTS) {
    const newest = Math.floor(newestId / 2 ** shift)
    if (newest <= 1) break
    slices.push({ ages: [ageToken(shift, newest), ageToken(shift, newest - 1)], levels: null, below })
    below = (newest - 1) * 2 ** shift
  }
  return [...slices, { ages: agesUpTo(below), levels: null, below }]
}

/** Of these every article has one, up to an id. */
const agesUpTo = (id: number) => range(0, Math.floor(id / 2 ** WIDEST)).map((group) => ageToken(WIDEST, group))
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
