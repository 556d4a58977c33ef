import type { ApiClient } from '@repo/contract'
import { useEffect, useRef, useState } from 'react'
import { type DayMark, dayMark } from '../calendar/day-mark.ts'

type Api = Pick<ApiClient, 'listTimelineDays'>

/** The days of a calendar year, as a query of the API. */
export const daysOfYear = (year: number) => ({ query: { from: `${year}-01-01`, to: `${year}-12-31` } })

interface GivenYear {
  readonly year: number
  readonly days: readonly DayMark[]
}

/** The days of the selected year: the page brings one, others are loaded when they are opened. */
export function useYears(given: GivenYear, year: number, api: () => Api): readonly DayMark[] {
  const [loaded, setLoaded] = useState<ReadonlyMap<number, readonly DayMark[]>>(new Map())
  const underway = useRef(new Set<number>())
  const isKnown = year === given.year || loaded.has(year)
  useEffect(() => {
    if (isKnown || underway.current.has(year)) return
    underway.current.add(year)
    void api()
      .listTimelineDays(daysOfYear(year))
      .then((answer) => {
        underway.current.delete(year)
        if (answer.ok) setLoaded((before) => new Map(before).set(year, answer.data.data.map(dayMark)))
      })
  }, [isKnown, year, api])
  return year === given.year ? given.days : (loaded.get(year) ?? NO_DAYS)
}

const NO_DAYS: readonly DayMark[] = []
