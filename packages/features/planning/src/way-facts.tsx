import { timeUnderWay } from '@mishiori/map-document'
import type { ReadingView } from '@repo/articles/reading-view'
import { useLanguage } from '@repo/web-kit/language'
import { type ReactNode, useRef } from 'react'
import { LightFact } from './light/light-fact.tsx'
import { HealthOfOtherLines, isHealthOfOtherLines } from './measured/health-of-other-lines.tsx'
import { MeasuredFact } from './measured/measured-fact.tsx'
import { usePlanningMessages } from './messages/planning-messages.ts'
import { TimeFact } from './time/time-fact.tsx'
import { useRefinedTime } from './time/use-refined-time.ts'
import { useWalkChoices } from './time/use-walk-choices.ts'
import { paceOf } from './time/walk-choices.ts'
import styles from './way-facts.module.css'

const WAY_FACTS_ID = 'way-facts'

interface WayFactsProps {
  view: Pick<ReadingView, 'article' | 'heldLayers' | 'figures' | 'layers' | 'hasHealth'>
  /** Of the link that a reader came by. */
  token: string | null
  /** Of the end of the way; null where it is not known. */
  timeZone: string | null
  /** Cards of what has to be asked for: what is under the feet, and further ones. */
  ground?: ReactNode
  further?: ReactNode
}

/** What is known about the main line of an article, one card for each question. Nothing is guessed. */
export function WayFacts({ view, token, timeZone, ground, further }: WayFactsProps) {
  const t = usePlanningMessages()
  const format = useLanguage()
  const section = useRef<HTMLElement>(null)
  const [choices, onChoose] = useWalkChoices()
  const time = useRefinedTime({ view, token, format }, section)
  const { article, figures, layers } = view
  const hasSwitch = isHealthOfOtherLines(view)
  if (!figures && !hasSwitch) return null
  const under = time && timeUnderWay(time.minutes, paceOf(choices))
  return (
    <section ref={section} className={styles.facts} id={WAY_FACTS_ID} aria-labelledby="way-facts-heading">
      <h2 id="way-facts-heading">{t('planning.heading')}</h2>
      {figures && (time || figures.durationMs !== null) ? (
        <TimeFact
          durationMs={figures.durationMs}
          moving={figures.moving}
          time={time}
          walk={under && { choices, onChoose, under }}
          layers={layers}
        />
      ) : null}
      <MeasuredFact view={view} token={token} />
      {hasSwitch ? <HealthOfOtherLines article={article} figures={figures} /> : null}
      {figures ? ground : null}
      {time && under ? (
        <LightFact
          end={time.end}
          timeZone={timeZone}
          startMinutes={choices.startMinutes}
          totalMinutes={under.walkingMinutes + under.restMinutes}
        />
      ) : null}
      {figures ? further : null}
    </section>
  )
}
