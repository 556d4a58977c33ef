import { useRecorderMessages } from '../messages/recorder-messages.ts'
import { isResting, TRACK_RULES } from '../track/track.ts'
import styles from './recorder.module.css'
import type { RecorderSnapshot } from './recorder-actor.ts'

/** What the recorder does. Said aloud when that changes, not each time that the figures do. */
export function RecorderStatus({ snapshot, nowMs }: { snapshot: RecorderSnapshot; nowMs: number }) {
  const said = useSaid(snapshot, nowMs)
  return (
    <p className={styles.status} data-on={snapshot.matches('recording') || undefined}>
      <span role="status">{said.label}</span>
      {said.detail ? <small>{said.detail}</small> : null}
    </p>
  )
}

function useSaid(snapshot: RecorderSnapshot, nowMs: number) {
  const t = useRecorderMessages()
  const { lastFix, track, problem } = snapshot.context
  if (!snapshot.matches('recording')) return { label: t('record.stopped'), detail: null }
  if (problem) return { label: t(`position.${problem}`), detail: t(`position.${problem}Text`) }
  if (!lastFix) return { label: t('record.looking'), detail: null }
  const meters = Math.round(lastFix.fix.accuracyMeters)
  if (meters > TRACK_RULES.accuracyMeters)
    return { label: t('record.looking'), detail: t('record.inexact', { meters }) }
  return {
    label: t(isResting(track, nowMs) ? 'record.resting' : 'record.recording'),
    detail: t('record.within', { meters }),
  }
}
