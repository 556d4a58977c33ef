import { movingTime, type RecordedLine, recordingStats } from '@mishiori/map-document'
import { useMemo } from 'react'
import { formatDuration, formatMoment, formatSpeed } from '../../messages/format.ts'
import type { MapViewMessages } from '../../messages/messages.ts'
import { Icon } from '../icons/icon.tsx'
import { lockIcon } from '../icons/phosphor-paths.ts'
import type { WithMessages } from '../panel-props.ts'
import styles from './recording-figures.module.css'

interface RecordingFiguresProps extends WithMessages<MapViewMessages> {
  readonly recording: RecordedLine
}

/** Times, pauses and speed of a recording, as far as known, and that it is locked. */
export function RecordingFigures({ messages, recording }: RecordingFiguresProps) {
  const { recordings: labels, locale } = messages
  const [stats, moving] = useMemo(() => [recordingStats(recording), movingTime(recording)], [recording])
  return (
    <div>
      {stats && (
        <dl className={styles.figures}>
          <dt>{labels.started}</dt>
          <dd>{formatMoment(stats.startMs, locale)}</dd>
          <dt>{labels.ended}</dt>
          <dd>{formatMoment(stats.endMs, locale)}</dd>
          {stats.durationMs > 0 && (
            <>
              <dt>{labels.duration}</dt>
              <dd>{formatDuration(stats.durationMs, locale)}</dd>
            </>
          )}
          {stats.speedMetersPerSecond !== null && (
            <>
              <dt>{labels.speed}</dt>
              <dd>{formatSpeed(stats.speedMetersPerSecond, locale)}</dd>
            </>
          )}
          {moving !== null && moving.speedMetersPerSecond !== null && (
            <>
              <dt>{labels.moving}</dt>
              <dd>{formatDuration(moving.movingMs, locale)}</dd>
              <dt>{labels.paused}</dt>
              <dd>{labels.pauses(formatDuration(moving.pausedMs, locale), moving.pauseCount)}</dd>
            </>
          )}
        </dl>
      )}
      <p className={styles.lock}>
        <Icon path={lockIcon} size={16} />
        {labels.locked}
      </p>
    </div>
  )
}
