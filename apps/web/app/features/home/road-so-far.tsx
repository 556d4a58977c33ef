import type { OwnFigures } from '@repo/contract'
import { formatFullCount, formatKilometers } from '@repo/i18n'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { Count } from '../article-list/count.tsx'
import styles from './home.module.css'
import { useOwnMessages } from './messages/own-messages.tsx'

/** From here on, hundredths of a kilometre say nothing. */
const WHOLE_FROM_KM = 100

/** What the user has published and what became of it. */
export function RoadSoFar({ figures }: { figures: OwnFigures }) {
  const { t, locale } = useLanguage()
  const own = useOwnMessages()
  const { route_count, distance_km, favorite_sum, copy_sum } = figures
  const distance =
    distance_km < WHOLE_FROM_KM
      ? formatKilometers(distance_km, locale)
      : formatFullCount(Math.round(distance_km), locale)
  return (
    <section aria-labelledby="road-title">
      <h2 id="road-title" className={styles.heading}>
        {own('home.road')}
      </h2>
      <dl className={styles.figures}>
        <div>
          <dt>{own('home.published')}</dt>
          <dd>
            <Count value={route_count} />
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
            <Count value={favorite_sum} />
          </dd>
        </div>
        <div>
          <dt>{t('user.copied')}</dt>
          <dd>
            <Count value={copy_sum} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
