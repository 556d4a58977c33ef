import type { RecordedLine, TrimRange } from '@mishiori/map-document'
import { useId } from 'react'
import { endLimits, TRIM_ENDS, type TrimEnd } from '../../core/drafts/trim-draft.ts'
import { selectTrim } from '../../core/selectors.ts'
import { formatClock, formatMoment } from '../../messages/format.ts'
import { useEditor, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import type { WithMessages } from '../../ui/panel-props.ts'
import { parseNumber } from '../../ui/shared/parse-number.ts'
import { TypedField } from '../../ui/shared/typed-field.tsx'
import styles from './recording-controls.module.css'

/** Beside the guide while the ends of a recording are cut off. */
export function RecordingControls() {
  const { actor, map } = useEditorParts()
  const messages = useMessages()
  const target = useEditor(selectTrim)
  if (!target) return null
  const { recording, range } = target
  return (
    <TrimControls
      messages={messages}
      recording={recording}
      range={range}
      onTrim={(end, index) => {
        actor.send({ type: 'trim.set', end, index })
        actor.send({ type: 'vertex.focus', index: TRIM_ENDS.indexOf(end) })
        const position = recording.path[index]
        if (position) map.get()?.camera.reveal(position)
      }}
    />
  )
}

interface TrimControlsProps extends WithMessages {
  /** As it was before it was trimmed. */
  readonly recording: RecordedLine
  readonly range: TrimRange
  readonly onTrim: (end: TrimEnd, index: number) => void
}

/** Where a recording starts and ends: each end on a slider, by the number of its point, with the time where that is known. */
function TrimControls(props: TrimControlsProps) {
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
  const strings = messages.recordings
  const index = end === 'start' ? range.from : range.to
  const [least, most] = endLimits(recording, range, end)
  const timeMs = recording.timestampsMs?.[index] ?? null
  const time = timeMs === null ? null : formatMoment(timeMs, messages.locale)
  const commit = (typed: string) => {
    const number = parseNumber(typed)
    const isPoint = Number.isInteger(number) && number - 1 >= least && number - 1 <= most
    if (!isPoint) return strings.numberInvalid(least + 1, most + 1)
    onTrim(end, number - 1)
    return null
  }
  return (
    <div className={styles.end}>
      <TypedField
        label={strings.ends[end]}
        accessibleName={strings.pointOf(strings.ends[end])}
        value={String(index + 1)}
        onCommit={commit}
      />
      <input
        id={id}
        type="range"
        min={0}
        max={recording.path.length - 1}
        value={index}
        aria-label={strings.ends[end]}
        aria-valuetext={strings.at(index + 1, time)}
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
