import { routePath } from '@repo/articles/article-links'
import type { ArticleSummary } from '@repo/articles/article-summary'
import { Count } from '@repo/articles/count'
import { Duration, Kilometers } from '@repo/articles/route-facts'
import { RoutePicture } from '@repo/articles/route-picture'
import { useSummaryInWords } from '@repo/articles/way-in-words'
import { formatDate } from '@repo/i18n'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { mapPin, x } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useLocalizedText } from '@repo/web-kit/use-localized-text'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './info-window.module.css'

interface InfoWindowProps {
  article: ArticleSummary
  /** Opens what is shared by link; null for all else. */
  token?: string | null
  onClose: () => void
}

/** What a mark of the map is about. It takes the focus, and Escape closes it. */
export function InfoWindow({ article, token = null, onClose }: InfoWindowProps) {
  const { t, locale } = useLanguage()
  const frame = useRef<HTMLElement>(null)
  const { titleOf } = useLocalizedText()
  const summaryOf = useSummaryInWords()
  const [title, summary] = [titleOf(article), summaryOf(article)]
  const place = article.place[locale]
  useEffect(() => {
    // The map puts its window into the page after it was made.
    const next = requestAnimationFrame(() => frame.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(next)
  }, [article.id])
  return (
    <section
      ref={frame}
      tabIndex={-1}
      className={styles.window}
      aria-label={t('map.windowOf', { title: title.text })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className={styles.picture}>
        <RoutePicture article={article} width={300} height={140} loading="eager" />
        <span className={styles.close}>
          <IconButton label={t('map.closeWindow')} icon={x} onClick={onClose} />
        </span>
      </div>
      <div className={styles.body}>
        <h2 className={styles.title} lang={title.lang}>
          {title.text}
        </h2>
        {place ? (
          <p className={styles.place}>
            <Icon path={mapPin} size={14} />
            {place}
          </p>
        ) : null}
        {summary.text ? (
          <p className={styles.summary} lang={summary.lang}>
            {summary.text}
          </p>
        ) : null}
        <dl className={styles.figures}>
          {article.distanceKm === null ? null : (
            <div>
              <dt>{t('map.distance')}</dt>
              <dd>
                <Kilometers value={article.distanceKm} />
              </dd>
            </div>
          )}
          {article.courseTime === null ? null : (
            <div>
              <dt>{t('article.estimatedTime')}</dt>
              <dd>
                <Duration minutes={article.courseTime.minutes} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('map.likes')}</dt>
            <dd>
              <Count value={article.likeCount} />
            </dd>
          </div>
          <div>
            <dt>{t('map.copies')}</dt>
            <dd>
              <Count value={article.copyCount} />
            </dd>
          </div>
        </dl>
        <p className={styles.end}>
          <time dateTime={article.publishedAt}>
            {t('map.posted', { date: formatDate(article.publishedAt, locale) })}
          </time>
          <Link to={routePath(article.id, token)} className={buttonClass({ variant: 'primary' })}>
            {t('map.read')}
          </Link>
        </p>
      </div>
    </section>
  )
}
