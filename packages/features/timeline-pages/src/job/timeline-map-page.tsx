import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useMediaQuery } from '@repo/web-kit/use-media-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import type { DayMark } from '../calendar/day-mark.ts'
import { type Day, monthOf, yearOf } from '../calendar/months.ts'
import { DayCard } from '../day/day-card.tsx'
import { LazyDayMap } from '../day/lazy-day-map.tsx'
import { type StoredDay, toShownDay } from '../day/stored-day.ts'
import { ImportCard } from '../jobs/import-card.tsx'
import type { TimelineImport, TimelineImportList } from '../jobs/timeline-import.ts'
import { useImports } from '../jobs/use-imports.ts'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import type { TimelineSummary } from '../timeline-summary.ts'
import { DayActionButtons, DeleteDayDialog } from './day-actions.tsx'
import { dayPath } from './day-path.ts'
import styles from './job.module.css'
import { JobPanel } from './job-panel.tsx'
import { neighboursOf } from './neighbours.ts'
import { useDayActions } from './use-day-actions.ts'
import { useYears } from './use-years.ts'

/** Where the card overlays the map; on narrower screens it is above the map. */
const WIDE = '(min-width: 1000px)'
const CARD_PIXELS = 316

export interface JobViewProps {
  summary: TimelineSummary
  /** The one that is looked at, whether there is data of it or not. */
  day: Day
  stored: StoredDay | null
  /** Of the year of that day. */
  days: readonly DayMark[]
  imports: TimelineImportList
}

/** A stored timeline: its calendar, and one day of it as a card and on the map. */
export function JobView({ summary, day, stored, days, imports }: JobViewProps) {
  const { revalidate } = useRevalidator()
  const isWide = useMediaQuery(WIDE)
  const [month, setMonth] = useState(() => monthOf(day))
  useEffect(() => setMonth(monthOf(day)), [day])
  const marks = useYears({ year: yearOf(day), days }, yearOf(month), browserApi)
  const { current } = useImports(imports, browserApi, () => void revalidate())
  const shown = useMemo(() => stored && toShownDay(stored), [stored])
  const [selected, setSelected] = useState<number | null>(null)
  useEffect(() => setSelected(null), [day])
  const { turn, onDeleted } = useTurning(day, neighboursOf(day, stored, marks))
  const actions = useDayActions(day, onDeleted)
  const place = useSeenOnPhones(day, isWide)
  const card = (
    <DayCard
      day={day}
      shown={shown}
      onPrevious={() => turn('previous')}
      onNext={() => turn('next')}
      selected={selected}
      onSelect={setSelected}
      actions={<DayActionButtons actions={actions} />}
    />
  )
  return (
    <div className={styles.page}>
      <JobPanel summary={summary} current={current} marks={marks} day={day} month={month} onMonth={setMonth} />
      <div ref={place} className={styles.place}>
        <div className={styles.card}>{card}</div>
        <div className={styles.map}>
          <LazyDayMap day={shown} selected={selected} onSelect={setSelected} coveredLeft={isWide ? CARD_PIXELS : 0} />
        </div>
      </div>
      <DeleteDayDialog day={day} actions={actions} />
    </div>
  )
}

/** Navigation between days with data; a message where there is none. */
function useTurning(day: Day, neighbours: { readonly previous: Day | null; readonly next: Day | null }) {
  const t = useTimelineMessages()
  const navigate = useNavigate()
  const { show } = useFlashQueue()
  const turn = (to: 'previous' | 'next') => {
    const found = neighbours[to]
    // At once: a map that is being drawn would keep a transition waiting.
    if (found) return void navigate(dayPath(found), { preventScrollReset: true, flushSync: true })
    show({ variant: 'info', title: t(to === 'previous' ? 'timeline.noPreviousDay' : 'timeline.noNextDay') })
  }
  const onDeleted = () => {
    const next = neighbours.next ?? neighbours.previous
    return navigate(next && next !== day ? dayPath(next) : '/home/gm_timeline/map', { replace: true })
  }
  return { turn, onDeleted }
}

/** On a narrow screen the day lies below the calendar: one that was chosen there is moved to. */
function useSeenOnPhones(day: Day, isWide: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const shownDay = useRef(day)
  useEffect(() => {
    if (shownDay.current === day) return
    shownDay.current = day
    if (!isWide) place.current?.scrollIntoView({ block: 'start' })
  }, [day, isWide])
  return place
}

interface TimelineMapPageProps extends Pick<JobViewProps, 'summary' | 'imports'> {
  /** Null where nothing is stored. */
  shown: Pick<JobViewProps, 'day' | 'stored' | 'days'> | null
}

/** The stored days on a map, from the newest on. */
export function TimelineMapPage({ summary, imports, shown }: TimelineMapPageProps) {
  if (!shown) return <EmptyTimeline current={imports.current} />
  return <JobView summary={summary} imports={imports} {...shown} />
}

/** Where days would be, before the first import has brought any. */
function EmptyTimeline({ current }: { current: TimelineImport | null }) {
  const t = useTimelineMessages()
  return (
    <div className={styles.empty}>
      <h1>{t('timeline.title')}</h1>
      {current ? <ImportCard job={current} isShort /> : null}
      <EmptyState
        title={t('timeline.empty')}
        text={t('timeline.emptyText')}
        action={
          <Link to="/home/gm_timeline" className={buttonClass({ variant: 'primary' })}>
            {t('timeline.import')}
          </Link>
        }
      />
    </div>
  )
}
