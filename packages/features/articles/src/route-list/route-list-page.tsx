import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { mapTrifold } from '@repo/ui/icons'
import { PageFrame } from '@repo/ui/page-frame'
import { useLanguage } from '@repo/web-kit/language'
import type { ListPage } from '@repo/web-kit/list-page'
import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { type Area, placeOf } from '../list/area.ts'
import type { ListedArticle } from '../list/article-summary.ts'
import { FoundArticles } from '../list/found-articles.tsx'
import { ListFilters } from '../list/list-filters.tsx'
import { TagChips } from '../list/list-links.tsx'
import type { ListQuery } from '../list/list-query.ts'
import styles from '../list/route-list.module.css'
import { useListForm } from '../list/use-list-form.ts'

interface RouteListPageProps {
  query: ListQuery
  list: ListPage<ListedArticle>
  title: string
  /** What the articles are about. */
  tags: readonly string[]
  area: Area
  /** The same question on the map; around the place if one was named. */
  mapPathOf: (query: ListQuery, place: ReturnType<typeof placeOf>) => string
  /** What else was found, after the articles. */
  children?: ReactNode
}

/** The published articles, as they were asked for. */
export function RouteListPage({ query, list, title, tags, area, mapPathOf, children }: RouteListPageProps) {
  const { t } = useLanguage()
  const navigation = useNavigation()
  const form = useListForm(query)
  const { written } = form
  return (
    <PageFrame className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <Link to={mapPathOf(written, placeOf(area))} className={buttonClass({ variant: 'line' })}>
          <Icon path={mapTrifold} size={18} />
          {t('find.byMap')}
        </Link>
      </div>
      <ListFilters form={form} />
      <TagChips query={query} written={written} tags={tags} />
      <FoundArticles
        query={query}
        written={written}
        area={area}
        list={list}
        isLoading={navigation.location?.pathname === '/routes'}
      />
      {children}
    </PageFrame>
  )
}
