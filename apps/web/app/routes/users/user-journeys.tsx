import { journeyTag, LISTS_TAG, userTag } from '@repo/contract'
import { JourneyCards } from '@repo/journeys/journey-cards'
import { useJourneysMessages } from '@repo/journeys/journeys-messages'
import { journeysTranslator } from '@repo/journeys/journeys-messages.server'
import { toListedJourney } from '@repo/journeys/listed-journey'
import { OlderLink } from '@repo/journeys/older-link'
import { UserTabPage } from '@repo/people/user-tab-page'
import { EmptyState } from '@repo/ui/empty-state'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { useLanguage } from '@repo/web-kit/language'
import { languageLinks } from '@repo/web-kit/language-links'
import { toKeyedPage } from '@repo/web-kit/list-page'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { toProfile } from '@repo/web-kit/person'
import type { Route } from './+types/user-journeys'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.userId)
  const before = new URL(request.url).searchParams.get('before')
  const api = context.get(apiContext)
  const [user, journeys] = await Promise.all([
    api.readUser({ params: { id } }).then(orErrorPage),
    api.listUserJourneys({ params: { id }, query: before ? { before } : {} }).then(orErrorPage),
  ])
  // Sums and pictures are of the articles in them.
  context.get(hostContext).share([userTag(user.id), ...journeys.data.map(({ id }) => journeyTag(id)), LISTS_TAG])
  const profile = toProfile(user)
  const t = journeysTranslator(context.get(preferencesContext).locale)
  const title = t('journeys.of', { name: profile.nickname })
  return { user: profile, list: toKeyedPage(journeys, toListedJourney), isFirst: before === null, title }
}

export const meta: Route.MetaFunction = ({ loaderData, params, ...page }) => {
  if (!loaderData) return []
  const { title, isFirst } = loaderData
  const further = isFirst
    ? languageLinks(page, `/users/${params.userId}/journeys`)
    : [{ name: 'robots', content: 'noindex' }]
  return [{ title: pageTitle(title) }, ...further]
}

export default function UserJourneys({ loaderData: { user, list, title } }: Route.ComponentProps) {
  const t = useJourneysMessages()
  const next = list.next && `/users/${user.id}/journeys?${new URLSearchParams({ before: list.next })}`
  return (
    <UserTabPage user={user} current="journeys" title={title}>
      {list.data.length === 0 ? (
        <EmptyState title={t('journeys.ofNobody', { name: user.nickname })} />
      ) : (
        <>
          <JourneyCards journeys={list.data} />
          <OlderLink to={next} />
        </>
      )}
    </UserTabPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage()
  return <ContentError error={error} title={t('users.title')} />
}
