import type { ArticleSummary } from '@repo/articles/article-summary'
import { RouteFacts } from '@repo/articles/route-facts'
import { RoutePicture } from '@repo/articles/route-picture'
import { useSummaryInWords } from '@repo/articles/way-in-words'
import type { Locale } from '@repo/contract'
import { Avatar } from '@repo/ui/avatar'
import { Icon } from '@repo/ui/icon'
import { arrowRight, mapPin } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useLangOfText, useLocalizedText } from '@repo/web-kit/use-localized-text'
import { Link } from 'react-router'
import styles from './featured-band.module.css'

interface FeaturedBandProps {
  route: ArticleSummary
  /** Why; '' without. */
  texts: Readonly<Record<Locale, string>>
}

/** The route that the editors chose, and why. */
export function FeaturedBand({ route, texts }: FeaturedBandProps) {
  const { t, locale } = useLanguage()
  const { titleOf } = useLocalizedText()
  const summaryOf = useSummaryInWords()
  const langOfText = useLangOfText()
  const [title, summary] = [titleOf(route), summaryOf(route)]
  const text = texts[locale]
  const place = route.place[locale]
  const { author } = route
  return (
    <section className={styles.band} aria-labelledby="week">
      <div className={styles.picture}>
        <RoutePicture article={route} width={960} height={540} />
      </div>
      <div className={styles.text}>
        <p className={styles.label}>{t('top.week')}</p>
        <h2 id="week" lang={title.lang}>
          {title.text}
        </h2>
        <p className={styles.facts}>
          {route.distanceKm === null ? null : (
            <span className={styles.distance}>
              <RouteFacts article={route} />
            </span>
          )}
          {place ? (
            <span>
              <Icon path={mapPin} size={15} />
              {place}
            </span>
          ) : null}
          <span>
            <Avatar name={author.name} src={author.avatar} />
            <span lang={langOfText(author.name)}>{author.name}</span>
          </span>
        </p>
        {text === '' ? <p lang={summary.lang}>{summary.text}</p> : <p>{text}</p>}
        <Link to={`/routes/${route.id}`} className={styles.read}>
          {t('top.weekRead')}
          <Icon path={arrowRight} size={17} />
        </Link>
      </div>
    </section>
  )
}
