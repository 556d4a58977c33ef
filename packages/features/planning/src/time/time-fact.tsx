import { courseLevel } from '@mishiori/map-document'
import type { LineTime } from '@repo/articles/line-time'
import type { LayerOutline } from '@repo/articles/reading-view'
import { clock } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { Fact } from '../fact.tsx'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import { Arrivals } from './arrivals.tsx'
import styles from './time.module.css'
import type { PlannedWalk } from './walk-choices.ts'
import { WalkControls } from './walk-controls.tsx'

const MS_PER_MINUTE = 60_000

interface TimeFactProps {
  /** How long its recording took; never mixed with the estimate. */
  durationMs: number | null
  time: LineTime | null
  walk: PlannedWalk | null
  layers: readonly LayerOutline[]
}

/** How long the way takes: as it was recorded, and as a model estimates it for its reader. */
export function TimeFact({ durationMs, time, walk, layers }: TimeFactProps) {
  const t = usePlanningMessages()
  const { t: shared } = useLanguage()
  const model = time && shared(`article.timeModel.${time.model}`)
  const estimate = time && model && t('planning.estimateBy', { model, version: time.version })
  return (
    <Fact icon={clock} title={t('planning.time')} remark={estimate ?? t('planning.recorded')}>
      {time && walk ? <Estimate time={time} walk={walk} layers={layers} /> : null}
      {durationMs === null ? null : (
        <p className={styles.recorded}>
          {time ? <b>{t('planning.recorded')}</b> : null}
          <Duration minutes={durationMs / MS_PER_MINUTE} size={time ? 'small' : 'large'} />
          <span className={styles.beside}>{t('planning.recordedNote')}</span>
        </p>
      )}
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
      {time.climbs === 'counted' ? null : <p className={styles.beside}>{t(`planning.climbs.${time.climbs}`)}</p>}
      <WalkControls {...walk} />
      <Arrivals time={time} walk={walk} layers={layers} />
    </>
  )
}

const MINUTES_PER_HOUR = 60

/** Hours and minutes. */
function Duration({ minutes, size = 'large' }: { minutes: number; size?: 'large' | 'small' }) {
  const t = usePlanningMessages()
  const whole = Math.max(1, Math.round(minutes))
  const hours = Math.floor(whole / MINUTES_PER_HOUR)
  const left = whole % MINUTES_PER_HOUR
  return (
    <span className={styles.duration} data-size={size}>
      {hours > 0 ? (
        <>
          <b>{hours}</b> {t('planning.hours')}{' '}
        </>
      ) : null}
      {hours === 0 || left > 0 ? (
        <>
          <b>{left}</b> {t('planning.minutes')}
        </>
      ) : null}
    </span>
  )
}
