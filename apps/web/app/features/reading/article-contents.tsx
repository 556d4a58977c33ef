import { useLanguage } from '../../platform/i18n.tsx'
import styles from './article-rail.module.css'
import type { ReadingView } from './reading-view.ts'
import { useCurrentHeading } from './use-current-heading.ts'

/** The article's headings, with a mark beside the one being read. */
export function ArticleContents({ outline }: Pick<ReadingView, 'outline'>) {
  const { t } = useLanguage()
  const current = useCurrentHeading(outline)
  return (
    <nav className={styles.contents} aria-labelledby="article-contents">
      <h2 id="article-contents">{t('article.contents')}</h2>
      <ol>
        {outline.map(({ id, text, outlineLevel }) => (
          <li key={id} data-level={outlineLevel}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
