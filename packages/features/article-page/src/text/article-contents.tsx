import type { ReadingView } from '@repo/articles/reading-view'
import type { Locale } from '@repo/contract'
import { menuItemClass } from '@repo/ui/disclosure-menu'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import { useId } from 'react'
import styles from './article-contents.module.css'

interface ArticleContentsProps extends Pick<ReadingView, 'outline'> {
  /** What the headings are written in. */
  language: Locale
}

/** The article's headings, to go to one. */
export function ArticleContents({ outline, language }: ArticleContentsProps) {
  const { t, locale } = useLanguage()
  const titleId = useId()
  return (
    <nav className={styles.contents} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {t('article.contents')}
      </p>
      <ol lang={langOn(locale, language)}>
        {outline.map(({ id, text, outlineLevel }) => (
          <li key={id} data-level={outlineLevel}>
            <a href={`#${id}`} className={menuItemClass}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
