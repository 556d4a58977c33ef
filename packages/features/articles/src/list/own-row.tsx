import { classNames } from '@repo/ui/class-names'
import type { ReactNode } from 'react'
import styles from './own-row.module.css'
import { Kilometers } from './route-facts.tsx'

interface OwnRowProps {
  /** 16:9. */
  picture: ReactNode
  /** The title; a link in it covers the row. */
  heading: ReactNode
  facts: ReactNode
  /** Below the facts. */
  note?: ReactNode
  /** What can be done with it. */
  actions: ReactNode
  className?: string | undefined
}

/** One of the author's routes or journeys in a list. */
export function OwnRow({ picture, heading, facts, note, actions, className }: OwnRowProps) {
  return (
    <li className={classNames(styles.row, className)}>
      <span className={styles.picture}>{picture}</span>
      <div className={styles.text}>
        <h2 className={styles.name}>{heading}</h2>
        <p className={styles.facts}>{facts}</p>
        {note}
      </div>
      {actions}
    </li>
  )
}

export function OwnRowKilometers({ value }: { value: number }) {
  return (
    <span className={styles.number}>
      <Kilometers value={value} />
    </span>
  )
}
