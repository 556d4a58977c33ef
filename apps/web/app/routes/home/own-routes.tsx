import { toOwnArticle } from '@repo/articles/article-summary'
import { PRODUCT_LIMITS } from '@repo/contract'
import { CreateButton } from '@repo/home/create-dialog'
import { SortLinks, StatusTabs, TitleSearch } from '@repo/home/list-tools'
import styles from '@repo/home/own-list.module.css'
import { ownListPath, readOwnListQuery } from '@repo/home/own-list-query'
import { useOwnMessages } from '@repo/home/own-messages'
import { ownTranslator } from '@repo/home/own-messages.server'
import { OwnRouteRow } from '@repo/home/own-route-row'
import { formatFullCount } from '@repo/i18n'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { PageFrame } from '@repo/ui/page-frame'
import { Pager } from '@repo/ui/pager'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { useLanguage } from '@repo/web-kit/language'
import { toListPage } from '@repo/web-kit/list-page'
import { pageTitle } from '@repo/web-kit/page-title'
import { Link } from 'react-router'
import { toLastPage } from '../../platform/url/last-page.server.ts'
import type { Route } from './+types/own-routes'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readOwnListQuery(new URL(request.url).searchParams)
  const { status, q, sort, page } = query
  const filter = { sort, page: String(page), ...(status ? { status } : {}), ...(q ? { q } : {}) }
  const answer = orErrorPage(await context.get(apiContext).listOwnRoutes({ query: filter }))
  const list = toListPage(answer, toOwnArticle)
  toLastPage(list, request)
  return {
    query,
    list,
    counts: answer.counts,
    unlistedCount: answer.unlisted_count,
    title: ownTranslator(context.get(preferencesContext).locale)('own.title'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function OwnRoutes({ loaderData: { query, list, counts, unlistedCount, title } }: Route.ComponentProps) {
  const t = useOwnMessages()
  const { locale } = useLanguage()
  const max = PRODUCT_LIMITS.unlistedArticles
  return (
    <PageFrame>
      <div className={styles.head}>
        <h1>{title}</h1>
        <CreateButton />
      </div>
      <StatusTabs query={query} counts={counts} />
      <TitleSearch query={query} />
      <div className={styles.bar}>
        <p aria-live="polite">{t('own.count', { count: formatFullCount(list.total, locale) })}</p>
        <SortLinks query={query} />
      </div>
      {list.data.length === 0 ? (
        <NoRoutes isFiltered={query.q !== '' || query.status !== null || query.page > 1} />
      ) : (
        <ul className={styles.list}>
          {list.data.map((article) => (
            <OwnRouteRow key={article.id} article={article} />
          ))}
        </ul>
      )}
      <Pager current={query.page} last={list.lastPage} hrefOf={(page) => ownListPath({ ...query, page })} />
      {unlistedCount > 0 ? <p className={styles.bar}>{t('own.unlisted', { count: unlistedCount, max })}</p> : null}
    </PageFrame>
  )
}

function NoRoutes({ isFiltered }: { isFiltered: boolean }) {
  const t = useOwnMessages()
  if (!isFiltered) return <EmptyState title={t('own.empty')} text={t('own.emptyText')} />
  return (
    <EmptyState
      title={t('own.nothing')}
      text={t('own.nothingText')}
      action={
        <Link className={buttonClass({ variant: 'line' })} to="/home/routes">
          {t('own.nothingAction')}
        </Link>
      }
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useOwnMessages()
  return <ContentError error={error} title={t('own.title')} />
}
