import { journeyTag } from '@repo/contract'
import { MapWindow, tellFrame } from '@repo/embedding/map-window'
import { JourneyMap } from '@repo/journeys/journey-map'
import { tagsOfJourney, toJourneyView } from '@repo/journeys/journey-view.server'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, hostContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import type { Route } from './+types/journey-map'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.journeyId)
  const { share } = context.get(hostContext)
  const answer = await context.get(apiContext).readJourney({ params: { id }, query: {} })
  if (answer.status === 404) share([journeyTag(Number(id))])
  const read = orErrorPage(answer)
  const journey = toJourneyView(read)
  if (journey.status !== 'public') throw new Response(null, { status: 404 })
  share(tagsOfJourney(read))
  return { journey }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.journey.title) },
  { name: 'robots', content: 'noindex' },
]

export default function EmbeddedJourneyMap({ loaderData: { journey } }: Route.ComponentProps) {
  return (
    <MapWindow title={journey.title}>
      {({ hasProfile }) => <JourneyMap journey={journey} token={null} frame={{ hasProfile, onState: tellFrame }} />}
    </MapWindow>
  )
}
