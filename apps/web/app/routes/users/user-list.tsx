import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { Pager } from '@repo/ui/pager'
import { SearchBox } from '@repo/ui/search-box'
import { SegmentedLinks } from '@repo/ui/segmented'
import { Form, Link } from 'react-router'
import { ContentError } from '../../features/errors/content-error.tsx'
import { UserCard } from '../../features/users/user-card.tsx'
import { readUserQuery, USER_SORT_NAMES, type UserQuery, usersPath } from '../../features/users/user-query.ts'
import styles from '../../features/users/users.module.css'
import { orErrorPage } from '../../platform/answers.server.ts'
import { apiContext, preferencesContext } from '../../platform/contexts.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { languageLinks } from '../../platform/language-links.ts'
import { serverLanguage } from '../../platform/messages.server.ts'
import { pageTitle } from '../../platform/page-title.ts'
import type { Route } from './+types/user-list'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readUserQuery(new URL(request.url).searchParams)
  const { q, sort, page } = query
  const asked = { sort, page: String(page), ...(q ? { q } : {}) }
  const list = orErrorPage(await context.get(apiContext).listUsers({ query: asked }))
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return { query, list, title: q ? t('users.titleQuery', { query: q }) : t('users.title') }
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
  loaderData ? [{ title: pageTitle(loaderData.title) }, ...languageLinks(page, usersPath(loaderData.query))] : []

export default function UserList({ loaderData: { query, list, title } }: Route.ComponentProps) {
  const { t } = useLanguage()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Form action="/users" role="search" aria-label={t('users.title')} className={styles.search} key={query.q}>
        <SearchBox name="q" defaultValue={query.q} label={t('users.search')} />
        <Button type="submit" variant="primary">
          {t('users.submit')}
        </Button>
      </Form>
      <div className={styles.bar}>
        <p aria-live="polite">{t(list.is_capped ? 'users.countAtLeast' : 'users.count', { count: list.total })}</p>
        <UserSorts query={query} />
      </div>
      {list.data.length === 0 ? (
        <EmptyState
          title={t('users.emptyTitle')}
          text={t('users.emptyText')}
          action={
            <Link to="/users" className={buttonClass({ variant: 'line' })}>
              {t('users.emptyAction')}
            </Link>
          }
        />
      ) : (
        <div className={styles.list}>
          {list.data.map((user) => (
            <UserCard key={user.id} user={user} />
          ))}
        </div>
      )}
      <Pager
        current={query.page}
        last={Math.max(1, Math.ceil(list.total / list.per_page))}
        hrefOf={(page) => usersPath({ ...query, page })}
      />
    </div>
  )
}

function UserSorts({ query }: { query: UserQuery }) {
  const { t } = useLanguage()
  const labels = {
    route_count: t('users.sortRoutes'),
    favorite: t('users.sortLiked'),
    copy: t('users.sortCopied'),
    created_at: t('users.sortNew'),
  }
  const links = USER_SORT_NAMES.map((sort) => ({
    href: usersPath({ ...query, sort, page: 1 }),
    label: labels[sort],
    isCurrent: sort === query.sort,
  }))
  return <SegmentedLinks label={t('users.sort')} links={links} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage()
  return <ContentError error={error} title={t('users.title')} />
}
