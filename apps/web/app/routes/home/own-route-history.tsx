import { ChangesView } from '@repo/comparing/changes-view'
import { compareStates } from '@repo/comparing/compare-states'
import { titleIn } from '@repo/contract'
import { HistoryPage } from '@repo/home/history-page'
import { ownTranslator } from '@repo/home/own-messages.server'
import { OwnPageError } from '@repo/home/own-page-error'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { toTrashOfMissing } from '../../platform/url/trash-of-missing.server.ts'
import type { Route } from './+types/own-route-history'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const id = parseIdParam(params.articleId)
  const answer = await api.readOwnRoute({ params: { id } })
  await toTrashOfMissing(answer, id, api)
  const own = orErrorPage(answer)
  const article = { id: own.id, status: own.status, version: own.version }
  const { data } = orErrorPage(await api.listRevisions({ params: { id } }))
  const revisions = data.map(({ version, title, created_at }) => ({ version, title, createdAt: created_at }))
  const requestedVersion = Number(new URL(request.url).searchParams.get('version'))
  const shown = revisions.find(({ version }) => version === requestedVersion) ?? null
  const { locale } = context.get(preferencesContext)
  const t = ownTranslator(locale)
  const title = t('own.historyTitle', { title: titleIn(own, locale).text || t('own.untitled') })
  if (shown === null) return { article, revisions, title, shown: null }
  const before = orErrorPage(await api.readRevision({ params: { id, version: String(shown.version) } }))
  const now = orErrorPage(await api.readRoute({ params: { id } }))
  const changes = compareStates(before, now)
  return { article, revisions, title, shown: { version: shown.version, changes, picture: now.preview_path } }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function OwnRouteHistory({ loaderData: { shown, ...page } }: Route.ComponentProps) {
  const comparison = shown && {
    version: shown.version,
    bringsRecording: shown.changes.wouldBringRecording,
    changes: <ChangesView changes={shown.changes} picture={shown.picture} />,
  }
  return <HistoryPage {...page} shown={comparison} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OwnPageError error={error} page="own" />
}
