import type { ArticleDocument } from '@mishiori/article-blocks'
import { articleStats } from '@mishiori/article-blocks/document'
import { formatFullCount } from '@repo/i18n'
import { useDeferredValue, useMemo } from 'react'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import styles from './content-tab.module.css'

/** How much is written and how long it takes to read; counted when typing leaves time for it. */
export function TextCounts({ article }: { article: ArticleDocument }) {
  const { t } = useEditorMessages()
  const { locale } = useLanguage()
  const counted = useDeferredValue(article)
  const { characters, words, readingMinutes } = useMemo(() => articleStats(counted), [counted])
  if (characters === 0) return null
  return (
    <p className={styles.counts}>
      {t('content.counts', {
        characters: formatFullCount(characters, locale),
        words: formatFullCount(words, locale),
        minutes: readingMinutes,
      })}
    </p>
  )
}
