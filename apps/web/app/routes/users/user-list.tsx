import { LISTS_TAG } from '@repo/contract'
import { People } from '@repo/people/people'
import { readUserQuery, usersPath } from '@repo/people/user-query'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { useLanguage } from '@repo/web-kit/language'
import { languageLinks } from '@repo/web-kit/language-links'
import { toListPage } from '@repo/web-kit/list-page'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { toListedPerson } from '@repo/web-kit/person'
import { toLastPage } from '../../platform/url/last-page.server.ts'
import type { Route } from './+types/user-list'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readUserQuery(new URL(request.url).searchParams)
  const { q, sort, page } = query
  const input = { sort, page: String(page), ...(q ? { q } : {}) }
  const answer = orErrorPage(await context.get(apiContext).listUsers({ query: input }))
  const list = toListPage(answer, toListedPerson)
  toLastPage(list, request)
  context.get(hostContext).share([LISTS_TAG])
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return { query, list, title: q ? t('users.titleQuery', { query: q }) : t('users.title') }
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
  loaderData ? [{ title: pageTitle(loaderData.title) }, ...languageLinks(page, usersPath(loaderData.query))] : []

export default function UserList({ loaderData }: Route.ComponentProps) {
  return <People {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage()
  return <ContentError error={error} title={t('users.title')} />
}
