import { withToken } from '@repo/articles/article-links'
import { formatBytes } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { useLanguage } from '@repo/web-kit/language'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { pagesOf } from './article-copy.ts'
import type { OfflineTranslator } from './messages/load-offline-messages.ts'
import styles from './offline.module.css'
import { removeJourney, removeOwn } from './save-article.ts'
import { type SavedArticle, type SavedJourney, withStages } from './saved-article-store.ts'
import { useSavedArticles, useSavedJourneys } from './use-saved-articles.ts'

interface SavedArticlesProps {
  t: OfflineTranslator
  /** Says so where there are none; beside other things nothing is shown then. */
  isAlone?: boolean
}

/** What is saved on this device, with what it takes. */
export function SavedArticles({ t, isAlone = false }: SavedArticlesProps) {
  const { locale } = useLanguage()
  const articles = useSavedArticles()
  const journeys = useSavedJourneys() ?? []
  if (!isAlone && !articles?.length && journeys.length === 0) return null
  const own = articles?.filter(({ isOwn }) => isOwn !== false) ?? []
  const total = [...(articles ?? []), ...journeys].reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <section className={styles.section} aria-labelledby="saved-articles">
      <h2 id="saved-articles">
        {t('offline.articles')}
        {total > 0 ? (
          <small className={styles.size}>{t('offline.total', { size: formatBytes(total, locale) })}</small>
        ) : null}
      </h2>
      {articles !== null && own.length + journeys.length === 0 ? <p>{t('offline.noArticles')}</p> : null}
      {own.length + journeys.length > 0 ? (
        <ul className={styles.list}>
          {journeys.map((journey) => (
            <JourneyRow key={`journey ${journey.id}`} t={t} journey={withStages(journey, articles ?? [])} />
          ))}
          {own.map((article) => (
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
    await removeOwn(article)
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

/** A journey with its stages, which are opened one by one. */
function JourneyRow({ t, journey }: { t: OfflineTranslator; journey: SavedJourney }) {
  const { locale } = useLanguage()
  const { show } = useFlashQueue()
  const formatTime = useTimeFormatter()
  const { title, author, address, token, bytes, savedAt, stages, isOutdated } = journey
  const page = withToken(address, token)
  const remove = async () => {
    await removeJourney(journey)
    show({ variant: 'success', title: t('offline.removed', { title }) })
  }
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>
          {author} · {formatBytes(bytes, locale)} · {t('offline.savedOn', { when: formatTime(savedAt) })}
        </small>
        {isOutdated ? <small className={styles.outdated}>{t('offline.outdated')}</small> : null}
      </span>
      <div className={styles.rowActions}>
        {isOutdated ? (
          <a className={buttonClass({ variant: 'line' })} aria-label={t('offline.renewOf', { title })} href={page}>
            {t('offline.renew')}
          </a>
        ) : (
          <a className={buttonClass({ variant: 'line' })} aria-label={t('offline.openOf', { title })} href={page}>
            {t('offline.open')}
          </a>
        )}
        <Button variant="ghost" aria-label={t('offline.removeOf', { title })} onClick={() => void remove()}>
          {t('offline.remove')}
        </Button>
      </div>
      <ol className={styles.stages} aria-label={t('offline.stagesOf', { title })}>
        {stages.map((stage) => (
          <li key={stage.articleId}>
            <a href={`${address.startsWith('/en/') ? '/en' : ''}/routes/${stage.articleId}`}>{stage.title}</a>
          </li>
        ))}
      </ol>
    </li>
  )
}
