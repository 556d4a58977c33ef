import { Count } from '@repo/articles/count'
import { formatFullCount, formatKilometers } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import styles from './home.module.css'
import { useOwnMessages } from './messages/own-messages.ts'
import type { OwnFigures } from './own-figures.ts'

/** From here on, hundredths of a kilometre say nothing. */
const WHOLE_FROM_KM = 100

/** What the user has published and what became of it. */
export function OwnFiguresSection({ figures }: { figures: OwnFigures }) {
  const { t, locale } = useLanguage()
  const own = useOwnMessages()
  const { publishedCount, distanceKm, likeCount, copyCount } = figures
  const distance =
    distanceKm < WHOLE_FROM_KM ? formatKilometers(distanceKm, locale) : formatFullCount(Math.round(distanceKm), locale)
  return (
    <section aria-labelledby="road-title">
      <h2 id="road-title" className={styles.heading}>
        {own('home.road')}
      </h2>
      <dl className={styles.figures}>
        <div>
          <dt>{own('home.published')}</dt>
          <dd>
            <Count value={publishedCount} />
          </dd>
        </div>
        <div>
          <dt>{own('home.distance')}</dt>
          <dd>
            {distance}
            <small>km</small>
          </dd>
        </div>
        <div>
          <dt>{t('user.liked')}</dt>
          <dd>
            <Count value={likeCount} />
          </dd>
        </div>
        <div>
          <dt>{t('user.copied')}</dt>
          <dd>
            <Count value={copyCount} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
