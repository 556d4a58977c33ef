import { MapLinkProvider } from '@repo/articles/map-links'
import type { CommentsOutlet } from '@repo/comments/comments-outlet'
import { revalidatesPage } from '@repo/comments/revalidates-page'
import { journeyTag } from '@repo/contract'
import { journeyPath } from '@repo/journeys/journey-links'
import { journeyMeta } from '@repo/journeys/journey-meta'
import { JourneyPage } from '@repo/journeys/journey-page'
import { stagesOf } from '@repo/journeys/journey-view'
import { tagsOfJourney, toJourneyView } from '@repo/journeys/journey-view.server'
import { useJourneysMessages } from '@repo/journeys/journeys-messages'
import { journeysTranslator } from '@repo/journeys/journeys-messages.server'
import { SaveJourneyOffline } from '@repo/offline/save-journey-offline'
import { answerNice } from '@repo/people/answer-nice.server'
import { orNiceFailure } from '@repo/people/nice-answer'
import { JourneyWalksSection } from '@repo/walk-logs/journey-walks-section'
import { tagsOfStageWalks, toJourneyWalks, toStageSummaries } from '@repo/walk-logs/stage-walk'
import { StageWalks } from '@repo/walk-logs/stage-walks'
import { tagsOfWalks } from '@repo/walk-logs/walk-log'
import { WalkLogMessagesProvider } from '@repo/walk-logs/walk-log-messages'
import { loadWalkLogMessages } from '@repo/walk-logs/walk-log-messages.server'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { useLocalizedText } from '@repo/web-kit/use-localized-text'
import { Suspense } from 'react'
import { data, Outlet } from 'react-router'
import type { Route } from './+types/journey'

// It changes journeys: a weight that readers do without.
const AddToday = lazyComponent(() => import('@repo/journey-editor/add-today'))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.journeyId)
  const token = new URL(request.url).searchParams.get('token')
  const { publicUrl, share } = context.get(hostContext)
  const api = context.get(apiContext)
  const asked = { params: { id }, query: token ? { token } : {} }
  const [answer, ofStages, walks] = await Promise.all([
    api.readJourney(asked),
    api.listStageWalks(asked),
    api.listJourneyWalks(asked),
  ])
  if (answer.status === 404) share([journeyTag(Number(id))])
  // A malformed token is as good as none.
  const journey = answer.ok || answer.status !== 422 ? orErrorPage(answer) : notFound()
  if (journey.state === 'public' && !journey.is_forbidden)
    share([
      ...tagsOfJourney(journey),
      ...(ofStages.ok ? tagsOfStageWalks(ofStages.data) : []),
      ...(walks.ok ? tagsOfWalks(walks.data) : []),
    ])
  const { locale } = context.get(preferencesContext)
  const { t } = serverLanguage(locale)
  const feedTitle = journeysTranslator(locale)('journeys.feed', { title: journey.title })
  return {
    journey: toJourneyView(journey),
    token,
    ofStages: ofStages.ok ? toStageSummaries(ofStages.data) : [],
    walks: walks.ok ? toJourneyWalks(walks.data) : null,
    walkMessages: loadWalkLogMessages({ context }),
    today: new Date().toISOString().slice(0, 10),
    page: { publicUrl, locale, feedTitle, description: t('common.description') },
  }
}

/** A Nice Route is sent or taken back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const id = parseIdParam(params.journeyId)
  const form = await readForm(request)
  if (textOf(form, 'intent') !== 'favorite') throw data(null, { status: 400 })
  const token = new URL(request.url).searchParams.get('token')
  const input = { params: { id }, query: token ? { token } : {} }
  const api = context.get(apiContext)
  const isActive = textOf(form, 'favorite') === '1'
  const answer = await (isActive ? api.favoriteJourney(input) : api.unfavoriteJourney(input))
  return answerNice(answer, journeyPath(Number(id), token))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNiceFailure(serverAction())

export const shouldRevalidate = revalidatesPage

function notFound(): never {
  throw new Response(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? journeyMeta({ ...loaderData.page, journey: loaderData.journey }) : []

export default function JourneyRoute({ loaderData }: Route.ComponentProps) {
  const { journey, token, ofStages, walks, walkMessages, today } = loaderData
  const { titleOf } = useLocalizedText()
  const t = useJourneysMessages()
  const stages = stagesOf(journey).flatMap(([{ number }, { id, article, part }]) => {
    if (!article) return []
    const title = titleOf(article).text
    const name = journey.kind === 'journey' ? t('journeys.day', { number }) : title
    return [{ entryId: id, articleId: article.id, title, part, name }]
  })
  const discussed = { kind: 'journey', id: journey.id, ownerId: journey.author.id, layers: [] } as const
  const actions =
    journey.isTravelling && journey.viewerCan.edit ? (
      <Suspense fallback={null}>
        <AddToday journey={journey} />
      </Suspense>
    ) : null
  return (
    <WalkLogMessagesProvider {...walkMessages}>
      <MapLinkProvider key={journey.id}>
        <JourneyPage
          journey={journey}
          token={token}
          actions={actions}
          menu={<SaveJourneyOffline id={journey.id} token={token} isPublic={journey.status === 'public'} />}
          walks={<JourneyWalksSection journeyId={journey.id} token={token} walks={walks} stages={stages} />}
          comments={<Outlet context={{ discussed, token } satisfies CommentsOutlet} />}
          ofStage={({ id }) => {
            const stage = stages.find(({ entryId }) => entryId === id)
            const summary = ofStages.find(({ entryId }) => entryId === id) ?? null
            return stage ? <StageWalks stage={stage} summary={summary} today={today} /> : null
          }}
        />
      </MapLinkProvider>
    </WalkLogMessagesProvider>
  )
}
