import { measureDistance } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useRecorderMessages } from '../messages/recorder-messages.ts'
import { TRACK_RULES, type Track } from '../track/track.ts'
import styles from './recorder.module.css'

interface FiguresProps {
  track: Track
  /** Null while nothing is recorded. */
  nowMs: number | null
}

/** Distance, moving time, resting time. */
export function RecorderFigures({ track, nowMs }: FiguresProps) {
  const t = useRecorderMessages()
  const distance = measureDistance(track.distanceMeters, useLanguage())
  const since = sinceLast(track, nowMs)
  const isRest = since >= TRACK_RULES.restMs
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('record.distance')}</dt>
        <dd>
          {distance.figure}
          <small>{distance.unit}</small>
        </dd>
      </div>
      <div>
        <dt>{t('record.moving')}</dt>
        <dd>{formatDuration(track.movingMs + (isRest ? 0 : since))}</dd>
      </div>
      <div>
        <dt>{t('record.rest')}</dt>
        <dd>{formatDuration(track.restingMs + (isRest ? since : 0))}</dd>
      </div>
    </dl>
  )
}

/** Of this part: what its next step will add. */
function sinceLast({ points, part }: Track, nowMs: number | null): number {
  const last = points.at(-1)
  return last && last.part === part && nowMs !== null ? Math.max(0, nowMs - last.timeMs) : 0
}

/** Whole seconds as on a stopwatch: `4:09`, `1:04:09`. */
function formatDuration(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
