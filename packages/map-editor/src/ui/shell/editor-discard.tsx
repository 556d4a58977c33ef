import { useEffect, useState } from 'react'
import type { FileOpening, ToolChoice } from '../../core/events.ts'
import { useEditorParts, useMessages } from '../context/editor-context.tsx'
import { DiscardDialog } from '../panels/discard-dialog.tsx'

/** Asks what becomes of a drawing that cannot be confirmed when another tool is chosen, and does what was asked for when it may go. */
export function EditorDiscard() {
  const { actor } = useEditorParts()
  const messages = useMessages()
  const [asked, setAsked] = useState<ToolChoice | FileOpening | null>(null)
  useEffect(() => {
    const subscription = actor.on('discard.asked', ({ event }) => setAsked(event))
    return () => subscription.unsubscribe()
  }, [actor])
  if (!asked) return null
  return (
    <DiscardDialog
      messages={messages}
      onGoOn={() => setAsked(null)}
      onDiscard={() => {
        setAsked(null)
        actor.send({ ...asked, isDiscarding: true })
      }}
    />
  )
}
