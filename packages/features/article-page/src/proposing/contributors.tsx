import type { ArticleFacts } from '@repo/articles/article-facts'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import styles from './contributors.module.css'

/** Whose corrections an article owes. */
export function Contributors({ article: { contributors } }: { article: ArticleFacts }) {
  const { t } = useLanguage()
  if (contributors.length === 0) return null
  return (
    <p className={styles.people}>
      {t('propose.credit')}
      {contributors.map(({ id, name }) => (
        <Link key={id} to={`/users/${id}`}>
          {name}
        </Link>
      ))}
    </p>
  )
}
