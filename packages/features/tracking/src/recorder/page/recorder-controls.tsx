import { Icon } from '@repo/ui/icon'
import { flagCheckeredFill, playFill, recordFill, stopFill, trash } from '@repo/ui/icons'
import type { RecorderEvent } from '../machine/recorder-context.ts'
import { useRecorderMessages } from '../messages/recorder-messages.ts'
import styles from './recorder.module.css'
import type { RecorderActor, RecorderSnapshot } from './recorder-actor.ts'

type Step = Extract<RecorderEvent['type'], `recording.${string}`>

/** In the order in which they stand; what cannot be done now is not there. */
const STEPS = [
  { step: 'recording.delete', label: 'record.delete', icon: trash, look: 'small' },
  { step: 'recording.start', label: 'record.start', icon: recordFill, look: 'large' },
  { step: 'recording.stop', label: 'record.stop', icon: stopFill, look: 'large' },
  { step: 'recording.restart', label: 'record.restart', icon: playFill, look: 'large' },
  { step: 'recording.continue', label: 'record.continue', icon: playFill, look: 'large' },
  { step: 'recording.end', label: 'record.end', icon: flagCheckeredFill, look: 'small' },
] as const satisfies readonly {
  readonly step: Step
  readonly label: string
  readonly icon: string
  readonly look: string
}[]

/** Everything that can be done with a recording now, within reach of a thumb. */
export function RecorderControls({ actor, snapshot }: { actor: RecorderActor; snapshot: RecorderSnapshot }) {
  const t = useRecorderMessages()
  return (
    <fieldset className={styles.controls} aria-label={t('record.controls')}>
      {STEPS.filter(({ step }) => snapshot.can({ type: step })).map(({ step, label, icon, look }) => (
        <button
          key={step}
          type="button"
          className={styles.step}
          data-look={look}
          onClick={() => actor.send({ type: step })}
        >
          <span>
            <Icon path={icon} size={look === 'large' ? 34 : 24} />
          </span>
          {t(label)}
        </button>
      ))}
    </fieldset>
  )
}
