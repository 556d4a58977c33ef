import { durationParts } from '@repo/articles/duration-parts'
import { formatDate } from '@repo/i18n'
import { Avatar } from '@repo/ui/avatar'
import { useLanguage } from '@repo/web-kit/language'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import { useLangOfText } from '@repo/web-kit/use-localized-text'
import { Link } from 'react-router'
import { ConditionBadge } from './conditions.tsx'
import { useWalkLogMessages } from './messages/walk-log-messages.ts'
import { ageOfDay, type WalkSummary as Summary, type WayCondition } from './walk-log.ts'
import styles from './walk-logs.module.css'

interface WalkSummaryProps {
  summary: Summary
  /** When the page was made. */
  today: string
  estimateMinutes: number | null
}

/** What the walks on an article say together: how the way is, who walked it, how long it takes. */
export function WalkSummary({ summary, today, estimateMinutes }: WalkSummaryProps) {
  const { conditions, walkers, walkerCount, typical } = summary
  if (walkerCount === 0) return null
  return (
    <div className={styles.summary}>
      {conditions.length > 0 ? <NewestConditions conditions={conditions} today={today} /> : null}
      <Walkers walkers={walkers} count={walkerCount} />
      {typical ? <TypicalTime {...typical} estimateMinutes={estimateMinutes} /> : null}
    </div>
  )
}

function NewestConditions({ conditions, today }: ConditionListProps) {
  const t = useWalkLogMessages()
  return (
    <div className={styles.fact}>
      <h3 className={styles.label}>{t('walks.conditions')}</h3>
      <ConditionList conditions={conditions} today={today} />
    </div>
  )
}

interface ConditionListProps {
  conditions: readonly WayCondition[]
  /** When the page was made. */
  today: string
}

/** How the way was found, each with how long ago that was. */
export function ConditionList({ conditions, today }: ConditionListProps) {
  const { locale } = useLanguage()
  const t = useWalkLogMessages()
  const now = useToday(today)
  return (
    <ul className={styles.conditions} aria-label={t('walks.conditions')}>
      {conditions.map(({ condition, walkedOn }) => (
        <li key={condition}>
          <ConditionBadge condition={condition} />
          <time dateTime={walkedOn} title={formatDate(`${walkedOn}T00:00:00Z`, locale, 'UTC')}>
            {ageOfDay(walkedOn, now, locale)}
          </time>
        </li>
      ))}
    </ul>
  )
}

/** The day on which the page is read: it may have been kept for a while. */
function useToday(made: string): string {
  const isBrowser = useIsBrowser()
  const today = isBrowser ? new Date().toISOString().slice(0, made.length) : made
  return today > made ? today : made
}

function Walkers({ walkers, count }: { walkers: Summary['walkers']; count: number }) {
  const t = useWalkLogMessages()
  const langOfText = useLangOfText()
  return (
    <div className={styles.fact}>
      <ul className={styles.walkers}>
        {walkers.map(({ id, nickname, avatar }) => (
          <li key={id}>
            <Link to={`/users/${id}`} aria-label={nickname} title={nickname} lang={langOfText(nickname)}>
              <Avatar name={nickname} src={avatar} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('walks.people', { count })}</p>
    </div>
  )
}

interface TypicalTimeProps {
  minutes: number
  people: number
  estimateMinutes: number | null
}

function TypicalTime({ minutes, people, estimateMinutes }: TypicalTimeProps) {
  const t = useWalkLogMessages()
  const timeText = useTimeText()
  return (
    <div className={styles.fact}>
      <h3 className={styles.label}>{t('walks.typical')}</h3>
      <p className={styles.typical}>
        <b>{timeText(minutes)}</b>
        <span className={styles.note}>
          {t('walks.typicalOf', { count: people })}
          {estimateMinutes === null ? null : ` · ${t('walks.estimate', { time: timeText(estimateMinutes) })}`}
        </span>
      </p>
    </div>
  )
}

/** A time in hours and minutes, as one reads it. */
export function useTimeText(): (minutes: number) => string {
  const { t, locale } = useLanguage()
  const gap = locale === 'ja' ? '' : ' '
  return (minutes) =>
    durationParts(minutes, t)
      .map((part) => part.join(gap))
      .join(gap)
}
