import { JourneyEditorPage } from '@repo/journey-editor/journey-editor-page'
import { journeysTranslator } from '@repo/journeys/journeys-messages.server'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { useLanguage } from '@repo/web-kit/language'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { useUser } from '@repo/web-kit/root-data'
import type { Route } from './+types/edit-journey'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.journeyId)
  const journey = orErrorPage(await context.get(apiContext).readJourney({ params: { id }, query: {} }))
  // Others read it on its page.
  if (!journey.viewer_can.edit) throw new Response(null, { status: 404 })
  const t = journeysTranslator(context.get(preferencesContext).locale)
  return { journey, title: t(`journeys.edit.heading.${journey.kind}`) }
}

/** The page knows what it has changed itself, and reads again what others did. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function EditJourney({ loaderData: { journey } }: Route.ComponentProps) {
  const { id } = useUser()
  return <JourneyEditorPage key={journey.id} journey={journey} userId={id} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage()
  return <ContentError error={error} title={t('menu.journeys')} />
}
