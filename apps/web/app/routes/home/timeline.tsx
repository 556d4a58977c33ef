import { ContentError } from '@repo/web-kit/content-error'
import { toTimelineImportList } from '../../features/timeline/jobs/timeline-import.ts'
import { MaintenancePage } from '../../features/timeline/maintenance/maintenance-page.tsx'
import { timelineTranslator } from '../../features/timeline/messages/timeline-messages.server.ts'
import { useTimelineMessages } from '../../features/timeline/messages/timeline-messages.tsx'
import { workerSource } from '../../features/timeline/preview/worker-source.ts'
import { toTimelineSummary } from '../../features/timeline/timeline-summary.ts'
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
  const t = useTimelineMessages()
  return <ContentError error={error} title={t('timeline.title')} />
}
