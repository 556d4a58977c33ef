import { useId, useState } from 'react'
import type { MapEditorMessages } from '../../messages/messages.ts'
import styles from '../shape-controls.module.css'

interface LengthFieldProps {
  readonly messages: MapEditorMessages
  readonly label: string
  readonly meters: number
  /** Called with a length above 0 when the person presses Enter or leaves the field. */
  readonly onCommit: (meters: number) => void
}

/** A length in kilometres. What is typed counts from Enter or leaving the field on; Escape gives it up. */
export function LengthField({ messages, label, meters, onCommit }: LengthFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const stop = () => {
    setTyped(null)
    setIsRefused(false)
  }
  const commit = () => {
    if (typed === null) return
    const kilometers = parseKilometers(typed)
    if (!(kilometers > 0)) return setIsRefused(true)
    stop()
    if (typed !== kilometersOf(meters)) onCommit(kilometers * 1000)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={messages.shapes.inKilometers(label)}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-error` : undefined}
          value={typed ?? kilometersOf(meters)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit()
            if (event.key === 'Escape') stop()
          }}
        />
        <span aria-hidden="true">km</span>
      </span>
      {isRefused && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {messages.shapes.sizeInvalid}
        </span>
      )}
    </div>
  )
}

/** To the metre, without grouping: a value that can be typed over. */
function kilometersOf(meters: number): string {
  return String(Number((meters / 1000).toFixed(3)))
}

/** Full-width digits and a decimal comma are understood; NaN for what is no number. */
function parseKilometers(text: string): number {
  const plain = text.normalize('NFKC').trim().replace(',', '.')
  return plain === '' ? Number.NaN : Number(plain)
}
