import { type ReactNode, useId } from 'react'
import styles from './radio-group.module.css'

interface RadioOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly hint?: ReactNode
  readonly isDisabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  label: string
  name?: string
  options: readonly RadioOption<Value>[]
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const id = useId()
  const { label, name = id, options, value, defaultValue, onChange } = props
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => {
        const hintId = option.hint ? `${id}-${option.value}` : undefined
        return (
          <label key={option.value} className={styles.row}>
            <input
              type="radio"
              className={styles.dot}
              name={name}
              value={option.value}
              disabled={option.isDisabled}
              aria-describedby={hintId}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span>
              {option.label}
              {option.hint ? (
                <span id={hintId} className={styles.hint}>
                  {option.hint}
                </span>
              ) : null}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
