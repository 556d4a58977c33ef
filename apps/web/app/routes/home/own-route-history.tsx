import { ChangesView } from '@repo/comparing/changes-view'
import { compareStates } from '@repo/comparing/compare-states'
import styles from '@repo/comparing/history.module.css'
import { PRODUCT_LIMITS, titleIn } from '@repo/contract'
import { useOwnMessages } from '@repo/home/own-messages'
import { ownTranslator } from '@repo/home/own-messages.server'
import pageStyles from '@repo/home/own-route.module.css'
import { RestoreButton } from '@repo/home/restore-button'
import { EmptyState } from '@repo/ui/empty-state'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link } from 'react-router'
import type { Route } from './+types/own-route-history'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const id = parseIdParam(params.articleId)
  const own = orErrorPage(await api.readOwnRoute({ params: { id } }))
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

export default function OwnRouteHistory({ loaderData }: Route.ComponentProps) {
  const { article, revisions, title, shown } = loaderData
  const t = useOwnMessages()
  const formatTime = useTimeFormatter()
  return (
    <div className={pageStyles.page}>
      <Link to={`/home/routes/${article.id}`} className={pageStyles.back}>
        {t('own.back')}
      </Link>
      <h1 className={pageStyles.title}>{title}</h1>
      <p className={pageStyles.facts}>{t('own.historyText', { count: PRODUCT_LIMITS.revisions })}</p>
      {revisions.length === 0 ? (
        <EmptyState title={t('own.historyEmpty')} />
      ) : (
        <div className={styles.columns}>
          <ol className={styles.versions}>
            {revisions.map((revision) => (
              <li key={revision.version}>
                <Link
                  to={`?version=${revision.version}`}
                  preventScrollReset
                  className={styles.version}
                  aria-current={revision.version === shown?.version ? 'true' : undefined}
                >
                  {t('own.version', { version: revision.version })}
                  <small>
                    {formatTime(revision.createdAt)}{' '}
                    {revision.version === article.version ? t('own.current') : revision.title}
                  </small>
                </Link>
              </li>
            ))}
          </ol>
          {shown === null ? null : (
            <section className={styles.changes} aria-labelledby="changes">
              <h2 id="changes">{t('own.compareHeading', { version: shown.version })}</h2>
              <ChangesView changes={shown.changes} picture={shown.picture} />
              {shown.version === article.version ? null : (
                <RestoreButton
                  article={article}
                  version={shown.version}
                  bringsRecording={shown.changes.wouldBringRecording}
                />
              )}
            </section>
          )}
        </div>
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useOwnMessages()
  return <ContentError error={error} title={t('own.title')} />
}
