import type { ArticleFacts } from '@repo/articles/article-facts'
import { Icon } from '@repo/ui/icon'
import { copy } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import styles from './clone-credit.module.css'
import { comparePath } from './clone-links.ts'

function Original({ id, name }: { id: number; name: string }) {
  return (
    <Link to={`/routes/${id}`} className={styles.title}>
      <span>{name}</span>
    </Link>
  )
}

/** The original of a clone and its author. Links to it while it is public. */
export function CloneCredit({ article, token }: { article: ArticleFacts; token: string | null }) {
  const { t } = useLanguage()
  const credit = article.clonedFrom
  if (!credit) return null
  const { id, title, author } = credit
  const name = title || t('clone.fromLink')
  return (
    <p className={styles.credit} data-row>
      <Icon path={copy} size={16} />
      <span>{t('clone.from')}</span>
      {id === null ? <b>{name}</b> : <Original id={id} name={name} />}
      {author ? (
        <Link to={`/users/${author.id}`}>{t('clone.by', { name: author.name })}</Link>
      ) : (
        <span>{t('clone.withdrawn')}</span>
      )}
      {id === null ? null : <Link to={comparePath(article.id, token)}>{t('clone.compare')}</Link>}
    </p>
  )
}
