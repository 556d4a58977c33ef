import type { Place } from '@repo/contract'
import { LRUCache } from 'lru-cache'
import type { Gazetteer } from '../gazetteer.ts'

const MAX_ENTRIES = 2_000
const TTL_MS = 60 * 60 * 1_000

/** Caches responses of another service for an hour, so that equal requests are sent once. Failures are not cached. */
export function rememberAnswers(gazetteer: Gazetteer, now: () => number = Date.now): Gazetteer {
  const options = { max: MAX_ENTRIES, ttl: TTL_MS, ttlResolution: 0, perf: { now } }
  const answers = new LRUCache<string, readonly Place[]>(options)
  const places = new LRUCache<string, Place>(options)
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
