import '@mishiori/article-blocks/style.css'
import { ChangesView } from '@repo/comparing/changes-view'
import type { compareStates } from '@repo/comparing/compare-states'
import { Link } from 'react-router'
import { ActList } from './act-list.tsx'
import styles from './admin.module.css'
import { ArticleView } from './article-view.tsx'
import { articleChoices } from './decision-choices.ts'
import { DecisionForm } from './decision-form.tsx'
import { ForbiddingCard } from './forbidding-card.tsx'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { ModeratedArticle } from './moderation.ts'
import type { Pointable } from './pointables.ts'

interface ArticlePageProps {
  article: ModeratedArticle
  /** Since a moderator hid it; null where that state is gone. */
  changes: ReturnType<typeof compareStates> | null
  pointables: readonly Pointable[]
  title: string
}

/** An article before a moderator, and what they decide about it. */
export function ArticlePage({ article, changes, pointables, title }: ArticlePageProps) {
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
