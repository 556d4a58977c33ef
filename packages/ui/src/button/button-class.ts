import { classNames } from '../class-names/class-names.ts'
import styles from './button.module.css'

export interface ButtonLook {
  variant?: 'primary' | 'line' | 'soft' | 'ghost' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  isBlock?: boolean | undefined
}

/** The look of a button, also for links that act as one. */
export function buttonClass({ variant = 'line', size = 'md', isBlock }: ButtonLook = {}, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], isBlock && styles.block, className)
}
