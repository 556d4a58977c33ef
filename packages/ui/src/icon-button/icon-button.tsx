import type { ButtonHTMLAttributes } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './icon-button.module.css'

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its accessible name: what it does. */
  label: string
  /** One of `@repo/ui/icons`. */
  icon: string
  size?: 'sm' | 'md'
}

export function IconButton({ label, icon, size = 'md', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[size], className)}
    >
      <Icon path={icon} size={size === 'sm' ? 16 : 20} />
    </button>
  )
}
