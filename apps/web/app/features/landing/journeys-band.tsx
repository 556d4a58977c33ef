import { JourneyCards } from '@repo/journeys/journey-cards'
import { JOURNEYS_PATH } from '@repo/journeys/journey-links'
import type { ListedJourney } from '@repo/journeys/listed-journey'
import { Icon } from '@repo/ui/icon'
import { arrowRight } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import styles from './top.module.css'

/** The last published journeys and collections; nothing before there is one. */
export function JourneysBand({ journeys }: { journeys: readonly ListedJourney[] }) {
  const { t } = useLanguage()
  if (journeys.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="journeys">
      <div className={styles.sectionHead}>
        <h2 id="journeys">{t('header.journeys')}</h2>
        <Link to={JOURNEYS_PATH} className={styles.more}>
          {t('top.allJourneys')}
          <Icon path={arrowRight} size={17} />
        </Link>
      </div>
      <JourneyCards journeys={journeys} headingLevel={3} />
    </section>
  )
}
