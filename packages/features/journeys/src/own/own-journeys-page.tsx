import { OwnRow, OwnRowKilometers } from '@repo/articles/own-row'
import { RoutePicture } from '@repo/articles/route-picture'
import { StatusBadge } from '@repo/articles/status-badge'
import { formatFullCount } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { ChipLinks } from '@repo/ui/chip-links'
import { EmptyState } from '@repo/ui/empty-state'
import { Icon } from '@repo/ui/icon'
import { mapTrifold, plus } from '@repo/ui/icons'
import { PageFrame } from '@repo/ui/page-frame'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useLanguage } from '@repo/web-kit/language'
import { useLangOfText } from '@repo/web-kit/use-localized-text'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link } from 'react-router'
import { OlderLink } from '../list/older-link.tsx'
import { useJourneysMessages } from '../messages/journeys-messages.ts'
import { formatDays } from '../view/format-day.ts'
import { journeyEditPath, OWN_JOURNEYS_PATH } from '../view/journey-links.ts'
import type { OwnJourney } from '../view/listed-journey.ts'
import { OwnJourneyActions } from './own-journey-actions.tsx'
import styles from './own-journeys-page.module.css'

export interface OwnJourneysPageProps {
  journeys: readonly OwnJourney[]
  total: number
  /** Where the list goes on; null at its end. */
  next: string | null
  isTrash: boolean
  /** Why nothing could be made; null unless that was tried. */
  error: string | null
}

/** The user's journeys and collections, whoever sees them, or those they have deleted. */
export function OwnJourneysPage({ journeys, total, next, isTrash, error }: OwnJourneysPageProps) {
  const t = useJourneysMessages()
  const { locale } = useLanguage()
  return (
    <PageFrame>
      <div className={styles.head}>
        <h1>{t('journeys.own.title')}</h1>
        {isTrash ? null : <CreateButtons />}
      </div>
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
      <ChipLinks
        label={t('journeys.own.lists')}
        links={[
          { href: OWN_JOURNEYS_PATH, label: t('journeys.own.mine'), isCurrent: !isTrash },
          { href: `${OWN_JOURNEYS_PATH}?trashed=1`, label: t('journeys.own.trash'), isCurrent: isTrash },
        ]}
      />
      <p className={styles.count} aria-live="polite">
        {t('journeys.own.count', { total: formatFullCount(total, locale) })}
      </p>
      {journeys.length === 0 ? (
        <EmptyState
          title={t(isTrash ? 'journeys.own.trashEmpty' : 'journeys.own.empty')}
          text={t(isTrash ? 'journeys.own.trashEmptyText' : 'journeys.own.emptyText')}
        />
      ) : (
        <ul className={styles.list}>
          {journeys.map((journey) => (
            <OwnJourneyRow key={journey.id} journey={journey} isTrash={isTrash} />
          ))}
        </ul>
      )}
      <OlderLink
        to={next && `${OWN_JOURNEYS_PATH}?${new URLSearchParams({ before: next, ...(isTrash && { trashed: '1' }) })}`}
      />
    </PageFrame>
  )
}

/** Makes one at once, to be filled on its page. */
function CreateButtons() {
  const t = useJourneysMessages()
  return (
    <ButtonForm method="post" className={styles.create}>
      <Button type="submit" name="kind" value="journey" variant="primary" icon={<Icon path={plus} size={16} />}>
        {t('journeys.own.createJourney')}
      </Button>
      <Button type="submit" name="kind" value="collection" icon={<Icon path={plus} size={16} />}>
        {t('journeys.own.createCollection')}
      </Button>
    </ButtonForm>
  )
}

function OwnJourneyRow({ journey, isTrash }: { journey: OwnJourney; isTrash: boolean }) {
  const t = useJourneysMessages()
  const { t: common, locale } = useLanguage()
  const langOfText = useLangOfText()
  const formatTime = useTimeFormatter()
  const { id, kind, status, startsOn, endsOn, distanceKm, stageCount } = journey
  const title = journey.title || t('journeys.untitled')
  const lang = journey.title ? langOfText(journey.title) : undefined
  return (
    <OwnRow
      picture={<Picture journey={journey} />}
      heading={
        isTrash ? (
          <span lang={lang}>{title}</span>
        ) : (
          <Link to={journeyEditPath(id)} lang={lang}>
            {title}
          </Link>
        )
      }
      facts={
        <>
          <span>{common(`card.${kind}`)}</span>
          <StatusBadge status={status} />
          {startsOn ? <span>{formatDays(startsOn, endsOn ?? startsOn, locale)}</span> : null}
          {stageCount > 0 ? (
            <>
              <span>{common('card.routes', { count: stageCount })}</span>
              <OwnRowKilometers value={distanceKm} />
            </>
          ) : null}
          <time dateTime={journey.updatedAt}>{t('journeys.own.updated', { when: formatTime(journey.updatedAt) })}</time>
        </>
      }
      actions={<OwnJourneyActions journey={journey} title={title} isTrash={isTrash} />}
    />
  )
}

function Picture({ journey: { thumbnailPath, previewPath } }: { journey: OwnJourney }) {
  if (thumbnailPath === null && previewPath === null)
    return (
      <span className={styles.blank}>
        <Icon path={mapTrifold} size={28} />
      </span>
    )
  return <RoutePicture article={{ thumbnailPath, previewPath: previewPath ?? '' }} width={640} height={360} />
}
