import { ArticleCard } from '@repo/articles/article-card'
import { routePath } from '@repo/articles/article-links'
import type { ListedArticle } from '@repo/articles/article-summary'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import { copiesPath } from './clone-links.ts'
import styles from './copy-list.module.css'

/** A page of the copies. */
interface CopyPage {
  readonly data: readonly ListedArticle[]
  readonly total: number
  /** The key of the next page; null on the last one. */
  readonly next: string | null
}

interface CopyListProps {
  article: { readonly id: number; readonly title: string }
  list: CopyPage
  token: string | null
}

/** The public clones of an article. */
export function CopyList({ article, list, token }: CopyListProps) {
  const { t } = useLanguage()
  return (
    <div className={styles.page}>
      <header>
        <Link to={routePath(article.id, token)}>{article.title}</Link>
        <h1>{t('clone.copiesTitle')}</h1>
        <p className={styles.total}>{t('clone.copiesText', { count: list.total })}</p>
      </header>
      {list.data.length === 0 ? <EmptyState title={t('clone.copiesEmpty')} /> : null}
      <ul className={styles.cards}>
        {list.data.map((copy) => (
          <li key={copy.id}>
            <ArticleCard article={copy} />
          </li>
        ))}
      </ul>
      {list.next === null ? null : (
        <p>
          <Link to={copiesPath(article.id, token, list.next)} className={buttonClass()} rel="next">
            {t('clone.more')}
          </Link>
        </p>
      )}
    </div>
  )
}
