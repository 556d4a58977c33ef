import type { ReadingView } from '@repo/articles/reading-view'
import type { ReactNode } from 'react'
import { usePlanningMessages } from './messages/planning-messages.ts'
import { TimeFact } from './time/time-fact.tsx'
import styles from './way-facts.module.css'

const WAY_FACTS_ID = 'way-facts'

interface WayFactsProps {
  view: Pick<ReadingView, 'figures'>
  /** Cards of what has to be asked for. */
  further?: ReactNode
}

/** What is known about the main line of an article, one card for each question. Nothing is guessed. */
export function WayFacts({ view: { figures }, further }: WayFactsProps) {
  const t = usePlanningMessages()
  if (!figures) return null
  return (
    <section className={styles.facts} id={WAY_FACTS_ID} aria-labelledby="way-facts-heading">
      <h2 id="way-facts-heading">{t('planning.heading')}</h2>
      {figures.durationMs === null ? null : <TimeFact durationMs={figures.durationMs} />}
      {further}
    </section>
  )
}
