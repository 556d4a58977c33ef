import { CardCounts } from '@repo/articles/article-card'
import { CardAuthor } from '@repo/articles/card-author'
import { Kilometers } from '@repo/articles/route-facts'
import { RoutePicture } from '@repo/articles/route-picture'
import { Icon } from '@repo/ui/icon'
import { mapTrifold } from '@repo/ui/icons'
import { RouteCard, RouteCardGrid } from '@repo/ui/route-card'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import { formatDays } from '../view/format-day.ts'
import { journeyPath } from '../view/journey-links.ts'
import type { ListedJourney } from '../view/listed-journey.ts'
import styles from './journey-cards.module.css'

interface JourneyCardsProps {
  journeys: readonly ListedJourney[]
  headingLevel?: 2 | 3
}

/** Journeys and collections that are public. They need no messages but those of every page. */
export function JourneyCards({ journeys, headingLevel = 2 }: JourneyCardsProps) {
  return (
    <RouteCardGrid>
      {journeys.map((journey) => (
        <JourneyCard key={journey.id} journey={journey} headingLevel={headingLevel} />
      ))}
    </RouteCardGrid>
  )
}

function JourneyCard({ journey, headingLevel }: { journey: ListedJourney; headingLevel: 2 | 3 }) {
  const { t, locale } = useLanguage()
  const { id, kind, title, summary, language, startsOn, endsOn, dayCount, stageCount, distanceKm } = journey
  const { thumbnailPath, previewPath } = journey
  return (
    <RouteCard
      href={journeyPath(id)}
      title={title}
      titleLang={langOn(locale, language)}
      summary={summary}
      summaryLang={langOn(locale, language)}
      headingLevel={headingLevel}
      thumbnail={
        thumbnailPath === null && previewPath === null ? (
          <span className={styles.blank}>
            <Icon path={mapTrifold} size={36} />
          </span>
        ) : (
          <RoutePicture article={{ thumbnailPath, previewPath: previewPath ?? '' }} width={640} height={360} />
        )
      }
      facts={
        <>
          <span>
            <Kilometers value={distanceKm} />
          </span>{' '}
          <span>
            {kind === 'journey' ? t('card.days', { count: dayCount }) : t('card.routes', { count: stageCount })}
          </span>
        </>
      }
      place={
        <>
          {t(`card.${kind}`)}
          {startsOn ? ` · ${formatDays(startsOn, endsOn ?? startsOn, locale)}` : null}
        </>
      }
      meta={
        <>
          <CardAuthor author={journey.author} />
          <CardCounts {...journey} />
        </>
      }
    />
  )
}
