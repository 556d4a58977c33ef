import { Icon } from '@repo/ui/icon'
import type { ReactNode } from 'react'
import styles from './way-facts.module.css'

interface FactProps {
  /** The path of an icon of `@repo/ui/icons`. */
  icon: string
  title: string
  /** At the end of the title's row, such as where a figure comes from. */
  remark?: ReactNode
  children: ReactNode
}

/** A card of {@link WayFacts}. */
export function Fact({ icon, title, remark, children }: FactProps) {
  return (
    <section className={styles.fact}>
      <div className={styles.top}>
        <Icon path={icon} size={20} />
        <h3 tabIndex={-1}>{title}</h3>
        {remark ? <p className={styles.remark}>{remark}</p> : null}
      </div>
      {children}
    </section>
  )
}
