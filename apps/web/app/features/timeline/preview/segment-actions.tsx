import { IconButton } from '@repo/ui/icon-button'
import { eye, eyeSlash, shield } from '@repo/ui/icons'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { type Day, formatDay } from '../calendar/months.ts'
import { localTime } from '../day/local-time.ts'
import { segmentName } from '../day/segment-name.ts'
import type { ShownSegment } from '../day/shown-day.ts'
import { useTimelineMessages } from '../messages/timeline-messages.tsx'
import styles from './preview-map.module.css'
import { FIRST_RADIUS_METERS } from './privacy-settings.tsx'
import type { SegmentDisposition } from './redacted-day.ts'
import type { Preview } from './use-preview.ts'

interface SegmentActionsProps {
  preview: Preview
  day: Day
  timeZone: string
  segment: ShownSegment
  disposition: SegmentDisposition
}

/** Beside a segment: leaving it out, and hiding what is around a place. */
export function SegmentActions({ preview: { dispatch }, day, timeZone, segment, disposition }: SegmentActionsProps) {
  const t = useTimelineMessages()
  const { locale } = useLanguage()
  const name = segmentName(segment, t)
  const when = { day: formatDay(day, locale), time: localTime(segment.startMs, timeZone) }
  // Files rarely name places: when one was there tells which is meant.
  const placeName = segment.kind === 'visit' && segment.name ? segment.name : t('timeline.placeOf', when)
  if (disposition === 'hidden') return <small className={styles.fate}>{t('timeline.trimMarked')}</small>
  return (
    <span className={styles.actions}>
      {disposition === 'cut' ? <small className={styles.fate}>{t('timeline.trimCut')}</small> : null}
      {segment.kind === 'visit' && disposition === 'sent' ? (
        <IconButton
          icon={shield}
          size="sm"
          label={t('timeline.trimAround', { name })}
          onClick={() =>
            dispatch({
              type: 'place.hidden',
              place: { name: placeName, center: segment.position, radiusMeters: FIRST_RADIUS_METERS },
            })
          }
        />
      ) : null}
      <IconButton
        icon={disposition === 'dropped' ? eyeSlash : eye}
        size="sm"
        label={t(disposition === 'dropped' ? 'timeline.restoreSegment' : 'timeline.dropSegment', { name })}
        onClick={() => dispatch({ type: 'segment.toggled', part: { startMs: segment.startMs, endMs: segment.endMs } })}
      />
    </span>
  )
}
