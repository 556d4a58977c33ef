import type { Place } from '@repo/contract'
import type { Gazetteer } from '../gazetteer.ts'

const MAX_KEPT = 2_000
const KEPT_MS = 60 * 60 * 1_000

interface Kept<T> {
  readonly value: T
  readonly until: number
}

/** Remembers for an hour what another service has answered, so that it is asked once for what many ask. Failures are not kept. */
export function rememberAnswers(gazetteer: Gazetteer, now: () => number = Date.now): Gazetteer {
  const answers = createMemory<readonly Place[]>(now)
  const places = createMemory<Place>(now)
  return {
    attribution: gazetteer.attribution,
    async search(question, signal) {
      // What differs by less than a hundred kilometres is one question.
      const view = question.view?.map((degrees) => Math.round(degrees)).join() ?? ''
      const name = `${question.locale} ${view} ${question.query.trim().toLowerCase()}`
      const known = answers.get(name)
      if (known) return known
      const found = await gazetteer.search(question, signal)
      answers.set(name, found)
      for (const place of found) places.set(`${question.locale} ${place.place_id}`, place)
      return found
    },
    async findByIds(ids, locale, signal) {
      const missing = ids.filter((id) => !places.get(`${locale} ${id}`))
      const found = missing.length > 0 ? await gazetteer.findByIds(missing, locale, signal) : []
      for (const place of found) places.set(`${locale} ${place.place_id}`, place)
      return ids.flatMap((id) => places.get(`${locale} ${id}`) ?? [])
    },
  }
}

function createMemory<T>(now: () => number) {
  /** Oldest first. */
  const kept = new Map<string, Kept<T>>()
  return {
    get(name: string): T | undefined {
      const found = kept.get(name)
      return found && found.until > now() ? found.value : undefined
    },
    set(name: string, value: T): void {
      kept.delete(name)
      kept.set(name, { value, until: now() + KEPT_MS })
      const [oldest] = kept.keys()
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
    },
  }
}
