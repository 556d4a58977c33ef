import type { Locale } from '@repo/contract'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { langOn } from '../../../platform/i18n/use-localized-text.ts'
import styles from '../rail/article-rail.module.css'
import type { ReadingView } from '../view/reading-view.ts'
import { useCurrentHeading } from './use-current-heading.ts'

interface ArticleContentsProps extends Pick<ReadingView, 'outline'> {
  /** What the headings are written in. */
  language: Locale
}

/** The article's headings beside its text, with a mark beside the one being read. */
export function ArticleContents(props: ArticleContentsProps) {
  const { t } = useLanguage()
  return (
    <nav className={styles.contents} aria-labelledby="article-contents">
      <h2 id="article-contents">{t('article.contents')}</h2>
      <Headings {...props} current={useCurrentHeading(props.outline)} />
    </nav>
  )
}

/** The article's headings folded up above its text, where there is no room beside it. */
export function FoldedContents(props: ArticleContentsProps) {
  const { t } = useLanguage()
  return (
    <details className={styles.folded}>
      <summary>{t('article.contents')}</summary>
      <nav className={styles.contents} aria-label={t('article.contents')}>
        <Headings {...props} current={null} />
      </nav>
    </details>
  )
}

function Headings({ outline, language, current }: ArticleContentsProps & { current: string | null }) {
  const { locale } = useLanguage()
  return (
    <ol lang={langOn(locale, language)}>
      {outline.map(({ id, text, outlineLevel }) => (
        <li key={id} data-level={outlineLevel}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
