import { buttonClass } from '@repo/ui/button-class'
import { ChipLinks } from '@repo/ui/chip-links'
import { EmptyState } from '@repo/ui/empty-state'
import { Icon } from '@repo/ui/icon'
import { plus } from '@repo/ui/icons'
import { PageFrame } from '@repo/ui/page-frame'
import type { KeyedPage } from '@repo/web-kit/list-page'
import { Link, useNavigation } from 'react-router'
import { useJourneysMessages } from '../messages/journeys-messages.ts'
import { JourneyCards } from '../reading/journey-cards.tsx'
import { JOURNEYS_PATH, OWN_JOURNEYS_PATH } from '../view/journey-links.ts'
import type { ListedJourney } from '../view/listed-journey.ts'
import styles from './journey-list-page.module.css'
import { type JourneyListQuery, journeyListPath } from './journey-list-query.ts'
import { OlderLink } from './older-link.tsx'

interface JourneyListPageProps {
  query: JourneyListQuery
  list: KeyedPage<ListedJourney>
  title: string
}

/** The public journeys and collections, the last published first. */
export function JourneyListPage({ query, list, title }: JourneyListPageProps) {
  const t = useJourneysMessages()
  const { location } = useNavigation()
  return (
    <PageFrame>
      <div className={styles.head}>
        <h1>{title}</h1>
        <Link to={OWN_JOURNEYS_PATH} className={buttonClass({ variant: 'line' })}>
          <Icon path={plus} size={18} />
          {t('journeys.list.make')}
        </Link>
      </div>
      <p className={styles.lead}>{t('journeys.list.lead')}</p>
      <KindChips query={query} />
      <div tabIndex={-1} className={styles.results} aria-busy={location?.pathname === JOURNEYS_PATH}>
        {list.data.length === 0 ? <Nothing query={query} /> : <JourneyCards journeys={list.data} />}
      </div>
      <OlderLink to={list.next && journeyListPath({ ...query, before: list.next })} />
    </PageFrame>
  )
}

function KindChips({ query }: { query: JourneyListQuery }) {
  const t = useJourneysMessages()
  const links = ([null, 'journey', 'collection'] as const).map((kind) => ({
    href: journeyListPath({ ...query, kind, before: null }),
    label: t(`journeys.list.${kind ?? 'all'}`),
    isCurrent: kind === query.kind,
  }))
  return <ChipLinks label={t('journeys.list.kinds')} links={links} />
}

/** Of all there are, or behind the last one. */
function Nothing({ query }: { query: JourneyListQuery }) {
  const t = useJourneysMessages()
  if (query.before === null) return <EmptyState title={t('journeys.list.empty')} text={t('journeys.list.emptyText')} />
  return (
    <EmptyState
      title={t('journeys.list.empty')}
      action={
        <Link to={journeyListPath({ ...query, before: null })} className={buttonClass({ variant: 'line' })}>
          {t('journeys.list.first')}
        </Link>
      }
    />
  )
}
