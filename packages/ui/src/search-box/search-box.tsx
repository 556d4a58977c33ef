import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { magnifyingGlass } from '../icon/icons.ts'
import styles from './search-box.module.css'

export interface SearchBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'aria-label' | 'className'> {
  /** The label of the input. Also its placeholder, unless `placeholder` is given. */
  label: string
  icon?: string
  look?: 'box' | 'pill'
  /** Of the box around the input. */
  className?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A search field without a visible label: its icon and place are sufficient. */
export function SearchBox({ label, icon = magnifyingGlass, look = 'box', className, ...input }: SearchBoxProps) {
  return (
    <span className={classNames(styles.box, look === 'pill' && styles.pill, className)}>
      <Icon path={icon} size={18} />
      <input type="search" maxLength={100} placeholder={label} {...input} aria-label={label} />
    </span>
  )
}
