import { listPath } from '@repo/articles/list-query'
import { useLangOfText } from '@repo/web-kit/use-localized-text'
import { Link } from 'react-router'
import styles from './article-tags.module.css'

/** What the article is about, as ways to more of it. */
export function ArticleTags({ tags }: { tags: readonly string[] }) {
  const langOfText = useLangOfText()
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags}>
      {tags.map((name) => (
        <li key={name}>
          <Link to={listPath({ tag: name })} lang={langOfText(name)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
