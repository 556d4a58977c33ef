import { PublicImportPage } from '@repo/timeline-pages/public-import-page'
import { toTimelineImportList } from '@repo/timeline-pages/timeline-import'
import { timelineTranslator } from '@repo/timeline-pages/timeline-messages.server'
import { toTimelineSummary } from '@repo/timeline-pages/timeline-summary'
import { workerSource } from '@repo/timeline-pages/worker-source'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext, viewerContext } from '@repo/web-kit/contexts'
import { languageLinks } from '@repo/web-kit/language-links'
import { pageTitle } from '@repo/web-kit/page-title'
import type { Route } from './+types/timeline-import'

/** Visitors preview their files here; logged-in users also get their stored days and running imports. */
export async function loader({ context }: Route.LoaderArgs) {
  const t = timelineTranslator(context.get(preferencesContext).locale)
  const page = { title: t('timeline.importTitle'), description: t('timeline.importLead') }
  const viewer = await context.get(viewerContext)()
  if (!viewer?.isVerified) return { ...page, own: null }
  const api = context.get(apiContext)
  const [summary, imports] = await Promise.all([api.readTimelineSummary(), api.listTimelineImports()])
  const own = { summary: toTimelineSummary(orErrorPage(summary)), imports: toTimelineImportList(orErrorPage(imports)) }
  return { ...page, own }
}

export const handle = { confirmsLeaving: true }

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(page.loaderData?.title) },
  ...(page.loaderData ? [{ name: 'description', content: page.loaderData.description }] : []),
  ...languageLinks(page, '/timeline_import'),
]

export default function TimelineImport({ loaderData: { own } }: Route.ComponentProps) {
  return <PublicImportPage source={workerSource} own={own} />
}
