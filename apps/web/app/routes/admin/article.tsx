import '@mishiori/article-blocks/style.css'
import { ChangesView } from '@repo/comparing/changes-view'
import { compareStates } from '@repo/comparing/compare-states'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { Link } from 'react-router'
import { ActList } from '../../features/admin/act-list.tsx'
import styles from '../../features/admin/admin.module.css'
import { ArticleView } from '../../features/admin/article-view.tsx'
import { articleChoices } from '../../features/admin/decision-choices.ts'
import { DecisionForm } from '../../features/admin/decision-form.tsx'
import { ForbiddingCard } from '../../features/admin/forbidding-card.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { useAdminMessages } from '../../features/admin/messages/admin-messages.ts'
import { toModeratedArticle } from '../../features/admin/moderation.ts'
import { pointablesOf } from '../../features/admin/pointables.ts'
import type { Route } from './+types/article'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.articleId)
  const article = orErrorPage(await context.get(apiContext).readModeratedRoute({ params: { id } }))
  const t = adminTranslator(context.get(preferencesContext).locale)
  return {
    article: toModeratedArticle(article),
    changes: article.forbidden_state && compareStates(article.forbidden_state, article),
    pointables: pointablesOf(article),
    title: article.title || t('admin.withoutTitle'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function Article({ loaderData: { article, changes, pointables, title } }: Route.ComponentProps) {
  const t = useAdminMessages()
  const { forbidding, acts } = article
  return (
    <div className={styles.page}>
      <Link to={forbidding === null ? '/admin' : '/admin/requests'} className={styles.back}>
        {t('admin.back')}
      </Link>
      <h1 className={styles.title} lang={article.language}>
        {title}
      </h1>
      <div className={styles.columns}>
        <div className={styles.column}>
          {forbidding === null ? null : <ForbiddingCard forbidding={forbidding} />}
          {forbidding === null ? null : (
            <section className={styles.card} aria-labelledby="difference">
              <h2 id="difference">{t('admin.difference')}</h2>
              {changes ? (
                <ChangesView changes={changes} picture={article.previewPath} />
              ) : (
                <p>{t('admin.differenceGone')}</p>
              )}
            </section>
          )}
          <ArticleView article={article} pointables={pointables} />
        </div>
        <div className={styles.column}>
          <DecisionForm choices={articleChoices(article)} pointables={pointables} />
          {acts.length === 0 ? null : (
            <section className={styles.card} aria-labelledby="acts">
              <h2 id="acts">{t('admin.history')}</h2>
              <ActList acts={acts} of="article" />
            </section>
          )}
        </div>
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useAdminMessages()
  return <ContentError error={error} title={t('admin.title')} />
}
