import { formatBytes } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { useLanguage } from '@repo/web-kit/language'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { pagesOf } from './article-copy.ts'
import type { OfflineTranslator } from './messages/load-offline-messages.ts'
import styles from './offline.module.css'
import { removeSaved } from './save-article.ts'
import type { SavedArticle } from './saved-article-store.ts'
import { useSavedArticles } from './use-saved-articles.ts'

interface SavedArticlesProps {
  t: OfflineTranslator
  /** Says so where there are none; beside other things nothing is shown then. */
  isAlone?: boolean
}

/** What is saved on this device, with what it takes. */
export function SavedArticles({ t, isAlone = false }: SavedArticlesProps) {
  const { locale } = useLanguage()
  const articles = useSavedArticles()
  if (!isAlone && !articles?.length) return null
  const total = articles?.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0
  return (
    <section className={styles.section} aria-labelledby="saved-articles">
      <h2 id="saved-articles">
        {t('offline.articles')}
        {total > 0 ? (
          <small className={styles.size}>{t('offline.total', { size: formatBytes(total, locale) })}</small>
        ) : null}
      </h2>
      {articles?.length === 0 ? <p>{t('offline.noArticles')}</p> : null}
      {articles?.length ? (
        <ul className={styles.list}>
          {articles.map((article) => (
            <SavedRow key={article.id} t={t} article={article} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** Its links load whole pages: the device keeps no others. */
function SavedRow({ t, article }: { t: OfflineTranslator; article: SavedArticle }) {
  const { locale } = useLanguage()
  const { show } = useFlashQueue()
  const formatTime = useTimeFormatter()
  const { title, author, bytes, savedAt } = article
  const [page, walk] = pagesOf(article)
  const remove = async () => {
    await removeSaved(article.id)
    show({ variant: 'success', title: t('offline.removed', { title }) })
  }
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>
          {author} · {formatBytes(bytes, locale)} · {t('offline.savedOn', { when: formatTime(savedAt) })}
        </small>
      </span>
      <div className={styles.rowActions}>
        <a className={buttonClass({ variant: 'line' })} aria-label={t('offline.openOf', { title })} href={page}>
          {t('offline.open')}
        </a>
        {article.canWalk ? (
          <a className={buttonClass({ variant: 'line' })} aria-label={t('offline.walkOf', { title })} href={walk}>
            {t('offline.walk')}
          </a>
        ) : null}
        <Button variant="ghost" aria-label={t('offline.removeOf', { title })} onClick={() => void remove()}>
          {t('offline.remove')}
        </Button>
      </div>
    </li>
  )
}
