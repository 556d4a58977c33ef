import { FollowsPage } from '@repo/home/follows-page'
import { readFollowsQuery } from '@repo/home/follows-query'
import { ownTranslator } from '@repo/home/own-messages.server'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext, requireViewer } from '@repo/web-kit/contexts'
import { toKeyedPage } from '@repo/web-kit/list-page'
import { pageTitle } from '@repo/web-kit/page-title'
import { toFollowListPerson } from '@repo/web-kit/person'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/follows'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readFollowsQuery(new URL(request.url).searchParams)
  const { side, q, before } = query
  const api = context.get(apiContext)
  const viewer = await requireViewer(context)
  const [people, profile] = await Promise.all([
    api.listOwnFollows({ query: { side, ...(q ? { q } : {}), ...(before ? { before } : {}) } }).then(orErrorPage),
    api.readUser({ params: { id: String(viewer.id) } }).then(orErrorPage),
  ])
  const isNew = side === 'following' && people.data.length === 0 && q === ''
  const suggested = isNew ? await api.suggestPeople() : null
  return {
    query,
    people: toKeyedPage(people, toFollowListPerson),
    counts: { following: profile.following_count, followers: profile.follower_count },
    suggested: suggested?.ok ? suggested.data.data.map(toFollowListPerson) : [],
    title: ownTranslator(context.get(preferencesContext).locale)('follows.title'),
  }
}

/** An unfollowed user stays in the list, with a button to follow them again. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get('intent') === 'follow' ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Follows({ loaderData: { title: _, ...page } }: Route.ComponentProps) {
  return <FollowsPage {...page} />
}
