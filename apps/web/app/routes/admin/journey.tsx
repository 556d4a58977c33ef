import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { AdminError } from '../../features/admin/admin-error.tsx'
import { JourneyPage } from '../../features/admin/journey-page.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { toModeratedJourney } from '../../features/admin/moderated-journey.ts'
import { toAct } from '../../features/admin/moderation.ts'
import type { Route } from './+types/journey'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.journeyId)
  const { entries, acts, ...journey } = orErrorPage(
    await context.get(apiContext).readModeratedJourney({ params: { id } }),
  )
  const t = adminTranslator(context.get(preferencesContext).locale)
  return {
    journey: toModeratedJourney(journey),
    entries,
    acts: acts.map(toAct),
    title: journey.title || t('admin.withoutTitle'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function Journey({ loaderData }: Route.ComponentProps) {
  return <JourneyPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} />
}
