import { groundParts, groundShares } from '@repo/articles/ground-shares'
import type { GroundObstacle, GroundOfLine } from '@repo/contract'
import { formatDistance } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { type PlanningTranslator, usePlanningMessages } from '../messages/planning-messages.ts'
import styles from './ground.module.css'

/** What stops wheels, place by place, and after it what the data does not tell. */
export default function ObstacleList({ ground }: { ground: GroundOfLine }) {
  const t = usePlanningMessages()
  const language = useLanguage()
  const unknown = groundShares(groundParts(ground)).find((share) => share.ground === 'unknown')
  return (
    <>
      {ground.obstacles.length === 0 ? <p>{t('planning.obstaclesNone')}</p> : null}
      <ul className={styles.obstacles}>
        {ground.obstacles.map((obstacle) => (
          <li key={`${obstacle.kind} ${obstacle.atMeters}`}>
            <b className={styles.place}>{formatDistance(obstacle.atMeters, language)}</b>
            <span>{nameOf(obstacle, t)}</span>
            <span className={styles.aside}>{asideOf(obstacle, t)}</span>
          </li>
        ))}
        {unknown ? (
          <li>
            <b className={styles.place}>{formatDistance(unknown.meters, language)}</b>
            <span>{t('planning.unknownStretches')}</span>
            <span className={styles.aside}>{t('planning.unknownAside')}</span>
          </li>
        ) : null}
      </ul>
      <p className={styles.note}>{t('planning.obstaclesNote')}</p>
    </>
  )
}

function nameOf({ kind, stepCount }: GroundObstacle, t: PlanningTranslator): string {
  if (kind !== 'steps') return t(`planning.obstacle.${kind}`)
  return stepCount === null ? t('planning.stairsUncounted') : t('planning.stairs', { count: stepCount })
}

function asideOf({ kind, hasHandrail, hasRamp }: GroundObstacle, t: PlanningTranslator): string | null {
  if (kind !== 'steps') return null
  const handrail =
    hasHandrail === null ? 'planning.handrailUnknown' : hasHandrail ? 'planning.handrail' : 'planning.noHandrail'
  return hasRamp ? t('planning.withRamp', { handrail: t(handrail) }) : t(handrail)
}
