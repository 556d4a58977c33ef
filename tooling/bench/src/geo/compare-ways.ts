import { lessIsBetter, moreIsBetter, type Result } from '../benchmark.ts'
import { median, takeTurns } from '../stats.ts'
import { type MeasuredWays, measureWays } from './measure-ways.ts'
import type { Question } from './questions.ts'
import type { SendQuestion } from './ways.ts'

const ROUNDS = 5
const LANES = 8
/** The server's hot code is compiled anew until it has answered some ten thousand times; it runs for weeks. */
const WARM_UPS = 8
const TARGET = 1.15
/** One question alone pays for the way through HTTP and back with nothing to hide it behind. */
const TARGET_ALONE = 2

interface Contest {
  readonly name: string
  readonly product: SendQuestion
  readonly engine: SendQuestion
  /** Another seed, other questions. */
  readonly questions: (seed: number) => Iterator<Question, never>
}

const CONTESTANTS = ['engine', 'product', 'engine alone', 'product alone'] as const

/** The product beside the bare engine, with the same number of questions open at both: eight, then one. */
export async function compareWays(contest: Contest, report: (line: string) => void): Promise<readonly Result[]> {
  const { name } = contest
  let seed = 0
  const measure = (contestant: (typeof CONTESTANTS)[number]) =>
    measureWays(contestant.startsWith('engine') ? contest.engine : contest.product, {
      lanes: contestant.endsWith('alone') ? 1 : LANES,
      questions: contest.questions(++seed * 7_919), // none twice, so that no answer comes out of the cache
    })
  for (let run = 0; run < WARM_UPS; run++) await measure('product')
  const runs = await takeTurns(CONTESTANTS, ROUNDS, async (contestant) => {
    const measured = await measure(contestant)
    report(`${name}, ${contestant}: ${measured.perSecond.toFixed()} ways/s, p95 ${measured.p95.toFixed(1)} ms`)
    return measured
  })
  const perSecond = (measured: readonly MeasuredWays[]) => median(measured.map((run) => run.perSecond))
  const p95 = (measured: readonly MeasuredWays[]) => median(measured.map((run) => run.p95))
  const { engine, product, 'engine alone': engineAlone, 'product alone': productAlone } = runs
  return [
    moreIsBetter({ name, unit: 'ways/s', value: perSecond(product), bound: perSecond(engine), target: TARGET }),
    lessIsBetter({ name: `${name}.p95`, unit: 'ms', value: p95(product), bound: p95(engine), target: TARGET }),
    lessIsBetter({
      name: `${name}.alone`,
      unit: 'ms',
      value: p95(productAlone),
      bound: p95(engineAlone),
      target: TARGET_ALONE,
    }),
  ]
}
