import { STRAVA_PAGE } from '@repo/authoring/start-addresses'
import { type ApiClient, PRODUCT_LIMITS } from '@repo/contract'
import { CreateFromStravaPage } from '@repo/importing/create-from-strava-page'
import { toStravaActivityPage, toStravaConnection, toStravaImport } from '@repo/importing/strava'
import { importAddress } from '@repo/importing/strava-address'
import { stravaMessagesFor, stravaTranslator } from '@repo/importing/strava-messages.server'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { parsePageParam } from '@repo/web-kit/parse-page-param'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { data } from 'react-router'
import type { Route } from './+types/create-from-strava'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { locale } = context.get(preferencesContext)
  const api = context.get(apiContext)
  const strava = orErrorPage(await api.readStrava())
  const page = parsePageParam(searchParams)
  const terms = (searchParams.get('q') ?? '').trim().slice(0, PRODUCT_LIMITS.searchLength.max)
  const job = strava.is_offered ? await findImport(api, searchParams.get('import'), strava.import_id) : null
  return {
    strava: toStravaConnection(strava),
    job: job && toStravaImport(job),
    page,
    terms,
    locale,
    list: strava.is_connected && !job ? await readList(api, { page, terms, searchParams }) : null,
    messages: stravaMessagesFor(locale),
    title: stravaTranslator(locale)('strava.title'),
  }
}

/** The one that the address names; one that runs leads there from everywhere. */
async function findImport(api: ApiClient, named: string | null, latest: number | null) {
  if (named !== null) return orErrorPage(await api.readStravaImport({ params: { id: named } }))
  if (latest === null) return null
  const job = orErrorPage(await api.readStravaImport({ params: { id: String(latest) } }))
  if (job.state === 'running') throw redirectTo(importAddress(job.id))
  return null
}

interface ListQuestion {
  readonly page: number
  readonly terms: string
  readonly searchParams: URLSearchParams
}

async function readList(api: ApiClient, { page, terms, searchParams }: ListQuestion) {
  const isFresh = searchParams.get('fresh') === '1'
  const query = {
    page: String(page),
    ...(terms === '' ? {} : { q: terms }),
    ...(isFresh ? { fresh: '1' as const } : {}),
  }
  const answer = await api.listStravaActivities({ query })
  return answer.ok
    ? { ok: true as const, data: toStravaActivityPage(answer.data) }
    : { ok: false as const, error: answer.error }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const api = context.get(apiContext)
  const intent = textOf(form, 'intent')
  if (intent === 'disconnect') {
    const query = textOf(form, 'routes') === 'delete' ? { routes: 'delete' as const } : {}
    orErrorPage(await api.disconnectStrava({ query }))
    throw redirectTo(STRAVA_PAGE, { status: 303 })
  }
  if (intent === 'cancel') {
    const id = textOf(form, 'import')
    orErrorPage(await api.cancelStravaImport({ params: { id } }))
    throw redirectTo(`${STRAVA_PAGE}?${new URLSearchParams({ import: id })}`, { status: 303 })
  }
  const activity_ids = [...new Set(form.getAll('activity').map(String))].slice(0, PRODUCT_LIMITS.importedItems)
  const mode = textOf(form, 'mode') === 'one' ? ('one' as const) : ('each' as const)
  const started = await api.createStravaImport({ body: { activity_ids, mode, title: textOf(form, 'title') } })
  if (started.ok) throw redirectTo(importAddress(started.data.id), { status: 303 })
  const { formatError } = serverLanguage(context.get(preferencesContext).locale)
  return data({ problem: formatError(started.error) }, { status: started.status || 503 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function CreateFromStrava({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData
  return <CreateFromStravaPage {...page} problem={actionData?.problem} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ContentError error={error} title="Strava" />
}
