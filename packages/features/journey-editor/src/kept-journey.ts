import type { Journey } from '@repo/contract'

/** Of whom and which it is. */
interface Kept {
  readonly userId: number
  readonly journeyId: number
}

const CACHE = 'mishiori-kept-journeys'
/** As many as drafts of routes. */
const KEPT_JOURNEYS_LIMIT = 20

const addressOf = ({ userId, journeyId }: Kept) => `/kept-journeys/${userId}/${journeyId}`
const hasCaches = () => 'caches' in globalThis

/**
 * Keeps the state of a journey that the server had last, so that its editor opens without a network. Edits that are on
 * their way are kept beside it. A device that keeps nothing opens it with a network alone.
 */
export async function keepJourney(userId: number, journey: Journey): Promise<void> {
  if (!hasCaches()) return
  const cache = await caches.open(CACHE)
  const address = addressOf({ userId, journeyId: journey.id })
  await cache.delete(address) // the last one that was written is the last of the list
  await cache.put(address, Response.json(journey))
  const kept = await cache.keys()
  for (const old of kept.slice(0, Math.max(0, kept.length - KEPT_JOURNEYS_LIMIT))) await cache.delete(old)
}

/** Null where the device has none. */
export async function readKeptJourney(kept: Kept): Promise<Journey | null> {
  if (!hasCaches()) return null
  const answer = await caches.match(addressOf(kept), { cacheName: CACHE })
  return answer ? answer.json() : null
}

/** Those of whoever logs out. */
export async function forgetKeptJourneys(): Promise<void> {
  if (hasCaches()) await caches.delete(CACHE)
}
