import type { Locale } from '@repo/contract'
import { useLanguage } from '../../platform/i18n.tsx'
import { langOn } from '../words/use-words.ts'
import styles from './article-rail.module.css'
import type { ReadingView } from './reading-view.ts'
import { useCurrentHeading } from './use-current-heading.ts'

interface ArticleContentsProps extends Pick<ReadingView, 'outline'> {
  /** What the headings are written in. */
  language: Locale
}

/** The article's headings, with a mark beside the one being read. */
export function ArticleContents({ outline, language }: ArticleContentsProps) {
  const { t, locale } = useLanguage()
  const current = useCurrentHeading(outline)
  return (
    <nav className={styles.contents} aria-labelledby="article-contents">
      <h2 id="article-contents">{t('article.contents')}</h2>
      <ol lang={langOn(locale, language)}>
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
