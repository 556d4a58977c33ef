import { userTag } from '@repo/contract'
import { readUserPage } from '@repo/people/read-user.server'
import { userPath } from '@repo/people/user-routes'
import { UserRoutesPage } from '@repo/people/user-routes-page'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { useLanguage } from '@repo/web-kit/language'
import { languageLinks } from '@repo/web-kit/language-links'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { toLastPage } from '../../platform/url/last-page.server.ts'
import type { Route } from './+types/user-routes'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const read = await readUserPage(context.get(apiContext), params.userId, new URL(request.url).searchParams)
  toLastPage(read.list, request)
  context.get(hostContext).share([userTag(read.user.id)])
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return { ...read, title: t('user.routesOf', { name: read.user.nickname }) }
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => {
  if (!loaderData) return []
  const { title, user } = loaderData
  const path = userPath(user.id, { all: true, sort: 'created_at', page: loaderData.page })
  return [{ title: pageTitle(title) }, ...languageLinks(page, path)]
}

export default function AllUserRoutes({ loaderData }: Route.ComponentProps) {
  return <UserRoutesPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage()
  return <ContentError error={error} title={t('users.title')} />
}
