import { Count } from '@repo/articles/count'
import { formatFullCount, lengthUnits, measureDistance } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import styles from './home.module.css'
import { useOwnMessages } from './messages/own-messages.ts'
import type { OwnFigures } from './own-figures.ts'

/** From so many kilometres or miles on, hundredths say nothing. */
const WHOLE_FROM = 100

/** What the user has published and what became of it. */
export function OwnFiguresSection({ figures }: { figures: OwnFigures }) {
  const language = useLanguage()
  const { t, locale, units } = language
  const own = useOwnMessages()
  const { publishedCount, distanceKm, likeCount, copyCount } = figures
  const { long } = lengthUnits(units)
  const distance = (distanceKm * 1000) / long.meters
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
            {distance < WHOLE_FROM
              ? measureDistance(distanceKm * 1000, language).figure
              : formatFullCount(Math.round(distance), locale)}
            <small>{long.name}</small>
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
