import { LazyAccountSheet } from '@repo/account/lazy-account-sheet'
import type { SaveActor } from '@repo/authoring/save-actor'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { takenOverPath } from '../session/pending-editor-act.ts'
import { renewSession } from '../session/renew-session.ts'

interface LogInAgainProps {
  actor: SaveActor
  isOpen: boolean
  onClose: () => void
}

/** The session is over, the work is not: the log-in as a sheet over the editor, after which the save goes on. */
export function LogInAgain({ actor, isOpen, onClose }: LogInAgainProps) {
  const { t } = useEditorMessages()
  const { show } = useFlashQueue()
  const isKept = useSelector(actor, ({ value }) => value.device !== 'failed')
  const [wasAsked, setWasAsked] = useState(isOpen)
  if (isOpen && !wasAsked) setWasAsked(true)
  if (!wasAsked) return null
  const close = async () => {
    onClose()
    const { isOther } = await renewSession(actor)
    if (isOther) show({ variant: 'warning', title: t('logIn.otherAccount') })
  }
  return (
    <Suspense fallback={null}>
      <LazyAccountSheet
        isOpen={isOpen}
        isEnded
        text={t(isKept ? 'logIn.text' : 'logIn.textUnkept')}
        returnPath={wayBack(actor)}
        onClose={() => void close()}
      />
    </Suspense>
  )
}

/** For services that leave the page: to the article, or to the work on this device while there is none. */
function wayBack(actor: SaveActor): string {
  const { base, slot } = actor.getSnapshot().context
  return base ? `${location.pathname}${location.search}${location.hash}` : takenOverPath(slot, location.hash)
}
