import type { Translator } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './file-import.module.css'
import type { ImportMessages } from './messages/en-us.ts'
import type { MadeArticle } from './use-creating.ts'

interface CreatedArticlesProps {
  t: Translator<ImportMessages>
  articles: readonly MadeArticle[]
  onAgain: () => void
}

/** The drafts that were made, each to be opened. */
export function CreatedArticles({ t, articles, onAgain }: CreatedArticlesProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.created}>
      <h2 ref={title} tabIndex={-1}>
        {t('import.created', { count: articles.length })}
      </h2>
      <p>{t('import.createdText')}</p>
      <ul>
        {articles.map(({ id, title: name }) => (
          <li key={id}>
            <Link to={`/home/routes/${id}/edit`}>{name}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/home/routes">{t('import.seeAll')}</Link>
        <Button variant="line" onClick={onAgain}>
          {t('import.again')}
        </Button>
      </p>
    </section>
  )
}
