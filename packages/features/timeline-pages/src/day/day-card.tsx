import { VISIT_COLOR } from '@mishiori/timeline'
import { formatDistance } from '@repo/i18n'
import { Icon } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { caretLeft, caretRight, mapPinFill } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import type { ReactNode } from 'react'
import { type Day, formatDay } from '../calendar/months.ts'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import styles from './day.module.css'
import { localTime } from './local-time.ts'
import { movementLook } from './movement-look.ts'
import { segmentName } from './segment-name.ts'
import type { ShownDay, ShownSegment } from './shown-day.ts'

export interface DayCardProps {
  /** Its heading, also where it has no data. */
  day: Day
  /** Null where nothing is known of it. */
  shown: ShownDay | null
  /** Whether that may still come. */
  isLoading?: boolean
  onPrevious: () => void
  onNext: () => void
  selected: number | null
  /** A segment was pressed, to be seen on the map. */
  onSelect: (index: number) => void
  /** At the end of a segment's row. */
  segmentAction?: (segment: ShownSegment, index: number) => ReactNode
  /** Segments that are left out, by their place. */
  isLeftOut?: (index: number) => boolean
  /** Below all of them. */
  actions?: ReactNode
}

/** A day in the order of its hours: when, how, how far, where. */
export function DayCard(props: DayCardProps) {
  const t = useTimelineMessages()
  const { locale, t: common } = useLanguage()
  const { day, shown, isLoading = false, onPrevious, onNext, actions } = props
  return (
    <section className={styles.card} aria-label={t('timeline.dayCard')}>
      <div className={styles.head}>
        <IconButton icon={caretLeft} label={t('timeline.previousDay')} onClick={onPrevious} />
        <h2 aria-live="polite">{formatDay(day, locale)}</h2>
        <IconButton icon={caretRight} label={t('timeline.nextDay')} onClick={onNext} />
      </div>
      {shown ? (
        <ol className={styles.segments}>
          {shown.segments.map((segment, index) => (
            // A segment has no name of its own; its place in a day that never changes is one.
            <SegmentRow
              key={`${segment.startMs}-${segment.kind}`}
              {...props}
              shown={shown}
              segment={segment}
              index={index}
            />
          ))}
        </ol>
      ) : (
        <p className={styles.nothing} role="status">
          {isLoading ? common('common.loading') : t('timeline.dayNotFound', { date: formatDay(day, locale) })}
        </p>
      )}
      {shown && actions ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  )
}

interface SegmentRowProps extends DayCardProps {
  shown: ShownDay
  segment: ShownSegment
  index: number
}

function SegmentRow({ shown, segment, index, selected, onSelect, segmentAction, isLeftOut }: SegmentRowProps) {
  const t = useTimelineMessages()
  const language = useLanguage()
  const start = localTime(segment.startMs, shown.timeZone)
  const name = segmentName(segment, t)
  const { icon, color } =
    segment.kind === 'move' ? movementLook(segment.type) : { icon: mapPinFill, color: VISIT_COLOR }
  const detail =
    segment.kind === 'move'
      ? formatDistance(segment.distanceMeters, language)
      : t('timeline.span', { from: start, to: localTime(segment.endMs, shown.timeZone) })
  return (
    <li data-left-out={isLeftOut?.(index) || undefined}>
      <button
        type="button"
        className={styles.segment}
        aria-pressed={index === selected}
        title={t('timeline.showOnMap', { name })}
        onClick={() => onSelect(index)}
      >
        <time className={styles.time}>{start}</time>
        <span
          className={styles.glyph}
          style={{ '--fill': `var(--map-${color})`, '--on-fill': `var(--map-${color}-on)` }}
        >
          <Icon path={icon} size={16} />
        </span>
        <span className={styles.text}>
          {name}
          <small>{detail}</small>
        </span>
      </button>
      {segmentAction?.(segment, index)}
    </li>
  )
}
