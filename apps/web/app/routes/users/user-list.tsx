import { LISTS_TAG } from '@repo/contract'
import { ContentError } from '../../features/errors/content-error.tsx'
import { People } from '../../features/users/people.tsx'
import { readUserQuery, usersPath } from '../../features/users/user-query.ts'
import { orErrorPage } from '../../platform/http/answers.server.ts'
import { apiContext, hostContext, preferencesContext } from '../../platform/http/contexts.ts'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { serverLanguage } from '../../platform/i18n/messages.server.ts'
import { toListPage } from '../../platform/list-page.ts'
import { toListedPerson } from '../../platform/person.ts'
import { languageLinks } from '../../platform/url/language-links.ts'
import { toLastPage } from '../../platform/url/last-page.server.ts'
import { pageTitle } from '../../platform/url/page-title.ts'
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
