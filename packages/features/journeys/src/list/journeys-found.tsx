import { Icon } from '@repo/ui/icon'
import { arrowRight } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useId } from 'react'
import { Link } from 'react-router'
import { JourneyCards } from '../reading/journey-cards.tsx'
import type { ListedJourney } from '../view/listed-journey.ts'
import { journeyListPath } from './journey-list-query.ts'
import styles from './journeys-found.module.css'

interface JourneysFoundProps {
  words: string
  /** The first of them. */
  journeys: readonly ListedJourney[]
}

/** Journeys and collections for the words of another search, with the way to all of them; nothing where there is none. */
export function JourneysFound({ words, journeys }: JourneysFoundProps) {
  const { t } = useLanguage()
  const headingId = useId()
  if (journeys.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{t('header.journeys')}</h2>
        <Link to={journeyListPath({ q: words })} className={styles.all}>
          {t('list.journeysOf', { query: words })}
          <Icon path={arrowRight} size={17} />
        </Link>
      </div>
      <JourneyCards journeys={journeys} headingLevel={3} />
    </section>
  )
}
