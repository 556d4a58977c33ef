import type { ArticleFacts } from '@repo/articles/article-facts'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import styles from './embed-code.module.css'

/** Pixels, as oEmbed says them too. */
const FRAME = { width: 640, height: 420 }

/** The code that shows a public article in a frame of another page. */
export function EmbedCode({ article }: { article: ArticleFacts }) {
  const { t, locale } = useLanguage()
  const { publicUrl } = useRootData()
  if (article.status !== 'public') return null
  const title = article.title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const code = `<iframe src="${publicUrl}/embed/${article.id}${article.languages.all.length > 1 ? `?hl=${locale}` : ''}" width="${FRAME.width}" height="${FRAME.height}" title="${title}" loading="lazy" style="border:0;max-width:100%"></iframe>`
  return (
    <details className={styles.embed}>
      <summary>{t('article.embed')}</summary>
      <p>{t('article.embedText')}</p>
      <textarea readOnly rows={4} value={code} aria-label={t('article.embedCode')} onFocus={selectAll} />
    </details>
  )
}

const selectAll = (event: React.FocusEvent<HTMLTextAreaElement>) => event.currentTarget.select()
