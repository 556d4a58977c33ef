import type { ComponentProps } from 'react'
import styles from '../styles/controls.module.css'
import { classNames } from './class-names.ts'

interface GroupProps extends Pick<ComponentProps<'fieldset'>, 'ref' | 'children' | 'onKeyDown'> {
  readonly label: string
  readonly className?: string | undefined
}

/** Controls that belong together, under one spoken name. */
export function Group({ label, className, ...native }: GroupProps) {
  return <fieldset aria-label={label} className={classNames(styles.group, className)} {...native} />
}
