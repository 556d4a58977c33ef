import type { TimelineDay } from '@mishiori/timeline'
import { useEffect, useMemo, useState } from 'react'
import type { Day } from '../calendar/months.ts'
import { redactionOf } from './preview-state.ts'
import { redactedDay } from './redacted-day.ts'
import type { TimelineSource } from './timeline-source.ts'
import type { Preview } from './use-preview.ts'

/** A day of the files as it is and as it would be sent; null while it is fetched from where they were read. */
export function usePreviewDay(source: TimelineSource, preview: Preview, day: Day | null) {
  const [read, setRead] = useState<TimelineDay | null>(null)
  const isRead = preview.reading.kind === 'read'
  useEffect(() => {
    if (day === null || !isRead) return setRead(null)
    let isOver = false
    source.days([day]).then(
      ([found]) => isOver || setRead(found ?? null),
      () => isOver || setRead(null),
    )
    return () => {
      isOver = true
    }
  }, [source, day, isRead])
  const { dropped, hidden } = preview
  return useMemo(
    () => (read && read.date === day ? redactedDay(read, redactionOf({ dropped, hidden }, read.date)) : null),
    [read, day, dropped, hidden],
  )
}
