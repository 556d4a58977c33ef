import { userTag } from '@repo/contract'
import { answerFollow } from '@repo/people/answer-follow.server'
import type { FollowAnswer } from '@repo/people/follow-answer'
import { readUserPage } from '@repo/people/read-user.server'
import { userMeta } from '@repo/people/user-meta'
import { UserPage } from '@repo/people/user-page'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { toApiError, withoutServer } from '@repo/web-kit/failures'
import { feedLink } from '@repo/web-kit/feed-link'
import { readForm } from '@repo/web-kit/forms.server'
import { useLanguage } from '@repo/web-kit/language'
import { languageLinks } from '@repo/web-kit/language-links'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import type { Route } from './+types/user'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  search.delete('page')
  const api = context.get(apiContext)
  // Before anything is asked for: what is thrown beside a promise leaves that to nobody, which ends the process.
  const userId = parseIdParam(params.userId)
  const [read, { picture_path: mapPath }] = await Promise.all([
    readUserPage(api, userId, search),
    api.readUserMap({ params: { id: userId } }).then(orErrorPage),
  ])
  const { publicUrl, share } = context.get(hostContext)
  share([userTag(read.user.id)])
  const { locale } = context.get(preferencesContext)
  const { t } = serverLanguage(locale)
  const { id, nickname: name } = read.user
  return { ...read, mapPath, feed: feedLink(publicUrl, locale, t('user.feed', { name }), `/users/${id}`) }
}

/** Somebody is followed, or no longer, from whichever page shows them. */
export async function action({ request, params, context }: Route.ActionArgs) {
  return answerFollow(context.get(apiContext), parseIdParam(params.userId), await readForm(request))
}

/** Without an answer the page is unchanged and the button says why. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    return withoutServer<FollowAnswer>({ state: null, error: toApiError(error) })
  }
}

export const meta: Route.MetaFunction = ({ loaderData, params, ...page }) =>
  loaderData
    ? [
        ...userMeta(loaderData.user, page.matches[0].loaderData?.publicUrl ?? ''),
        loaderData.feed,
        ...languageLinks(page, `/users/${params.userId}`),
      ]
    : []

export default function User({ loaderData: { user, list, sort, mapPath } }: Route.ComponentProps) {
  return <UserPage user={user} list={list} sort={sort} mapPath={mapPath} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage()
  return <ContentError error={error} title={t('users.title')} />
}
