import { formatDate, formatDistance, formatElevation } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useId } from 'react'
import { useYearsMessages } from '../messages/years-messages.ts'
import { ActivityName } from '../view/activity-name.tsx'
import type { Activity, YearView } from '../view/year-view.ts'
import styles from './years-page.module.css'

/** The longest, the one with the greatest climb, and the one that went highest. */
export function Records({ view: { longest, greatestClimb, highestPoint } }: { view: YearView }) {
  const t = useYearsMessages()
  const language = useLanguage()
  const headingId = useId()
  const elevation = (meters: number | null | undefined) =>
    meters === null || meters === undefined ? null : formatElevation(meters, language)
  const km = longest?.distanceKm ?? null
  const records = [
    ['longest', longest, km === null ? null : formatDistance(km * 1000, language)],
    ['climb', greatestClimb, elevation(greatestClimb?.climbMeters)],
    ['point', highestPoint, elevation(highestPoint?.meters)],
  ] as const
  if (records.every(([, activity]) => activity === null)) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('records.title')}
      </h2>
      <ul className={styles.records}>
        {records.map(([name, activity, figure]) =>
          activity === null ? null : (
            <li key={name}>
              <p className={styles.recordName}>{t(`records.${name}`)}</p>
              <Figure activity={activity} text={figure} />
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

function Figure({ activity, text }: { activity: Activity; text: string | null }) {
  const { locale } = useLanguage()
  return (
    <>
      {text ? <p className={styles.recordFigure}>{text}</p> : null}
      <p className={styles.recordOf}>
        <ActivityName activity={activity} />
        <time dateTime={activity.date}>{formatDate(activity.date, locale)}</time>
      </p>
    </>
  )
}
