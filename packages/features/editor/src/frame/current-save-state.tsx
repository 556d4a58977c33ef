import type { SaveActor } from '@repo/authoring/save-actor'
import { saveStatus } from '@repo/authoring/save-status'
import { useTrash } from '@repo/authoring/use-trash'
import { useSelector } from '@xstate/react'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { isInTrash, SaveState } from './save-state.tsx'

interface CurrentSaveStateProps {
  actor: SaveActor
  photosLeft: number
  /** Shows the question again that keeps the work from being saved. */
  onReopen: () => void
  /** Retries a refused save, of an article in the trash once it is restored. */
  onRepeat: () => void
  isGuest: boolean
}

/** The save state of the article that is open, with the way on from where saving stopped. */
export function CurrentSaveState({ actor, photosLeft, onReopen, onRepeat, isGuest }: CurrentSaveStateProps) {
  const { t } = useEditorMessages()
  const snapshot = useSelector(actor, (current) => current)
  const { device } = snapshot.value
  const status = saveStatus(snapshot, photosLeft)
  const { restore } = useTrash()
  const restoreAndRepeat = async () => {
    const { base, draft } = snapshot.context
    const title = draft.title.trim() || t('editor.untitled')
    if (base && (await restore({ id: base.id, title }))) onRepeat()
  }
  const act = () => {
    if (snapshot.matches({ server: 'conflicted' }) || snapshot.matches({ server: 'loggedOut' })) return onReopen()
    if (snapshot.matches({ server: 'refused' })) return isInTrash(status) ? void restoreAndRepeat() : onRepeat()
    actor.send({ type: 'network.return' })
  }
  return (
    <SaveState
      status={isGuest && snapshot.value.server === 'unsaved' ? { kind: 'onDevice' } : status}
      device={device === 'kept' || device === 'failed' ? device : 'writing'}
      onAct={act}
    />
  )
}
