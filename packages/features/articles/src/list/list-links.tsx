import { ChipLinks } from '@repo/ui/chip-links'
import { useLanguage } from '@repo/web-kit/language'
import { type ListQuery, listPath, sortsOf } from './list-query.ts'
import { SortChoice } from './sort-choice.tsx'

interface ListLinksProps {
  query: ListQuery
  /** Includes unsubmitted values of its form. */
  written: ListQuery
}

export function TagChips({ query, written, tags }: ListLinksProps & { tags: readonly string[] }) {
  const { t } = useLanguage()
  const links = ['', ...tags].map((tag) => ({
    href: listPath({ ...written, tag, page: 1 }),
    label: tag || t('list.allTags'),
    isCurrent: tag === query.tag,
  }))
  return <ChipLinks label={t('list.tags')} links={links} />
}

export function SortLinks({ query, written }: ListLinksProps) {
  const { t } = useLanguage()
  const labels = {
    relevance: t('find.relevance'),
    created_at: t('list.sortNew'),
    favorite_count: t('list.sortPopular'),
    copy_count: t('list.sortCopied'),
    course_minutes: t('find.quickest'),
    climb_m: t('find.highest'),
    course_constant: t('find.easiest'),
  }
  const hrefOf = (sort: ListQuery['sort']) => listPath({ ...written, sort, page: 1 })
  return (
    <SortChoice label={t('list.sort')} sorts={sortsOf(query)} labels={labels} current={query.sort} hrefOf={hrefOf} />
  )
}
