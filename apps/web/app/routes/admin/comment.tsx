import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { Link } from 'react-router'
import { ActList } from '../../features/admin/act-list.tsx'
import styles from '../../features/admin/admin.module.css'
import { CommentCard } from '../../features/admin/comment-card.tsx'
import { commentChoices } from '../../features/admin/decision-choices.ts'
import { DecisionForm } from '../../features/admin/decision-form.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { useAdminMessages } from '../../features/admin/messages/admin-messages.ts'
import { toAct, toModeratedComment } from '../../features/admin/moderation.ts'
import type { Route } from './+types/comment'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.commentId)
  const comment = orErrorPage(await context.get(apiContext).readModeratedComment({ params: { id } }))
  const t = adminTranslator(context.get(preferencesContext).locale)
  return { comment: toModeratedComment(comment), acts: comment.acts.map(toAct), title: t('admin.commentTitle') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function Comment({ loaderData: { comment, acts, title } }: Route.ComponentProps) {
  const t = useAdminMessages()
  return (
    <div className={styles.page}>
      <Link to="/admin/comments" className={styles.back}>
        {t('admin.back')}
      </Link>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.card} aria-label={title}>
            <CommentCard comment={comment} />
          </section>
          {acts.length === 0 ? null : (
            <section className={styles.card} aria-labelledby="acts">
              <h2 id="acts">{t('admin.history')}</h2>
              <ActList acts={acts} of="article" />
            </section>
          )}
        </div>
        <DecisionForm choices={commentChoices(comment)} />
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useAdminMessages()
  return <ContentError error={error} title={t('admin.title')} />
}
