import type { Sport } from '@repo/contract'
import { formatDate, formatDistance, formatFullCount } from '@repo/i18n'
import { buttonClass } from '@repo/ui/button-class'
import { RuledList } from '@repo/ui/ruled-list'
import { useLanguage } from '@repo/web-kit/language'
import { type CSSProperties, useId } from 'react'
import { Link } from 'react-router'
import { useYearsMessages } from '../messages/years-messages.ts'
import { ActivityName } from '../view/activity-name.tsx'
import { SPORT_COLORS } from '../view/sports.ts'
import type { YearView } from '../view/year-view.ts'
import { yearPath } from '../view/years-path.ts'
import styles from './years-page.module.css'

interface ActivityListProps {
  view: YearView
  /** The path of the page. */
  base: string
}

/** All activities, the newest first. */
export function ActivityList({ view, base }: ActivityListProps) {
  const t = useYearsMessages()
  const language = useLanguage()
  const headingId = useId()
  const { year, sport, activities, isFirst } = view
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('years.activitiesTitle')}
        <span className={styles.placeCount}>{formatFullCount(view.total.count, language.locale)}</span>
      </h2>
      <RuledList>
        {activities.data.map((activity) => (
          <li key={activity.key} className={styles.activity}>
            <SportMark sport={activity.sport} />
            <span className={styles.activityName}>
              <ActivityName activity={activity} />
              <small>
                <time dateTime={activity.date}>{formatDate(activity.date, language.locale)}</time>
                {' · '}
                {t(`sport.${activity.sport}`)}
              </small>
            </span>
            {activity.distanceKm === null ? null : (
              <span className={styles.activityFigure}>{formatDistance(activity.distanceKm * 1000, language)}</span>
            )}
          </li>
        ))}
      </RuledList>
      <p className={styles.pages}>
        {isFirst ? null : (
          <Link className={buttonClass()} to={yearPath(base, { year, sport })} preventScrollReset>
            {t('years.newest')}
          </Link>
        )}
        {activities.next === null ? null : (
          <Link
            className={buttonClass()}
            to={yearPath(base, { year, sport, before: activities.next })}
            rel="next"
            preventScrollReset
          >
            {t('years.more')}
          </Link>
        )}
      </p>
    </section>
  )
}

/** The colour that the map has the tracks of a sport in. Its name is beside it. */
function SportMark({ sport }: { sport: Sport }) {
  const style: CSSProperties = { background: SPORT_COLORS[sport] }
  return <i className={styles.sportMark} style={style} />
}
