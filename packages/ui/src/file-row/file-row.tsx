import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { checkCircleFill, warningCircleFill } from '../icon/icons.ts'
import styles from './file-row.module.css'

export interface FileRowProps {
  name: string
  state: 'underway' | 'done' | 'failed'
  /** One of `@repo/ui/icons`, while it is underway. */
  icon: string
  /** Below the name: how far it is, or what came of it. */
  children: ReactNode
  /** Buttons at the end. */
  actions: ReactNode
}

/** A file in a list, while it is read or sent. */
export function FileRow({ name, state, icon, children, actions }: FileRowProps) {
  const icons = { underway: icon, done: checkCircleFill, failed: warningCircleFill }
  return (
    <li className={styles.row} data-state={state}>
      <Icon path={icons[state]} size={24} />
      <div className={styles.text}>
        <b>{name}</b>
        {children}
      </div>
      {actions}
    </li>
  )
}
