import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { timeZoneName } from '@repo/web-kit/time-zone-names.server'
import { AdminError } from '../../features/admin/admin-error.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { toReportCase } from '../../features/admin/moderation.ts'
import { pointablesOf } from '../../features/admin/pointables.ts'
import { ReportPage } from '../../features/admin/report-page.tsx'
import type { Route } from './+types/report'

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const report = orErrorPage(await api.readReport({ params: { id: parseIdParam(params.reportId) } }))
  const isRoute = report.kind === 'route' && report.article !== null && report.status === 'open'
  const article = isRoute ? await api.readModeratedRoute({ params: { id: String(report.target_id) } }) : null
  const { locale } = context.get(preferencesContext)
  const t = adminTranslator(locale)
  return {
    report: toReportCase(report, (zone) => timeZoneName(zone, locale)),
    pointables: article?.ok ? pointablesOf(article.data) : [],
    title: t(`admin.caseTitle.${report.kind}`),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function Report({ loaderData }: Route.ComponentProps) {
  return <ReportPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} title="admin.reportsTitle" />
}
