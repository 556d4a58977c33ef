import { courseLevel, type MovingTime } from '@mishiori/map-document'
import type { LineTime } from '@repo/articles/line-time'
import type { LayerOutline } from '@repo/articles/reading-view'
import { clock } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { Fact } from '../fact.tsx'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import { OperatorHint } from '../operator-hint.tsx'
import { Arrivals } from './arrivals.tsx'
import { Duration } from './duration.tsx'
import { RecordedTime } from './recorded-time.tsx'
import styles from './time.module.css'
import type { PlannedWalk } from './walk-choices.ts'
import { WalkControls } from './walk-controls.tsx'

interface TimeFactProps {
  /** How long its recording took; never mixed with the estimate. */
  durationMs: number | null
  /** What of that it was under way. */
  moving: MovingTime | null
  time: LineTime | null
  walk: PlannedWalk | null
  layers: readonly LayerOutline[]
}

/** How long the way takes: as it was recorded, and as a model estimates it for its reader. */
export function TimeFact({ durationMs, moving, time, walk, layers }: TimeFactProps) {
  const t = usePlanningMessages()
  const { t: shared } = useLanguage()
  const model = time && shared(`article.timeModel.${time.model}`)
  const estimate = time && model && t('planning.estimateBy', { model, version: time.version })
  return (
    <Fact icon={clock} title={t('planning.time')} remark={estimate ?? t('planning.recorded')}>
      {time && walk ? <Estimate time={time} walk={walk} layers={layers} /> : null}
      {durationMs === null ? null : <RecordedTime durationMs={durationMs} moving={moving} isBesideEstimate={!!time} />}
    </Fact>
  )
}

interface EstimateProps {
  time: LineTime
  walk: PlannedWalk
  layers: readonly LayerOutline[]
}

function Estimate({ time, walk, layers }: EstimateProps) {
  const t = usePlanningMessages()
  const { restMinutes } = walk.under
  const strength = time.constant === null ? null : t(`planning.level.${courseLevel(time.constant)}`)
  return (
    <>
      <p className={styles.time}>
        <Duration minutes={walk.under.walkingMinutes} />{' '}
        <span className={styles.beside}>
          {restMinutes > 0 ? t('planning.plusRest', { minutes: restMinutes }) : null}
          {restMinutes > 0 && strength ? t('planning.and') : null}
          {strength ? t('planning.strength', { level: strength, constant: Math.round(time.constant ?? 0) }) : null}
        </span>
      </p>
      {time.isByGround ? <p className={styles.beside}>{t('planning.byGround')}</p> : null}
      {time.climbs === 'counted' ? null : (
        <>
          <p className={styles.beside}>{t(`planning.climbs.${time.climbs}`)}</p>
          <OperatorHint lacks="elevation" />
        </>
      )}
      <WalkControls {...walk} />
      <Arrivals time={time} walk={walk} layers={layers} />
    </>
  )
}
