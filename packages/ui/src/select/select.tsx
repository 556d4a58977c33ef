import type { SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { controlClass, Field, type FieldTexts } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { caretDown } from '../icon/icons.ts'
import styles from './select.module.css'

export interface SelectProps
  extends FieldTexts,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required' | 'multiple'> {
  options: readonly { readonly value: string; readonly label: string }[]
}

export function Select({ label, hint, error, aside, isRequired, options, ...select }: SelectProps) {
  return (
    <Field id={select.id} label={label} hint={hint} error={error} aside={aside} isRequired={isRequired}>
      {(control) => (
        <div className={styles.wrap}>
          <select {...select} {...control} className={classNames(controlClass, styles.select)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon path={caretDown} size={14} className={styles.caret} />
        </div>
      )}
    </Field>
  )
}
