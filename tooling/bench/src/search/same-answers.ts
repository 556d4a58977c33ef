import { median } from '../stats.ts'

/** What a question cost, and how many articles it was answered with. */
export interface AnsweredQuestion {
  readonly ms: number
  readonly answers: number
}

/** Questions with about as many answers, by the fewest of each class. */
const CLASSES = [0, 1, 10, 50, 150] as const
/** Fewer say nothing of their class. */
const ENOUGH_QUESTIONS = 3

export interface SameAnswers {
  /** Milliseconds that questions cost at the smaller size, in the middle. */
  readonly before: number
  /** The same at the larger size. */
  readonly after: number
  /** Of the questions at the larger size, the share that could be compared. */
  readonly share: number
}

/**
 * What questions cost at two sizes when they find as much. A product with more articles answers with more of them, and to read, rank and send
 * each costs something at any size: that is told apart from what it costs to find them among so many. Classes that both sizes have are compared by their
 * medians and count as the larger size has them.
 */
export function compareSameAnswers(
  smaller: readonly AnsweredQuestion[],
  larger: readonly AnsweredQuestion[],
): SameAnswers {
  const classes = CLASSES.map((fewest, index) => {
    const most = CLASSES[index + 1] ?? Number.POSITIVE_INFINITY
    const costsOf = (questions: readonly AnsweredQuestion[]) =>
      questions.filter(({ answers }) => answers >= fewest && answers < most).map(({ ms }) => ms)
    return { before: costsOf(smaller), after: costsOf(larger) }
  }).filter(({ before, after }) => Math.min(before.length, after.length) >= ENOUGH_QUESTIONS)
  const compared = classes.reduce((sum, { after }) => sum + after.length, 0)
  const middle = (costs: (of: (typeof classes)[number]) => readonly number[]) =>
    classes.reduce((sum, of) => sum + median(costs(of)) * of.after.length, 0) / compared
  return {
    before: middle(({ before }) => before),
    after: middle(({ after }) => after),
    share: compared / larger.length,
  }
}
