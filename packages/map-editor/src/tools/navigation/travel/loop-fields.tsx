import { type SyntheticEvent, useId, useState } from 'react'
import type { LoopSize } from '../../../core/services.ts'
import { lengthUnitsOf } from '../../../messages/length-units.ts'
import type { MapEditorMessages } from '../../../messages/messages.ts'
import { travelMessages } from '../../../messages/travel-messages.ts'
import { Button } from '../../../ui/shared/controls.tsx'
import { parseNumber } from '../../../ui/shared/parse-number.ts'
import styles from './loop-fields.module.css'
import parts from './travel-fields.module.css'

export interface LoopFieldsProps {
  readonly messages: MapEditorMessages
  readonly onAsk: (size: LoopSize) => void
}

const MEASURES = ['length', 'time'] as const
/** A walk before dinner, in kilometres or miles. */
const USUAL = { measure: 'length', length: '5', hours: '1', minutes: '30' } as const

/** Asks for loops from the start of a line: how far, or for how long. */
export function LoopFields({ messages, onAsk }: LoopFieldsProps) {
  const heading = useId()
  const [draft, setDraft] = useState<Draft>(USUAL)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { loop } = travelMessages(messages)
  const write = (change: Partial<Draft>) => {
    setDraft({ ...draft, ...change })
    setRefusal(null)
  }
  const ask = (event: SyntheticEvent) => {
    event.preventDefault()
    const size = sizeOf(draft, messages.locale)
    if (size) onAsk(size)
    else setRefusal(draft.measure === 'time' ? loop.timeInvalid : messages.shapes.sizeInvalid(unitOf(messages).name))
  }
  return (
    <form className={parts.part} aria-labelledby={heading} noValidate onSubmit={ask}>
      <p id={heading} className={parts.heading}>
        {loop.heading}
      </p>
      <div role="radiogroup" aria-labelledby={heading} className={styles.measures}>
        {MEASURES.map((measure) => (
          <label key={measure} className={styles.measure}>
            <input
              type="radio"
              name={heading}
              checked={draft.measure === measure}
              onChange={() => write({ measure })}
            />
            {loop.measures[measure]}
          </label>
        ))}
      </div>
      <div className={styles.amount}>
        {draft.measure === 'length' ? (
          <Amount label={unitOf(messages).name} value={draft.length} onWrite={(length) => write({ length })} />
        ) : (
          <>
            <Amount label={loop.hours} value={draft.hours} onWrite={(hours) => write({ hours })} />
            <Amount label={loop.minutes} value={draft.minutes} onWrite={(minutes) => write({ minutes })} />
          </>
        )}
        <Button variant="line" size="small" type="submit">
          {loop.find}
        </Button>
      </div>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </form>
  )
}

interface Draft {
  readonly measure: (typeof MEASURES)[number]
  readonly length: string
  readonly hours: string
  readonly minutes: string
}

interface AmountProps {
  /** Of what there are so many. */
  readonly label: string
  readonly value: string
  readonly onWrite: (value: string) => void
}

function Amount({ label, value, onWrite }: AmountProps) {
  return (
    <label className={styles.field}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        size={4}
        value={value}
        onChange={({ target }) => onWrite(target.value)}
      />
      {label}
    </label>
  )
}

const unitOf = ({ locale }: MapEditorMessages) => lengthUnitsOf(locale).long

/** Null for none. */
function sizeOf({ measure, length, hours, minutes }: Draft, locale: string): LoopSize | null {
  if (measure === 'time') {
    const all = Math.round(amountOf(hours) * 60 + amountOf(minutes))
    return all > 0 ? { minutes: all } : null
  }
  const kilometers = (amountOf(length) * lengthUnitsOf(locale).long.meters) / 1_000
  return kilometers > 0 ? { kilometers } : null
}

const amountOf = (typed: string) => (typed.trim() === '' ? 0 : parseNumber(typed))
