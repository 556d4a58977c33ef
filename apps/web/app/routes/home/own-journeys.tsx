import { journeyEditPath } from '@repo/journeys/journey-links'
import { journeysTranslator } from '@repo/journeys/journeys-messages.server'
import { toOwnJourney } from '@repo/journeys/listed-journey'
import { OwnJourneysPage } from '@repo/journeys/own-journeys-page'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { useLanguage } from '@repo/web-kit/language'
import { pageTitle } from '@repo/web-kit/page-title'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { data } from 'react-router'
import type { Route } from './+types/own-journeys'

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const isTrash = search.get('trashed') === '1'
  const before = search.get('before')
  const query = { ...(isTrash && { trashed: '1' as const }), ...(before !== null && { before }) }
  const list = orErrorPage(await context.get(apiContext).listOwnJourneys({ query }))
  return {
    journeys: list.data.map(toOwnJourney),
    total: list.total,
    next: list.next,
    isTrash,
    title: journeysTranslator(context.get(preferencesContext).locale)('journeys.own.title'),
  }
}

/** Makes one, to be filled on its own page. */
export async function action({ request, context }: Route.ActionArgs) {
  const kind = textOf(await readForm(request), 'kind') === 'collection' ? 'collection' : 'journey'
  const answer = await context.get(apiContext).createJourney({ body: { kind, title: '' } })
  if (answer.ok) throw redirectTo(journeyEditPath(answer.data.id), { status: 303 })
  return data({ error: answer.error }, { status: answer.status || 503 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function OwnJourneys({ loaderData, actionData }: Route.ComponentProps) {
  const { formatError } = useLanguage()
  return <OwnJourneysPage {...loaderData} error={actionData ? formatError(actionData.error) : null} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage()
  return <ContentError error={error} title={t('menu.journeys')} />
}
