import { Icon } from '@repo/ui/icon'
import { bedFill } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useLangOfText, useLocalizedText } from '@repo/web-kit/use-localized-text'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useJourneysMessages } from '../messages/journeys-messages.ts'
import { colorStyle } from '../view/color-style.ts'
import { formatDay } from '../view/format-day.ts'
import type { JourneyEntry, JourneyPart, JourneyView, Stage } from '../view/journey-view.ts'
import { LineFigures, StageFigures } from './figures.tsx'
import styles from './stage-list.module.css'

/** What else there is to a stage. */
export type OfStage = (stage: Stage) => ReactNode

interface StageListProps {
  journey: JourneyView
  below?: OfStage
}

/** The days of a journey, or what is in a collection, each with the colour that the map shows it in. */
export function StageList({ journey, below }: StageListProps) {
  const t = useJourneysMessages()
  return (
    <ol
      className={styles.list}
      data-kind={journey.kind}
      aria-label={t(journey.kind === 'journey' ? 'journeys.stages' : 'journeys.collected')}
    >
      {journey.parts.map((part) => (
        <li key={`${part.number} ${part.entries[0]?.id}`} className={styles.part} style={colorStyle(part.color)}>
          <span className={styles.number} aria-hidden="true">
            {part.number}
          </span>
          <div className={styles.entries}>
            <DayLine journey={journey} part={part} />
            {part.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} journey={journey} below={below} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Which day it is; for readers who don't see the number beside it, that, too. */
function DayLine({ journey: { kind }, part }: { journey: JourneyView; part: JourneyPart }) {
  const t = useJourneysMessages()
  const language = useLanguage()
  const today = useToday()
  if (kind === 'collection') return null
  const { date, number, sums, entries } = part
  const isToday = date !== null && date === today?.today
  const isTomorrow = date !== null && date === today?.tomorrow
  const stages = entries.filter(({ kind: of }) => of === 'stage').length
  return (
    <div className={styles.day}>
      <p>
        <span>{t('journeys.day', { number })}</span>
        {date === null ? null : <time dateTime={date}>{formatDay(date, language.locale)}</time>}
        {isToday ? <b>{t('journeys.today')}</b> : null}
        {isTomorrow ? <b>{t('journeys.tomorrow')}</b> : null}
      </p>
      {sums && stages > 1 ? <LineFigures sums={sums} /> : null}
    </div>
  )
}

interface EntryProps {
  entry: JourneyEntry
  journey: JourneyView
  below: OfStage | undefined
}

function Entry({ entry, journey, below }: EntryProps) {
  const t = useJourneysMessages()
  const langOfText = useLangOfText()
  return (
    <div className={styles.entry}>
      {entry.kind === 'rest' ? (
        <h2 className={styles.rest}>
          <Icon path={bedFill} size={18} />
          {t('journeys.rest')}
        </h2>
      ) : (
        <StageOf stage={entry} authorId={journey.author.id} />
      )}
      {entry.note ? (
        <p className={styles.note} lang={langOfText(entry.note)}>
          {entry.note}
        </p>
      ) : null}
      {entry.kind === 'stage' ? below?.(entry) : null}
    </div>
  )
}

function StageOf({ stage, authorId }: { stage: Stage; authorId: number }) {
  const t = useJourneysMessages()
  const { titleOf } = useLocalizedText()
  const langOfText = useLangOfText()
  const { article, sums, shownTo } = stage
  const title = article && titleOf(article)
  return (
    <>
      {article && title ? (
        <h2>
          <Link className={styles.title} to={`/routes/${article.id}`} lang={title.lang}>
            {title.text}
          </Link>
        </h2>
      ) : null}
      {article && article.author.id !== authorId ? (
        <p className={styles.credit}>
          <Link className={styles.by} to={`/users/${article.author.id}`} lang={langOfText(article.author.name)}>
            {t('journeys.by', { name: article.author.name })}
          </Link>
        </p>
      ) : null}
      <StageFigures sums={sums} shownTo={shownTo} />
    </>
  )
}

interface Days {
  readonly today: string
  readonly tomorrow: string
}

/** The reader's today and tomorrow as ISO days; null until the browser says, for the server doesn't know. */
function useToday(): Days | null {
  const [days, setDays] = useState<Days | null>(null)
  useEffect(() => {
    const now = new Date()
    const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
    setDays({ today: dayOf(now), tomorrow: dayOf(next) })
  }, [])
  return days
}

const two = (value: number) => String(value).padStart(2, '0')
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
