/**
 * How a search goes back in time. Ids rise with time, and the index holds for every article the groups of 512, 2,048, 8,192 … ids that its
 * own lies in. A search that would find far too much asks for the newest groups first and stops when it has enough, so its work depends on
 * what it shows and not on how much there is.
 */
const SHIFTS = [9, 11, 13, 15, 17, 19, 21] as const

export function ageTokens(id: number): readonly string[] {
  return SHIFTS.map((shift) => tokenOf(id, shift))
}

/** A part of the articles by age: from `from` on, up to the step before. Null tokens: all that are older. */
export interface AgeStep {
  readonly from: number
  readonly tokens: readonly string[] | null
}

/** The step below `below` that is at least this many ids wide, and at most about half as much wider: what is too much would be read in vain. */
export function nextAgeStep(below: number, width: number): AgeStep {
  const unit = 2 ** (SHIFTS.findLast((shift) => 2 ** shift * 2 <= width) ?? SHIFTS[0])
  const from = Math.floor((below - Math.max(width, unit)) / unit) * unit
  return from > 0 ? { from, tokens: groupsBetween(from, below) } : { from: 0, tokens: null }
}

/** What a search knows after some steps. */
export interface AgeWalk {
  /** Ids that it has passed. */
  readonly seen: number
  /** Ids that are left. */
  readonly rest: number
  /** Articles that it has found. */
  readonly found: number
  /** Articles that it still wants. */
  readonly missing: number
  /** How many ids can be passed in lists of ages while one article is read. */
  readonly idsOfArticle: number
}

/** After few finds it is not yet known how wide is wide enough. */
const MOST_WIDENING = 64

/**
 * How wide the next step has to be. A wide step passes every id in lists of ages, which is dearer than reading the articles themselves where
 * they are few: then it is all that is left, of any age.
 */
export function nextAgeWidth({ seen, rest, found, missing, idsOfArticle }: AgeWalk): number {
  const width = (missing * seen) / (found + 1)
  const inVain = (missing * (rest - width)) / width
  return inVain * idsOfArticle <= width ? Number.POSITIVE_INFINITY : Math.min(width, seen * MOST_WIDENING)
}

/** The fewest groups that hold the ids from `from` up to `below`; the last may reach beyond it. */
function groupsBetween(from: number, below: number): readonly string[] {
  const tokens: string[] = []
  for (let at = from; at < below; ) {
    const start = at
    const shift =
      SHIFTS.findLast((candidate) => start % 2 ** candidate === 0 && start + 2 ** candidate <= below) ?? SHIFTS[0]
    tokens.push(tokenOf(at, shift))
    at += 2 ** shift
  }
  return tokens
}

const tokenOf = (id: number, shift: number) => `a${shift}/${Math.floor(id / 2 ** shift)}`
