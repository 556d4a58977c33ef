import { SegmentedLinks } from '@repo/ui/segmented'
import { Link } from 'react-router'
import { useLanguage } from '../../platform/i18n.tsx'
import { type ListQuery, listPath, sortsOf } from './list-query.ts'
import styles from './route-list.module.css'

export function TagChips({ query, tags }: { query: ListQuery; tags: readonly string[] }) {
  const { t } = useLanguage()
  return (
    <nav className={styles.tags} aria-label={t('list.tags')}>
      {['', ...tags].map((tag) => (
        <Link
          key={tag}
          to={listPath({ ...query, tag, page: 1 })}
          className={styles.chip}
          aria-current={tag === query.tag ? 'true' : undefined}
        >
          {tag || t('list.allTags')}
        </Link>
      ))}
    </nav>
  )
}

export function SortLinks({ query }: { query: ListQuery }) {
  const { t } = useLanguage()
  const labels = {
    relevance: t('find.relevance'),
    created_at: t('list.sortNew'),
    favorite_count: t('list.sortPopular'),
    copy_count: t('list.sortCopied'),
  }
  const links = sortsOf(query).map((sort) => ({
    href: listPath({ ...query, sort, page: 1 }),
    label: labels[sort],
    isCurrent: sort === query.sort,
  }))
  return <SegmentedLinks label={t('list.sort')} links={links} />
}
