import type { OwnRouteList, OwnRouteSort } from '@repo/contract'
import { formatFullCount } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { magnifyingGlass } from '@repo/ui/icons'
import { SegmentedLinks } from '@repo/ui/segmented'
import { Form, Link } from 'react-router'
import { useLanguage } from '../../../platform/i18n.tsx'
import { useOwnWords } from '../words/own-words.tsx'
import styles from './own-list.module.css'
import { type OwnListQuery, ownListPath, SORTS, STATUSES } from './own-list-query.ts'

interface ListToolsProps {
  query: OwnListQuery
  counts: OwnRouteList['counts']
}

/** Links to the states an article may be in, each with how many there are. */
export function StatusTabs({ query, counts }: ListToolsProps) {
  const t = useOwnWords()
  const { t: common, locale } = useLanguage()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { status: null, label: t('own.all'), count: all },
    ...STATUSES.map((status) => ({ status, label: common(`status.${status}`), count: counts[status] })),
  ]
  return (
    <nav className={styles.tabs} aria-label={t('own.states')}>
      {tabs.map(({ status, label, count }) => (
        <Link
          key={label}
          to={ownListPath({ ...query, status, page: 1 })}
          className={styles.tab}
          aria-current={status === query.status ? 'page' : undefined}
        >
          {label} <small>{formatFullCount(count, locale)}</small>
        </Link>
      ))}
    </nav>
  )
}

export function TitleSearch({ query }: { query: OwnListQuery }) {
  const t = useOwnWords()
  return (
    <Form action="/home/routes" className={styles.search} role="search" aria-label={t('own.search')}>
      <span className={styles.box}>
        <Icon path={magnifyingGlass} size={18} />
        <input
          key={query.q}
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={100}
          aria-label={t('own.search')}
          placeholder={t('own.search')}
        />
      </span>
      {query.status === null ? null : <input type="hidden" name="status" value={query.status} />}
      {query.sort === 'updated_at' ? null : <input type="hidden" name="sort" value={query.sort} />}
      <Button type="submit">{t('own.submit')}</Button>
    </Form>
  )
}

export function SortLinks({ query }: { query: OwnListQuery }) {
  const t = useOwnWords()
  const labels: Readonly<Record<OwnRouteSort, string>> = {
    updated_at: t('own.sortUpdated'),
    created_at: t('own.sortCreated'),
    title: t('own.sortTitle'),
  }
  const links = SORTS.map((sort) => ({
    href: ownListPath({ ...query, sort, page: 1 }),
    label: labels[sort],
    isCurrent: sort === query.sort,
  }))
  return <SegmentedLinks label={t('own.sort')} links={links} />
}
