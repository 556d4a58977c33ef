import type { RecordedLine, TrimRange } from '@mishiori/map-document'
import { useId } from 'react'
import { endLimits, TRIM_ENDS, type TrimEnd } from '../../core/drafts/trim-draft.ts'
import { formatClock, formatMoment } from '../../messages/format.ts'
import type { WithMessages } from '../../ui/panel-props.ts'
import { parseNumber } from '../../ui/shared/parse-number.ts'
import { TypedField } from '../../ui/shared/typed-field.tsx'
import styles from './trim-controls.module.css'

export interface TrimControlsProps extends WithMessages {
  /** As it was before it was trimmed. */
  readonly recording: RecordedLine
  readonly range: TrimRange
  readonly onTrim: (end: TrimEnd, index: number) => void
}

/** Where a recording starts and ends: each end on a slider, by the number of its point, with the time where that is known. */
export function TrimControls(props: TrimControlsProps) {
  return (
    <div className={styles.ends} data-wide="">
      {TRIM_ENDS.map((end) => (
        <End key={end} {...props} end={end} />
      ))}
    </div>
  )
}

function End({ messages, recording, range, end, onTrim }: TrimControlsProps & { readonly end: TrimEnd }) {
  const id = useId()
  const words = messages.recordings
  const index = end === 'start' ? range.from : range.to
  const [least, most] = endLimits(recording, range, end)
  const timeMs = recording.timestampsMs?.[index] ?? null
  const time = timeMs === null ? null : formatMoment(timeMs, messages.locale)
  const commit = (typed: string) => {
    const number = parseNumber(typed)
    const isPoint = Number.isInteger(number) && number - 1 >= least && number - 1 <= most
    if (!isPoint) return words.numberInvalid(least + 1, most + 1)
    onTrim(end, number - 1)
    return null
  }
  return (
    <div className={styles.end}>
      <TypedField
        label={words.ends[end]}
        accessibleName={words.pointOf(words.ends[end])}
        value={String(index + 1)}
        onCommit={commit}
      />
      <input
        id={id}
        type="range"
        min={0}
        max={recording.path.length - 1}
        value={index}
        aria-label={words.ends[end]}
        aria-valuetext={words.at(index + 1, time)}
        onChange={({ currentTarget }) => onTrim(end, Math.min(most, Math.max(least, currentTarget.valueAsNumber)))}
      />
      {timeMs !== null && (
        <output htmlFor={id} className={styles.time}>
          {formatClock(timeMs, messages.locale)}
        </output>
      )}
    </div>
  )
}
