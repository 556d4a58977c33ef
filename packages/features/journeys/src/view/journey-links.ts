import { withToken } from '@repo/articles/article-links'
import type { Locale } from '@repo/contract'

/** The list of those that are public. */
export const JOURNEYS_PATH = '/journeys'

/** The page of a journey or collection, for readers with this token. */
export const journeyPath = (id: number, token: string | null = null) => withToken(`/journeys/${id}`, token)

/** Where it is printed as a booklet. @param volume from 1, of a long one */
export function journeyBookletPath(id: number, token: string | null, volume = 1): string {
  const search = new URLSearchParams({ ...(volume > 1 && { volume: String(volume) }), ...(token && { token }) })
  return `/journeys/${id}/booklet${search.size > 0 ? `?${search}` : ''}`
}

/** The users who have sent a Nice Route. @param before the key of a later page. */
export function journeyThankedPath(id: number, token: string | null, before: string | null = null): string {
  const search = new URLSearchParams({ ...(token && { token }), ...(before && { before }) })
  return `/journeys/${id}/favorites${search.size > 0 ? `?${search}` : ''}`
}

/** Where its owner changes it. */
export const journeyEditPath = (id: number) => `/home/journeys/${id}/edit`

export const OWN_JOURNEYS_PATH = '/home/journeys'

/** What its owner wrote, with their own articles: a file that is imported as a journey again. */
export const journeyBundlePath = (id: number) => `/api/v1/self/journeys/${id}/bundle`

interface JourneyFiles {
  /** One file of all, or an archive of one for each day or, of a collection, route. */
  readonly files: 'one' | 'each'
  readonly locale: Locale
  readonly token: string | null
}

/** Where its maps are given out as GPX. */
export function journeyGpxPath(id: number, { files, locale, token }: JourneyFiles): string {
  return `/api/v1/journeys/${id}/export?${new URLSearchParams({ files, hl: locale, ...(token && { token }) })}`
}
