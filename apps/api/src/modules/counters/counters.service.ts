import type { Database } from '../../platform/database.ts'
import { countersRepository, nameOf, type Slice } from './counters.repository.ts'
import { type Counter, type CounterDependencies, countersOf } from './counters.ts'

interface CountersDependencies extends CounterDependencies {
  readonly db: Database
  /** Called with each mismatch: a count that drifts is a bug of the product. */
  readonly report: (warning: string) => void
}

/** A count that was wrong, and is mended. */
interface Drift {
  readonly counter: string
  readonly id: number
  readonly kept: number
  readonly counted: number
}

const ALL: Slice = { part: 0, parts: 1 }
const HOURS = 24
const MAX_LISTED = 20

/** Looks after the counts that are kept beside what they count. */
export function createCountersService({ db, report, ...derived }: CountersDependencies) {
  const counters = countersOf(derived)

  const mend = (counter: Counter, id: number): Promise<Drift | null> =>
    db.transaction(async (tx) => {
      const repository = countersRepository(tx)
      const kept = await repository.lock(counter, id)
      // A question of its own: it sees what was committed while the lock was waited for.
      const counted = await repository.count(counter, id)
      if (kept === null || kept === counted) return null
      await repository.store(counter, id, counted)
      await counter.after?.(tx, id, kept)
      return { counter: nameOf(counter), id, kept, counted }
    })

  /** Counts again, mends what is wrong, and reports it. */
  const recount = async (slice: Slice = ALL): Promise<readonly Drift[]> => {
    const drifts: Drift[] = []
    for (const counter of counters) {
      for (const id of await countersRepository(db).findSuspects(counter, slice)) {
        const drift = await mend(counter, id)
        if (drift) drifts.push(drift)
      }
    }
    if (drifts.length > 0) report(describeDrifts(drifts))
    return drifts
  }

  return {
    recount,
    /** A part of all, so that a day has looked at everything. */
    recountOfHour: (hour: number) => recount({ part: hour % HOURS, parts: HOURS }),
  }
}

function describeDrifts(drifts: readonly Drift[]): string {
  const listed = drifts
    .slice(0, MAX_LISTED)
    .map(({ counter, id, kept, counted }) => `${counter} of ${id}: ${kept} instead of ${counted}`)
  return `${drifts.length} counts had drifted and are mended: ${listed.join(', ')}.`
}
