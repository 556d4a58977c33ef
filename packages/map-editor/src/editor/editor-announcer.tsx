import { useEffect, useState } from 'react'
import { LiveRegion } from '../panels/live-region.tsx'
import { announcement } from './announcements.ts'
import { useEditorParts, useMessages } from './editor-context.tsx'

/** Speaks what happened, so that nothing on the map is told by looks alone. */
export function EditorAnnouncer() {
  const { actor } = useEditorParts()
  const messages = useMessages()
  const [spoken, setSpoken] = useState({ message: '', nonce: 0 })
  useEffect(() => {
    const subscription = actor.on('*', (event) => {
      const message = announcement(messages, event)
      if (message !== null) setSpoken(({ nonce }) => ({ message, nonce: nonce + 1 }))
    })
    return () => subscription.unsubscribe()
  }, [actor, messages])
  return <LiveRegion {...spoken} />
}
