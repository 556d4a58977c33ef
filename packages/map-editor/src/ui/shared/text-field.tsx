import { textLength } from '@mishiori/map-document'
import { type ChangeEvent, type Ref, useId } from 'react'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { Icon } from '../icons/icon.tsx'
import { errorIcon } from '../icons/phosphor-paths.ts'
import { classNames } from './class-names.ts'
import { Badge, VisuallyHidden } from './controls.tsx'
import styles from './text-field.module.css'

export interface TextFieldProps {
  readonly messages: MapEditorMessages
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength: number
  readonly error: string | null
  readonly isRequired?: boolean
  readonly isMultiline?: boolean
  /** What the text is written in, when that is not the page's language. */
  readonly lang?: string | undefined
  readonly placeholder?: string | undefined
  /** Under the label. */
  readonly hint?: string | undefined
  readonly inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

/** Of the characters allowed, from which on the counter is of use. */
const COUNTED_FROM = 0.8

/** A field that counts as one types near its limit. More than the limit can be typed, so that nothing pasted is cut silently. */
export function TextField(props: TextFieldProps) {
  const { messages, label, value, onChange, maxLength, error, isRequired = false, isMultiline = false } = props
  const id = useId()
  const length = textLength(value)
  const shared = {
    id,
    value,
    ref: props.inputRef,
    required: isRequired,
    lang: props.lang,
    placeholder: props.placeholder,
    'aria-invalid': error !== null,
    // Not by the counter: each letter would have it read.
    'aria-describedby': props.hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isRequired && (
          <span aria-hidden="true">
            <Badge tone="required">{messages.common.required}</Badge>
          </span>
        )}
      </label>
      {props.hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {props.hint}
        </p>
      )}
      {isMultiline ? (
        <textarea {...shared} rows={3} className={classNames(styles.input, styles.area)} />
      ) : (
        <input {...shared} type="text" autoComplete="off" className={styles.input} />
      )}
      <div className={styles.foot}>
        <span id={`${id}-error`} role="alert">
          {error !== null && (
            <span className={styles.error}>
              <Icon path={errorIcon} size={15} />
              {error}
            </span>
          )}
        </span>
        <span
          className={classNames(
            styles.counter,
            length < maxLength * COUNTED_FROM && styles.quiet,
            length > maxLength && styles.over,
          )}
        >
          <span aria-hidden="true">
            {length} / {maxLength}
          </span>
          <VisuallyHidden>{messages.common.characters(length, maxLength)}</VisuallyHidden>
        </span>
      </div>
    </div>
  )
}

/** The reason why a name is refused, or null. */
export function nameError(messages: MapEditorMessages, name: string, max: number): string | null {
  if (name.trim() === '') return messages.info.nameRequired
  return lengthError(messages, name, max)
}

export function lengthError(messages: MapEditorMessages, text: string, max: number): string | null {
  const length = textLength(text)
  return length > max ? messages.info.tooLong(max, length) : null
}
