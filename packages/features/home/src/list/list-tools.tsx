import { SortChoice } from '@repo/articles/sort-choice'
import type { OwnRouteList, OwnRouteSort } from '@repo/contract'
import { formatFullCount } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { ChipLinks } from '@repo/ui/chip-links'
import { SearchBox } from '@repo/ui/search-box'
import { useLanguage } from '@repo/web-kit/language'
import { Form } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import styles from './own-list.module.css'
import { type OwnListQuery, ownListPath, SORTS, STATUSES } from './own-list-query.ts'

interface ListToolsProps {
  query: OwnListQuery
  counts: OwnRouteList['counts']
}

/** Links to the states an article may be in, each with how many there are. */
export function StatusTabs({ query, counts }: ListToolsProps) {
  const t = useOwnMessages()
  const { t: common, locale } = useLanguage()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const states = [
    { status: null, label: t('own.all'), count: all },
    ...STATUSES.map((status) => ({ status, label: common(`status.${status}`), count: counts[status] })),
  ]
  const links = states.map(({ status, label, count }) => ({
    href: ownListPath({ ...query, status, page: 1 }),
    label,
    count: formatFullCount(count, locale),
    isCurrent: status === query.status,
  }))
  return <ChipLinks label={t('own.states')} links={links} />
}

export function TitleSearch({ query }: { query: OwnListQuery }) {
  const t = useOwnMessages()
  return (
    <Form action="/home/routes" className={styles.search} role="search" aria-label={t('own.search')}>
      <SearchBox key={query.q} name="q" defaultValue={query.q} label={t('own.search')} />
      {query.status === null ? null : <input type="hidden" name="status" value={query.status} />}
      {query.sort === 'updated_at' ? null : <input type="hidden" name="sort" value={query.sort} />}
      <Button type="submit">{t('own.submit')}</Button>
    </Form>
  )
}

export function SortLinks({ query }: { query: OwnListQuery }) {
  const t = useOwnMessages()
  const labels: Readonly<Record<OwnRouteSort, string>> = {
    updated_at: t('own.sortUpdated'),
    created_at: t('own.sortCreated'),
    title: t('own.sortTitle'),
  }
  const hrefOf = (sort: OwnRouteSort) => ownListPath({ ...query, sort, page: 1 })
  return <SortChoice label={t('own.sort')} sorts={SORTS} labels={labels} current={query.sort} hrefOf={hrefOf} />
}
