import type { SaveActor } from '@repo/authoring/save-actor'
import { saveStatus } from '@repo/authoring/save-status'
import { useSelector } from '@xstate/react'
import { SaveState } from './save-state.tsx'

interface CurrentSaveStateProps {
  actor: SaveActor
  photosLeft: number
  /** Shows the question again that keeps the work from being saved. */
  onReopen: () => void
  /** Retries a refused save. */
  onRepeat: () => void
  isGuest: boolean
}

/** The save state of the article that is open, with the way on from where saving stopped. */
export function CurrentSaveState({ actor, photosLeft, onReopen, onRepeat, isGuest }: CurrentSaveStateProps) {
  const snapshot = useSelector(actor, (current) => current)
  const { device } = snapshot.value
  const act = () => {
    if (snapshot.matches({ server: 'conflicted' }) || snapshot.matches({ server: 'loggedOut' })) return onReopen()
    if (snapshot.matches({ server: 'refused' })) return onRepeat()
    actor.send({ type: 'network.return' })
  }
  return (
    <SaveState
      status={isGuest && snapshot.value.server === 'unsaved' ? { kind: 'onDevice' } : saveStatus(snapshot, photosLeft)}
      device={device === 'kept' || device === 'failed' ? device : 'writing'}
      onAct={act}
    />
  )
}
