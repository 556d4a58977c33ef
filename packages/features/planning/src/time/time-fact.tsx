import { clock } from '@repo/ui/icons'
import { Fact } from '../fact.tsx'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import { Duration } from './duration.tsx'
import styles from './time.module.css'

const MS_PER_MINUTE = 60_000

/** How long the way takes. */
export function TimeFact({ durationMs }: { durationMs: number }) {
  const t = usePlanningMessages()
  return (
    <Fact icon={clock} title={t('planning.time')} remark={t('planning.recorded')}>
      <p className={styles.time}>
        <Duration minutes={durationMs / MS_PER_MINUTE} />
        <span className={styles.beside}>{t('planning.recordedNote')}</span>
      </p>
    </Fact>
  )
}
