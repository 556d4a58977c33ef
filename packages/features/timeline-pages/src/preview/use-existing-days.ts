import { type ApiClient, PRODUCT_LIMITS } from '@repo/contract'
import { useEffect, useState } from 'react'
import type { Day } from '../calendar/months.ts'

type Api = Pick<ApiClient, 'listTimelineDays'>

const DAY_MS = 86_400_000
const NONE: ReadonlySet<Day> = new Set()

interface Span {
  readonly oldest: Day
  readonly newest: Day
}

/**
 * Days that are stored already. It requests the whole stored range, so that the request reveals nothing of the files.
 *
 * @param stored the first and last stored day; null without any, or while not needed.
 */
export function useExistingDays(stored: Span | null, api: () => Api): ReadonlySet<Day> {
  const [existing, setExisting] = useState(NONE)
  const [from, to] = [stored?.oldest ?? null, stored?.newest ?? null]
  useEffect(() => {
    setExisting(NONE)
    if (from === null || to === null) return
    let isOver = false
    void findDays({ oldest: from, newest: to }, api()).then((days) => isOver || setExisting(days))
    return () => {
      isOver = true
    }
  }, [from, to, api])
  return existing
}

/** A failed request counts as not stored: the server keeps its days. */
async function findDays({ oldest, newest }: Span, api: Api): Promise<ReadonlySet<Day>> {
  const found = new Set<Day>()
  for (const query of windowsOf({ oldest, newest })) {
    const answer = await api.listTimelineDays({ query })
    if (answer.ok) for (const { date } of answer.data.data) found.add(date)
  }
  return found
}

/** The span in pieces that the API answers at once. */
export function windowsOf({ oldest, newest }: Span): readonly { readonly from: Day; readonly to: Day }[] {
  const [first, last] = [Date.parse(`${oldest}T00:00:00Z`), Date.parse(`${newest}T00:00:00Z`)]
  const step = PRODUCT_LIMITS.timeline.daysInCalendar * DAY_MS
  const day = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10)
  const count = Math.floor((last - first) / step) + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => ({
    from: day(first + at * step),
    to: day(Math.min(last, first + (at + 1) * step - DAY_MS)),
  }))
}
