import type { ReactNode } from 'react'
import styles from '../../styles/controls.module.css'
import { classNames } from './class-names.ts'

interface GroupProps {
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Controls that belong together, under one spoken name. */
export function Group({ label, className, children }: GroupProps) {
  return (
    <fieldset aria-label={label} className={classNames(styles.group, className)}>
      {children}
    </fieldset>
  )
}
