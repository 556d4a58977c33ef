import { STRAVA_PAGE } from '@repo/authoring/start-addresses'

interface ListAddress {
  readonly page: number
  readonly terms: string
}

/** Of a page of the list. */
export function listAddress({ page, terms }: ListAddress): string {
  const query = new URLSearchParams()
  if (terms !== '') query.set('q', terms)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${STRAVA_PAGE}?${query}` : STRAVA_PAGE
}

/** Of a started import. */
export const importAddress = (id: number) => `${STRAVA_PAGE}?import=${id}`
