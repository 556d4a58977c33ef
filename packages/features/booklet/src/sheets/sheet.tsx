import type { ReactNode } from 'react'
import { useBookletMessages } from '../messages/booklet-messages.ts'
import styles from './sheets.module.css'

export interface SheetNumber {
  readonly number: number
  readonly count: number
}

interface SheetProps extends SheetNumber {
  /** The text at the foot beside the page number. */
  foot: string
  children: ReactNode
}

/** One page. On the screen it is made smaller as a whole, so that nothing in it breaks otherwise than on paper. */
export function Sheet({ number, count, foot, children }: SheetProps) {
  const t = useBookletMessages()
  return (
    <section className={styles.place} aria-label={t('booklet.sheet', { number, count })}>
      <div className={styles.sheet}>
        {children}
        <footer className={styles.foot}>
          <span className={styles.footTitle}>{foot}</span>
          <span>
            {number} / {count}
          </span>
        </footer>
      </div>
    </section>
  )
}
