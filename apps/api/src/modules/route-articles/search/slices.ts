import { AGE_SHIFTS, ageToken, copyToken, favoriteToken, MAX_LEVEL } from './index-row.ts'
import { isMeasureSort, MEASURE_ORDERS, type MeasureSort, type Ranges, rangeTokens } from './measures.ts'

/** A part of all articles. Slices follow their order: every article of a slice comes before every article of the next. */
export interface Slice {
  /** An article of the slice has one of these tokens; null when the slice has no tokens. */
  readonly oneOf: readonly string[] | null
  /** And this one. */
  readonly also: string | null
  /** Ids from here on lie in slices before. */
  readonly below: number
}

export type SliceOrder = 'created_at' | 'favorite_count' | 'copy_count' | MeasureSort

/** Counts from 512 on, from 64, 8, 2 and 1 on: each slice has up to ten times as many articles as the one before. */
const LOWEST_LEVELS = [10, 7, 4, 2, 1] as const
const WIDEST = Math.max(...AGE_SHIFTS)
const [FINEST] = AGE_SHIFTS
const SAMPLED_GROUPS = 8

export const everything = (newestId: number): Slice => ({ oneOf: null, also: null, below: newestId + 1 })

/** Sample groups of every age, to estimate the number of results of a query, and their share of all articles. */
export function sampleOf(newestId: number): { readonly slice: Slice; readonly share: number } {
  const groups = Math.floor(newestId / 2 ** FINEST) + 1
  const sampled = Math.min(SAMPLED_GROUPS, Math.ceil(groups / SAMPLED_GROUPS))
  const ages = range(0, sampled - 1).map((index) => ageToken(FINEST, Math.floor((index * groups) / sampled)))
  return { slice: { ...everything(newestId), oneOf: ages }, share: sampled / groups }
}

/**
 * All articles in an order, cut where each slice has several times as many as all before it.
 *
 * @param ranges that are asked for: slices without anything in that of the order's own measure are left out.
 */
export function slicesOf(order: SliceOrder, newestId: number, ranges: Ranges = {}): readonly Slice[] {
  const byAge = slicesByAge(newestId)
  if (order === 'created_at') return byAge
  if (isMeasureSort(order)) {
    const { measure, steps, unknown } = MEASURE_ORDERS[order]
    const range = ranges[measure]
    const sliceOf = (oneOf: readonly string[]) => ({ ...everything(newestId), oneOf })
    if (!range) return [...steps.map(sliceOf), ...byAge.map((slice) => ({ ...slice, also: unknown }))]
    const asked = new Set(rangeTokens(measure, range))
    const inRange = steps.map((tokens) => tokens.filter((token) => asked.has(token)))
    return inRange.filter((tokens) => tokens.length > 0).map(sliceOf)
  }
  const levelToken = order === 'favorite_count' ? favoriteToken : copyToken
  const counted = LOWEST_LEVELS.map((lowest, index) => {
    const highest = (LOWEST_LEVELS[index - 1] ?? MAX_LEVEL + 1) - 1
    return { ...everything(newestId), oneOf: range(lowest, highest).map(levelToken) }
  })
  return [...counted, ...byAge.map((slice) => ({ ...slice, also: levelToken(0) }))]
}

/** The newest two groups of each size, and at last all that are older. */
function slicesByAge(newestId: number): readonly Slice[] {
  const slices: Slice[] = []
  let below = newestId + 1
  for (const shift of AGE_SHIFTS) {
    const newest = Math.floor(newestId / 2 ** shift)
    if (newest <= 1) break
    slices.push({ oneOf: [ageToken(shift, newest), ageToken(shift, newest - 1)], also: null, below })
    below = (newest - 1) * 2 ** shift
  }
  return [...slices, { oneOf: agesUpTo(below), also: null, below }]
}

/** Of these every article has one, up to an id. */
const agesUpTo = (id: number) => range(0, Math.floor(id / 2 ** WIDEST)).map((group) => ageToken(WIDEST, group))
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
