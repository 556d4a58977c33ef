import { useEffect, useState } from 'react'
import type { FileOpening, ToolChoice } from '../core/events.ts'
import { useEditorParts, useMessages } from '../ui/context/editor-context.tsx'
import { DiscardDialog } from '../ui/panels/discard-dialog.tsx'

/** Confirms whether to discard a drawing that cannot be confirmed when another tool is chosen, and then repeats the request. */
export function EditorDiscard() {
  const { actor } = useEditorParts()
  const messages = useMessages()
  const [requested, setRequested] = useState<ToolChoice | FileOpening | null>(null)
  useEffect(() => {
    const subscription = actor.on('discard.asked', ({ event }) => setRequested(event))
    return () => subscription.unsubscribe()
  }, [actor])
  if (!requested) return null
  return (
    <DiscardDialog
      messages={messages}
      onGoOn={() => setRequested(null)}
      onDiscard={() => {
        setRequested(null)
        actor.send({ ...requested, isDiscarding: true })
      }}
    />
  )
}
