import type { SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { caretDown } from '../icon/icons.ts'
import styles from './bare-select.module.css'

export interface BareSelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'aria-label' | 'className' | 'multiple'> {
  label: string
  look?: 'box' | 'plain'
  options: readonly { readonly value: string; readonly label: string }[]
}

/** A choice in a row of filters, where a label above it would be in the way. In forms, `Select` has one. */
export function BareSelect({ label, look = 'box', options, ...select }: BareSelectProps) {
  return (
    <span className={classNames(styles.select, look === 'plain' && styles.plain)}>
      <select {...select} aria-label={label}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon path={caretDown} size={14} />
    </span>
  )
}
