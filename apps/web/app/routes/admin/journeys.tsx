import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { AdminError } from '../../features/admin/admin-error.tsx'
import { JourneysPage } from '../../features/admin/journeys-page.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { toModeratedJourney } from '../../features/admin/moderated-journey.ts'
import { toQueue } from '../../features/admin/moderation.ts'
import { keyOfAddress } from '../../features/admin/read-key.server.ts'
import type { Route } from './+types/journeys'

export async function loader({ request, context }: Route.LoaderArgs) {
  const after = keyOfAddress(request, 'after')
  const list = orErrorPage(await context.get(apiContext).listModeratedJourneys({ query: after ? { after } : {} }))
  return {
    list: toQueue(list, toModeratedJourney),
    title: adminTranslator(context.get(preferencesContext).locale)('admin.journeysTitle'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function Journeys({ loaderData: { list } }: Route.ComponentProps) {
  return <JourneysPage list={list} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} title="admin.journeysTitle" />
}
