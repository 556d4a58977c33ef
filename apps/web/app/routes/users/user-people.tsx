import { userTag } from '@repo/contract'
import { UserPeoplePage } from '@repo/people/user-people-page'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { useLanguage } from '@repo/web-kit/language'
import { toKeyedPage } from '@repo/web-kit/list-page'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { toFollowListPerson, toProfile } from '@repo/web-kit/person'
import type { Route } from './+types/user-people'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.userId)
  const { pathname, searchParams } = new URL(request.url)
  const side = pathname.endsWith('/followers') ? 'followers' : 'following'
  const before = searchParams.get('before')
  const input = { params: { id }, query: before ? { before } : {} }
  const api = context.get(apiContext)
  const [user, people] = await Promise.all([
    api.readUser({ params: { id } }).then(orErrorPage),
    (side === 'followers' ? api.listFollowers(input) : api.listFollowing(input)).then(orErrorPage),
  ])
  context.get(hostContext).share([userTag(user.id)])
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  const title = t(side === 'followers' ? 'user.followersOf' : 'user.followingOf', { name: user.nickname })
  return { user: toProfile(user), people: toKeyedPage(people, toFollowListPerson), side, title } as const
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex' },
]

export default function UserPeople({ loaderData }: Route.ComponentProps) {
  return <UserPeoplePage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage()
  return <ContentError error={error} title={t('users.title')} />
}
