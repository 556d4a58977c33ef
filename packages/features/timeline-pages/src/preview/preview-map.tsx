import type { TimelineDay } from '@mishiori/timeline'
import { Checkbox } from '@repo/ui/checkbox'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { useMediaQuery } from '@repo/web-kit/use-media-query'
import { useEffect, useMemo, useState } from 'react'
import { type Day, monthOf } from '../calendar/months.ts'
import { TimelineCalendar } from '../calendar/timeline-calendar.tsx'
import { DayCard } from '../day/day-card.tsx'
import { LazyDayMap } from '../day/lazy-day-map.tsx'
import { neighboursOf } from '../job/neighbours.ts'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import styles from './preview-map.module.css'
import { redactionOf } from './preview-state.ts'
import { redactedDay } from './redacted-day.ts'
import { SegmentActions } from './segment-actions.tsx'
import type { TimelineSource } from './timeline-source.ts'
import type { Preview } from './use-preview.ts'

const WIDE = '(min-width: 1200px)'
const CARD_PIXELS = 340

interface PreviewMapProps {
  source: TimelineSource
  preview: Preview
  oldest: Day
  newest: Day
}

/** The days of the files on a calendar and a map: what would be sent of each, and what is left out. */
export function PreviewMap({ source, preview, oldest, newest }: PreviewMapProps) {
  const [previewed, setPreviewed] = useState<Day | null>(null)
  const isWide = useMediaQuery(WIDE)
  const day = previewed ?? newest
  const [month, setMonth] = useState(monthOf(day))
  const [selected, setSelected] = useState<number | null>(null)
  const marks = useMemo(
    () => preview.days.map(({ date, distanceMeters }) => ({ day: date, distanceKm: distanceMeters / 1000 })),
    [preview.days],
  )
  const chosen = useMemo(() => new Set(preview.chosen), [preview.chosen])
  const shown = usePreviewDay(source, preview, day)
  const open = (opened: Day) => {
    setPreviewed(opened)
    setMonth(monthOf(opened))
    setSelected(null)
  }
  const turn = useTurning(neighboursOf(day, null, marks), open)
  const { origins = [], dispositions = [] } = shown ?? {}
  const sentIndex = selected === null ? -1 : origins.indexOf(selected)
  return (
    <div className={styles.columns}>
      <div className={styles.calendar}>
        <TimelineCalendar
          days={marks}
          oldest={oldest}
          newest={newest}
          month={month}
          chosen={chosen}
          onMonth={setMonth}
          selected={day}
          onSelect={open}
        />
      </div>
      <div className={styles.place}>
        <div className={styles.card}>
          <DayCard
            day={day}
            shown={shown?.whole ?? null}
            isLoading={shown === null}
            onPrevious={() => turn('previous')}
            onNext={() => turn('next')}
            selected={selected}
            onSelect={setSelected}
            isLeftOut={(index) => dispositions[index] === 'dropped' || dispositions[index] === 'hidden'}
            segmentAction={(segment, index) => (
              <SegmentActions
                preview={preview}
                day={day}
                timeZone={shown?.whole.timeZone ?? 'UTC'}
                segment={segment}
                disposition={dispositions[index] ?? 'sent'}
              />
            )}
            actions={<ImportThisDay preview={preview} day={day} isChosen={chosen.has(day)} />}
          />
        </div>
        <div className={styles.map}>
          <LazyDayMap
            day={shown?.sent ?? null}
            selected={sentIndex < 0 ? null : sentIndex}
            onSelect={(index) => setSelected(index === null ? null : (origins[index] ?? null))}
            coveredLeft={isWide ? CARD_PIXELS : 0}
          />
        </div>
      </div>
    </div>
  )
}

function ImportThisDay({ preview, day, isChosen }: { preview: Preview; day: Day; isChosen: boolean }) {
  const t = useTimelineMessages()
  return (
    <Checkbox
      label={t('timeline.importThisDay')}
      checked={isChosen}
      onChange={() => preview.dispatch({ type: 'days.chosen', days: [day], isChosen: !isChosen })}
    />
  )
}

function useTurning(
  neighbours: { readonly previous: Day | null; readonly next: Day | null },
  open: (day: Day) => void,
) {
  const t = useTimelineMessages()
  const { show } = useFlashQueue()
  return (to: 'previous' | 'next') => {
    const found = neighbours[to]
    if (found) return open(found)
    show({ variant: 'info', title: t(to === 'previous' ? 'timeline.noPreviousDay' : 'timeline.noNextDay') })
  }
}

/** A day of the files in its original and its redacted form; null while it is fetched from the reader. */
function usePreviewDay(source: TimelineSource, preview: Preview, day: Day | null) {
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
    () => (read && read.date === day ? redactedDay(read, redactionOf({ dropped, hidden }, read)) : null),
    [read, day, dropped, hidden],
  )
}
