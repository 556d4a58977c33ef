import type { Measure } from '@repo/i18n'
import { Fragment } from 'react'
import type { Part } from '../list/duration-parts.ts'
import styles from './key-figures.module.css'

/** What is measured, and the values with their units, of which a word has none. */
export type KeyFigure = readonly [label: string, parts: readonly Part[]]

export const partOf = ({ figure, unit }: Measure): Part => [figure, unit]

interface KeyFiguresProps {
  /** The name of the list. */
  label: string
  /** Those that are null are left out. */
  figures: readonly (KeyFigure | null)[]
}

/** What one chooses a route by, below its title: how far, how high, how long. */
export function KeyFigures({ label, figures }: KeyFiguresProps) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map((figure) =>
        figure ? (
          <div key={figure[0]}>
            <dt>{figure[0]}</dt>
            <dd>
              <Parts parts={figure[1]} />
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map(([value, unit]) => (
    <Fragment key={value + unit}>
      <span className={unit ? styles.number : styles.word}>{value}</span>
      {unit ? <span className={styles.unit}> {unit} </span> : null}
    </Fragment>
  ))
}
