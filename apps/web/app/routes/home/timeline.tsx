import { MaintenancePage } from '@repo/timeline-pages/maintenance-page'
import { TimelineError } from '@repo/timeline-pages/timeline-error'
import { toTimelineImportList } from '@repo/timeline-pages/timeline-import'
import { timelineTranslator } from '@repo/timeline-pages/timeline-messages.server'
import { toTimelineSummary } from '@repo/timeline-pages/timeline-summary'
import { workerSource } from '@repo/timeline-pages/worker-source'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import type { Route } from './+types/timeline'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [summary, imports] = await Promise.all([api.readTimelineSummary(), api.listTimelineImports()])
  const title = timelineTranslator(context.get(preferencesContext).locale)('timeline.title')
  return {
    title,
    summary: toTimelineSummary(orErrorPage(summary)),
    imports: toTimelineImportList(orErrorPage(imports)),
  }
}

export const handle = { confirmsLeaving: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Timeline({ loaderData: { summary, imports } }: Route.ComponentProps) {
  return <MaintenancePage source={workerSource} summary={summary} imports={imports} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TimelineError error={error} />
}
