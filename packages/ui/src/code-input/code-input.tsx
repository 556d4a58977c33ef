import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useFirstFocus } from '../dialog/use-first-focus.ts'
import { controlClass, FieldNote } from '../field/field.tsx'
import { useUiMessages } from '../ui-messages/ui-messages.tsx'
import styles from './code-input.module.css'

export interface CodeInputProps {
  label: string
  /** Every box is sent under this name, in order. */
  name: string
  digits?: number
  error?: string | undefined
  /** How many codes were refused. After each the digits stay and the first box has the focus, so that typing writes over them. */
  refusals?: number
  /** The first box has the focus from the beginning. */
  takesFocus?: boolean
  /**
   * Every box is full and the last one was written: by typing on, by pasting or by the phone's suggestion. A digit
   * mended in between waits.
   */
  onComplete?: (code: string) => void
}

/** One box a digit. Typing moves on, pasting or the phone's suggestion fills all, Backspace goes back. */
export function CodeInput({
  label,
  name,
  digits = 6,
  error,
  refusals = 0,
  takesFocus = false,
  onComplete,
}: CodeInputProps) {
  const [code, setCode] = useState<readonly string[]>(() => Array.from({ length: digits }, () => ''))
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const errorId = useId()
  const { digit } = useUiMessages()
  useEffect(() => {
    if (refusals > 0) boxes.current[0]?.focus()
  }, [refusals])

  useFirstFocus(() => boxes.current[0], takesFocus)

  const write = (position: number, text: string) => {
    const next = placeDigits(code, position, text)
    setCode(next.code)
    boxes.current[Math.min(next.position, digits - 1)]?.focus()
    if (next.position === digits && next.code.every((box) => box !== '')) onComplete?.(next.code.join(''))
  }
  const onKeyDown = (event: KeyboardEvent, position: number) => {
    if (event.key === 'Backspace' && code[position] === '' && position > 0) write(position - 1, '')
    if (event.key === 'ArrowLeft') boxes.current[position - 1]?.focus()
    if (event.key === 'ArrowRight') boxes.current[position + 1]?.focus()
  }
  const onPaste = (event: ClipboardEvent, position: number) => {
    const pasted = digitsOf(event.clipboardData.getData('text'))
    if (pasted === '') return
    event.preventDefault()
    write(pasted.length >= digits ? 0 : position, pasted)
  }

  return (
    <div className={styles.field}>
      <fieldset className={styles.boxes} aria-describedby={error ? errorId : undefined}>
        <legend className={styles.legend}>{label}</legend>
        {code.map((value, position) => (
          <input
            key={digit(position + 1)}
            ref={(box) => {
              boxes.current[position] = box
            }}
            name={name}
            className={classNames(controlClass, styles.box)}
            inputMode="numeric"
            pattern="[0-9０-９]*"
            autoComplete={position === 0 ? 'one-time-code' : 'off'}
            aria-label={digit(position + 1)}
            aria-invalid={error ? true : undefined}
            required
            value={value}
            // Not onChange, which is silent when a digit is written over by the same one.
            onInput={(event) => write(position, event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={(event) => onKeyDown(event, position)}
            onPaste={(event) => onPaste(event, position)}
          />
        ))}
      </fieldset>
      {error ? <FieldNote id={errorId} error={error} /> : null}
    </div>
  )
}

/** The digits of a text, full-width ones as half-width. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '')
}

interface Placed {
  readonly code: readonly string[]
  /** The box to write next. */
  readonly position: number
}

/** Writes a text into the boxes from a position on. What is no digit changes nothing; an empty text clears the box. */
export function placeDigits(code: readonly string[], position: number, text: string): Placed {
  if (text === '') return { code: code.with(position, ''), position }
  const before = code[position] ?? ''
  const all = digitsOf(text)
  const typed = all.length === 2 && before !== '' ? all.replace(before, '') || before : all
  const next = [...code]
  let at = position
  for (const digit of typed) {
    if (at >= code.length) break
    next[at] = digit
    at += 1
  }
  return { code: next, position: at }
}
