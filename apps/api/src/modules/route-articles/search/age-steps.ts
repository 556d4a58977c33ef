/**
 * How a search goes back in time. Ids rise with time, and the index holds for every article the groups of 512, 2,048, 8,192 … ids that its
 * own lies in. A search that would find far too much asks for the newest groups first and stops when it has enough, so its work depends on
 * what it shows and not on how much there is.
 */
const SHIFTS = [9, 11, 13, 15, 17, 19, 21] as const

export function ageTokens(id: number): readonly string[] {
  return SHIFTS.map((shift) => tokenOf(id, shift))
}

/** A part of the articles by age: from `from` on, up to the step before. Null tokens: all that is left. */
export interface AgeStep {
  readonly from: number
  readonly tokens: readonly string[] | null
}

interface AgeAim {
  /** Where the step before ended. */
  readonly below: number
  /** Of ids, at least. */
  readonly width: number
}

/** The step below `below`, at most about a quarter wider than asked for, as groups lie. */
export function nextAgeStep({ below, width }: AgeAim): AgeStep {
  const from = beginOf(below, width, SHIFTS.findLast((shift) => 2 ** shift * 4 <= width) ?? SHIFTS[0])
  return { from, tokens: from > 0 ? groupsBetween(from, below) : null }
}

function beginOf(below: number, width: number, shift: number): number {
  const unit = 2 ** shift
  return Math.max(0, Math.floor((below - Math.max(width, unit)) / unit) * unit)
}

/** Of ids, in the first step where nothing is known: there the search learns how many articles have what is asked for. */
export const FIRST_WIDTH = 512

/** Of many articles the first step is wider, up to `most`: where few have what is asked for, 512 tell nothing. */
export const firstWidth = (newest: number, most: number) =>
  Math.min(most, Math.max(FIRST_WIDTH, newest / MOST_WIDENING))

/** How many ids can be passed in lists while a row is read that is not among the first, and so is not sent. */
export const IDS_OF_ROW = 120

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
}

/** After few finds it is not yet known how wide is wide enough. */
const MOST_WIDENING = 64

/** How many articles are to be expected of any age. */
export const expectedOf = ({ seen, rest, found }: Pick<AgeWalk, 'seen' | 'rest' | 'found'>) =>
  ((found + 1) * (seen + rest)) / seen

/**
 * How wide the next step has to be. A wide step passes every id in lists of ages, which is dearer than reading the articles themselves where
 * they are few: then it is all that is left, of any age.
 */
export function nextAgeWidth({ seen, rest, found, missing }: AgeWalk): number {
  const width = (missing * seen) / (found + 1)
  const inVain = (missing * (rest - width)) / width
  return inVain * IDS_OF_ROW <= width ? Number.POSITIVE_INFINITY : Math.min(width, seen * (found + 1) * MOST_WIDENING)
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
