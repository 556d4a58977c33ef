import { readTimeline } from '../reading/read-timeline.ts'
import { findDayFault } from './find-day-fault.ts'
import { type FixtureName, fixture, fixtureText } from './fixtures.ts'
import { mutatedJson, seededRandom } from './mutate-json.ts'

const FILES = ['android', 'ios', 'months', 'records', 'settings', 'edits'] as const satisfies readonly FixtureName[]

export interface MutatedReading {
  /** The shape that was read, or the code of the refusal. */
  readonly outcome: string
  readonly elapsedMs: number
}

/** Reads the mutated file of a seed, sometimes with a whole one beside it, and checks every day. @throws when something is wrong. */
export async function readMutated(seed: number): Promise<MutatedReading> {
  const random = seededRandom(seed)
  const pick = () => FILES[Math.floor(random() * FILES.length)] ?? 'android'
  const bytes = mutatedJson(fixtureText(pick()), random)
  const sources = random() < 0.3 ? [bytes, fixture(pick())] : [bytes]
  const start = performance.now()
  const { result, day } = await readTimeline(sources)
  for (const summary of result.days) {
    const read = day(summary.date)
    const fault = read ? findDayFault(read) : 'no day'
    if (fault !== null) throw new Error(`${summary.date}: ${fault}`)
  }
  const [report] = result.files
  return { outcome: report?.refusal ?? report?.shape ?? 'none', elapsedMs: performance.now() - start }
}
