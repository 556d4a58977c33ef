import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { FieldNote } from '../field/field.tsx'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** May hold links. */
  label: ReactNode
  error?: string | undefined
  /** Represents several options, of which some are checked. */
  isMixed?: boolean
}

export function Checkbox({ label, error, isMixed = false, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <input
          {...input}
          ref={(box) => {
            if (box) box.indeterminate = isMixed
          }}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error ? <FieldNote id={`${id}-error`} error={error} /> : null}
    </div>
  )
}
