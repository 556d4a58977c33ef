import { Icon } from '@repo/ui/icon'
import { eye, eyeSlash, shield } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { type Day, formatDay } from '../calendar/months.ts'
import { localTime } from '../day/local-time.ts'
import { segmentName } from '../day/segment-name.ts'
import type { ShownSegment } from '../day/shown-day.ts'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
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
  const isDropped = disposition === 'dropped'
  if (disposition === 'hidden') return <small className={styles.fate}>{t('timeline.trimMarked')}</small>
  return (
    <span className={styles.actions}>
      {disposition === 'cut' ? <small className={styles.fate}>{t('timeline.trimCut')}</small> : null}
      {segment.kind === 'visit' && disposition === 'sent' ? (
        <LabelledIcon
          icon={shield}
          text={t('timeline.trimPlace')}
          label={t('timeline.trimAround', { name })}
          onClick={() =>
            dispatch({
              type: 'place.hidden',
              place: { name: placeName, center: segment.position, radiusMeters: FIRST_RADIUS_METERS },
            })
          }
        />
      ) : null}
      <LabelledIcon
        icon={isDropped ? eyeSlash : eye}
        text={t(isDropped ? 'timeline.putBack' : 'timeline.leaveOut')}
        label={t(isDropped ? 'timeline.restoreSegment' : 'timeline.dropSegment', { name })}
        onClick={() => dispatch({ type: 'segment.toggled', part: { startMs: segment.startMs, endMs: segment.endMs } })}
      />
    </span>
  )
}

interface LabelledIconProps {
  icon: string
  /** Below the icon, for what these two do is not to be guessed. */
  text: string
  /** The accessible name, which has the text in it. */
  label: string
  onClick: () => void
}

function LabelledIcon({ icon, text, label, onClick }: LabelledIconProps) {
  return (
    <button type="button" className={styles.action} aria-label={label} title={label} onClick={onClick}>
      <Icon path={icon} size={18} />
      {text}
    </button>
  )
}
