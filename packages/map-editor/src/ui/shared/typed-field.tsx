import { type Ref, useId, useState } from 'react'
import { lengthUnitsOf } from '../../messages/length-units.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { isComposingKey } from './is-composing-key.ts'
import { parseNumber } from './parse-number.ts'
import styles from './tool-controls.module.css'

export interface TypedFieldProps {
  readonly label: string
  /** The name for those who do not see the unit; the label unless given. */
  readonly accessibleName?: string
  readonly unit?: string
  /** What the field shows while nothing is typed. */
  readonly value: string
  /** Whose value it is: what was typed is given up when it becomes another's. */
  readonly subject?: number
  /** Takes what was typed; answers the reason when it cannot. */
  readonly onCommit: (typed: string) => string | null
  readonly ref?: Ref<HTMLInputElement>
}

interface Draft {
  readonly typed: string | null
  readonly refusal: string | null
  readonly over: string
  readonly subject: number | undefined
}

const NO_DRAFT = { typed: null, refusal: null }

/**
 * A value that counts from Enter or leaving the field on; Escape gives up what was typed. A refusal stays until
 * something else is typed.
 */
export function TypedField(props: TypedFieldProps) {
  const { label, accessibleName = label, unit, value, subject, onCommit, ref } = props
  const id = useId()
  const [draft, setDraft] = useState<Draft | null>(null)
  const { typed, refusal } = draft?.subject === subject && draft?.over === value ? draft : NO_DRAFT
  const commit = () => {
    if (typed === null) return
    const answer = typed === value ? null : onCommit(typed)
    setDraft(answer === null ? null : { typed, refusal: answer, over: value, subject })
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <input
          ref={ref}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={accessibleName}
          aria-invalid={refusal !== null}
          aria-describedby={refusal === null ? undefined : `${id}-error`}
          value={typed ?? value}
          onChange={({ target }) => setDraft({ typed: target.value, refusal, over: value, subject })}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposingKey(event.nativeEvent)) commit()
            if (event.key !== 'Escape' || typed === null) return
            event.stopPropagation()
            setDraft(null)
          }}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
      {refusal !== null && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {refusal}
        </span>
      )}
    </div>
  )
}

interface LengthFieldProps {
  readonly messages: MapEditorMessages
  readonly label: string
  readonly meters: number
  /** Called with a length above 0 when the person presses Enter or leaves the field. */
  readonly onCommit: (meters: number) => void
}

/** A length in kilometres or miles, to the metre and without grouping: a value that can be typed over. */
export function LengthField({ messages, label, meters, onCommit }: LengthFieldProps) {
  const { long } = lengthUnitsOf(messages.locale)
  const commit = (typed: string) => {
    const length = parseNumber(typed)
    if (!(length > 0)) return messages.shapes.sizeInvalid(long.name)
    onCommit(length * long.meters)
    return null
  }
  return (
    <TypedField
      label={label}
      accessibleName={messages.shapes.inUnit(label, long.name)}
      unit={long.name}
      value={String(Number((meters / long.meters).toFixed(3)))}
      onCommit={commit}
    />
  )
}
