import { ArticleCard } from '@repo/articles/article-card'
import type { ListedArticle } from '@repo/articles/article-summary'
import { buttonClass } from '@repo/ui/button-class'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import styles from './near-routes.module.css'

/** Articles whose lines pass close to this one's. */
export function NearRoutes({ articleId, articles }: { articleId: number; articles: readonly ListedArticle[] }) {
  const { t } = useLanguage()
  if (articles.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="near-routes">
      <h2 id="near-routes">{t('article.near')}</h2>
      <div className={styles.cards}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} headingLevel={3} />
        ))}
      </div>
      <p>
        <Link to={`/search/map?near=${articleId}`} className={buttonClass({ variant: 'line' })}>
          {t('article.nearby')}
        </Link>
      </p>
    </section>
  )
}
