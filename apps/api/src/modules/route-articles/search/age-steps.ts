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

/** The step below `below` that is at least this many ids wide, but no wider than needed. */
export function nextAgeStep(below: number, width: number): AgeStep {
  const shift = SHIFTS.find((candidate) => 2 ** candidate >= width)
  const size = shift === undefined ? Number.POSITIVE_INFINITY : 2 ** shift
  const from = Math.floor(below / size) * size - size
  if (!(from > 0)) return { from: 0, tokens: null }
  return { from, tokens: groupsBetween(from, below) }
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
