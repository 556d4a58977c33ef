import type { ApiClient } from '@repo/contract'
import { type ListedJourney, toListedJourney } from '../view/listed-journey.ts'

/** Beside the routes of the same words: a row on a wide screen. */
const MOST = 4

/** The last published journeys and collections with these words. A page of something else is whole without them. */
export async function findJourneys(
  api: Pick<ApiClient, 'listJourneys'>,
  words: string,
): Promise<readonly ListedJourney[]> {
  const answer = await api.listJourneys({ query: { q: words } })
  return answer.ok ? answer.data.data.slice(0, MOST).map(toListedJourney) : []
}
