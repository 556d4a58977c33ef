import type { Sport } from '@repo/contract'

export const OWN_YEARS = '/home/years'

/** The page of somebody's years for others. */
export const yearsOf = (userId: number | string) => `/users/${userId}/years`

interface Shown {
  /** Null for all of them; left out, the newest. */
  readonly year?: number | null
  readonly sport?: Sport | null
  /** The key of a later page of activities. */
  readonly before?: string | null
}

/** Below {@link OWN_YEARS} or {@link yearsOf}. */
export function yearPath(base: string, { year, sport, before }: Shown): string {
  const search = new URLSearchParams({
    ...(year !== undefined && { year: year === null ? 'all' : String(year) }),
    ...(sport && { sport }),
    ...(before && { before }),
  })
  return search.size > 0 ? `${base}?${search}` : base
}
