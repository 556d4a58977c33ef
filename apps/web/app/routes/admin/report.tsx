import { Badge } from '@repo/ui/badge'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { timeZoneName } from '@repo/web-kit/time-zone-names.server'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link } from 'react-router'
import styles from '../../features/admin/admin.module.css'
import { caseChoices } from '../../features/admin/decision-choices.ts'
import { DecisionForm } from '../../features/admin/decision-form.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { useAdminMessages } from '../../features/admin/messages/admin-messages.ts'
import { toReportCase } from '../../features/admin/moderation.ts'
import { PersonCard } from '../../features/admin/person-card.tsx'
import { pointablesOf } from '../../features/admin/pointables.ts'
import { ReportedState } from '../../features/admin/reported-state.tsx'
import { Reporters } from '../../features/admin/reporters.tsx'
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

export default function Report({ loaderData: { report, pointables, title } }: Route.ComponentProps) {
  const t = useAdminMessages()
  const formatTime = useTimeFormatter()
  return (
    <div className={styles.page}>
      <Link to="/admin" className={styles.back}>
        {t('admin.back')}
      </Link>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.meta} role="status">
        <Badge tone={report.status === 'open' ? 'warning' : 'neutral'}>{t(`admin.status.${report.status}`)}</Badge>
        {report.decidedAt === null ? null : <span>{t('admin.decidedAt', { when: formatTime(report.decidedAt) })}</span>}
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ReportedState report={report} />
          <Reporters reports={report.reports} />
        </div>
        <div className={styles.column}>
          <DecisionForm choices={caseChoices(report)} pointables={pointables} />
          {report.person === null ? null : <PersonCard person={report.person} />}
        </div>
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useAdminMessages()
  return <ContentError error={error} title={t('admin.reportsTitle')} />
}
