import { lengthUnits } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import type { ReactNode } from 'react'
import styles from './strip.module.css'

interface WayTableProps {
  title: string
  /** Heads of the columns after the distance. */
  heads: readonly { readonly text: string; readonly className?: string | undefined }[]
  /** Below the table. */
  notes: readonly string[]
  children: ReactNode
}

/** What is along the way by distance, in full: on paper nothing can be chosen. */
export function WayTable({ title, heads, notes, children }: WayTableProps) {
  const { units } = useLanguage()
  return (
    <>
      <h2 data-level="2">{title}</h2>
      <table className={styles.fullTable}>
        <thead>
          <tr>
            <th scope="col" className={styles.kmCell}>
              {lengthUnits(units).long.name}
            </th>
            {heads.map(({ text, className }) => (
              <th key={text} scope="col" className={className}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className={styles.tableNote}>
          {note}
        </p>
      ))}
    </>
  )
}
