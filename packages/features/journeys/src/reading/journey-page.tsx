import { NiceRow } from '@repo/people/nice-row'
import { EmptyState } from '@repo/ui/empty-state'
import { EmbedCode } from '@repo/web-kit/embed-code'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import type { ReactNode } from 'react'
import { useJourneysMessages } from '../messages/journeys-messages.ts'
import { journeyPath, journeyThankedPath } from '../view/journey-links.ts'
import { JourneyHeader, type JourneyHeaderProps } from './journey-header.tsx'
import { JourneyMap } from './journey-map.tsx'
import styles from './journey-page.module.css'
import { type OfStage, StageList } from './stage-list.tsx'

interface JourneyPageProps extends JourneyHeaderProps {
  /** Who walked its stages, below them. */
  walks?: ReactNode
  /** What readers say of it, below. */
  comments?: ReactNode
  /** Below each stage. */
  ofStage?: OfStage
}

/** A journey or collection as its readers see it: what it is and its stages beside one map of them all. */
export function JourneyPage({ journey, token, actions, menu, walks, comments, ofStage }: JourneyPageProps) {
  const t = useJourneysMessages()
  const { locale } = useLanguage()
  return (
    <article className={styles.page}>
      <JourneyHeader journey={journey} token={token} actions={actions} menu={menu} />
      <JourneyMap journey={journey} token={token} />
      <div className={styles.story}>
        {journey.summary ? (
          <p className={styles.summary} lang={langOn(locale, journey.language)}>
            {journey.summary}
          </p>
        ) : null}
        {journey.parts.length > 0 ? (
          <StageList journey={journey} {...(ofStage && { below: ofStage })} />
        ) : (
          <EmptyState title={t('journeys.nothing')} text={t('journeys.nothingText')} />
        )}
        <NiceRow
          liked={journey}
          path={journeyPath(journey.id, token)}
          thankedPath={journeyThankedPath(journey.id, token)}
          reported={null}
        />
        {walks}
        {comments}
        <JourneyEmbed journey={journey} />
      </div>
    </article>
  )
}

/** The code that shows a public journey in a frame of another page. */
export function JourneyEmbed({ journey: { id, title, status } }: Pick<JourneyHeaderProps, 'journey'>) {
  const t = useJourneysMessages()
  if (status !== 'public') return null
  return <EmbedCode target={{ kind: 'journeys', id }} title={title} text={t('journeys.embedText')} />
}
