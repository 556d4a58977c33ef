import { ChipLinks } from '@repo/ui/chip-links'
import { SegmentedLinks } from '@repo/ui/segmented'
import { useLanguage } from '../../platform/i18n.tsx'
import { type ListQuery, listPath, sortsOf } from './list-query.ts'

export function TagChips({ query, tags }: { query: ListQuery; tags: readonly string[] }) {
  const { t } = useLanguage()
  const links = ['', ...tags].map((tag) => ({
    href: listPath({ ...query, tag, page: 1 }),
    label: tag || t('list.allTags'),
    isCurrent: tag === query.tag,
  }))
  return <ChipLinks label={t('list.tags')} links={links} />
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
