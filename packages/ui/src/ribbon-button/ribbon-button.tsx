import type { ButtonHTMLAttributes } from 'react'
import { Icon } from '../icon/icon.tsx'
import { check, plus } from '../icon/icons.ts'
import styles from './ribbon-button.module.css'

export interface RibbonButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  /** Its accessible name: it shows no text. */
  label: string
  isOn: boolean
}

/** A bookmark that hangs from the top edge of a card: white with a plus, or in the accent's colour with a check. */
export function RibbonButton({ label, isOn, ...rest }: RibbonButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label} data-on={isOn || undefined}>
      <span className={styles.ribbon}>
        <Icon path={isOn ? check : plus} size={16} />
      </span>
    </button>
  )
}
