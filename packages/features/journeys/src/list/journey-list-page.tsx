import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { ChipLinks } from '@repo/ui/chip-links'
import { EmptyState } from '@repo/ui/empty-state'
import { Icon } from '@repo/ui/icon'
import { plus } from '@repo/ui/icons'
import { PageFrame } from '@repo/ui/page-frame'
import { SearchBox } from '@repo/ui/search-box'
import { useLanguage } from '@repo/web-kit/language'
import type { KeyedPage } from '@repo/web-kit/list-page'
import { Form, Link, useNavigation } from 'react-router'
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

/** The public journeys and collections, or those that words find; the last published first. */
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
      {query.q === '' ? <p className={styles.lead}>{t('journeys.list.lead')}</p> : null}
      <Search query={query} />
      <KindChips query={query} />
      <div tabIndex={-1} className={styles.results} aria-busy={location?.pathname === JOURNEYS_PATH}>
        {list.data.length === 0 ? <Nothing query={query} /> : <JourneyCards journeys={list.data} />}
      </div>
      <OlderLink to={list.next && journeyListPath({ ...query, before: list.next })} />
    </PageFrame>
  )
}

/** Works without scripts. Other words keep the kind, and begin at the first page. */
function Search({ query: { q, kind } }: { query: JourneyListQuery }) {
  const t = useJourneysMessages()
  const { t: common } = useLanguage()
  return (
    <Form action={JOURNEYS_PATH} className={styles.search} role="search" aria-label={t('journeys.list.find')} key={q}>
      <SearchBox name="q" defaultValue={q} label={t('journeys.list.search')} className={styles.text} />
      {kind === null ? null : <input type="hidden" name="kind" value={kind} />}
      <Button type="submit" variant="primary">
        {common('list.submit')}
      </Button>
    </Form>
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

/** Of all there are, of what was searched for, or behind the last one. */
function Nothing({ query }: { query: JourneyListQuery }) {
  const t = useJourneysMessages()
  const { q, kind, before } = query
  if (before !== null)
    return (
      <EmptyState
        title={t('journeys.list.empty')}
        action={<Wider to={{ ...query, before: null }} label={t('journeys.list.first')} />}
      />
    )
  if (q === '') return <EmptyState title={t('journeys.list.empty')} text={t('journeys.list.emptyText')} />
  return (
    <EmptyState
      title={t('journeys.list.notFound', { query: q })}
      text={t('journeys.list.notFoundText')}
      action={
        kind === null ? (
          <Wider to={{}} label={t('journeys.list.showAll')} />
        ) : (
          <Wider to={{ q }} label={t('journeys.list.anyKind')} />
        )
      }
    />
  )
}

function Wider({ to, label }: { to: Partial<JourneyListQuery>; label: string }) {
  return (
    <Link to={journeyListPath(to)} className={buttonClass({ variant: 'line' })}>
      {label}
    </Link>
  )
}
