import type { SaveActor } from '@repo/authoring/save-actor'
import { draftOverTheirs } from '@repo/authoring/save-context'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { type ConflictChoice, ConflictDialog } from './conflict-dialog.tsx'
import { LogInAgain } from './log-in-again.tsx'

/** The stops of saving that only the author can resolve. Each dialog opens once automatically and again on request. */
export function useSaveDialogs(actor: SaveActor) {
  const stop = useSelector(actor, ({ value }) =>
    value.server === 'conflicted' || value.server === 'loggedOut' ? value.server : null,
  )
  const [closed, setClosed] = useState<typeof stop>(null)
  if (stop === null && closed !== null) setClosed(null)
  return { openStop: closed === stop ? null : stop, reopen: () => setClosed(null), close: () => setClosed(stop) }
}

interface SaveDialogsProps {
  actor: SaveActor
  openStop: 'conflicted' | 'loggedOut' | null
  onClose: () => void
}

export function SaveDialogs({ actor, openStop, onClose }: SaveDialogsProps) {
  const { t } = useEditorMessages()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { draft, changedAt, conflict, userId } = context
  const choose = (choice: ConflictChoice) => {
    if (choice !== 'keepBoth') return actor.send({ type: `conflict.${choice}` })
    actor.send({
      type: 'conflict.keepBoth',
      title: t('conflict.copyTitle', { title: draft.title.trim() || t('editor.untitled') }),
    })
  }
  return (
    <>
      <ConflictDialog
        isOpen={openStop === 'conflicted'}
        mine={draftOverTheirs(context)}
        mineAt={changedAt}
        theirs={conflict?.theirs ?? null}
        userId={userId}
        onChoose={choose}
        onClose={onClose}
      />
      <LogInAgain actor={actor} isOpen={openStop === 'loggedOut'} onClose={onClose} />
    </>
  )
}
