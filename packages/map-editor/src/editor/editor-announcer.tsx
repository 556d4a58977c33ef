import { useEffect, useState } from 'react'
import { LiveRegion } from '../panels/live-region.tsx'
import { announcement } from './announcements.ts'
import { useEditorParts, useMessages } from './editor-context.tsx'
import { crosshairAnnouncement, focusAnnouncement } from './vertex-announcements.ts'

/** The crosshair is told when it rests: a held key moves it many times a second. */
const CROSSHAIR_REST_MS = 400

/** Speaks what happened, so that nothing on the map is told by looks alone. */
export function EditorAnnouncer() {
  const { actor, crosshair, isSnapping } = useEditorParts()
  const messages = useMessages()
  const [spoken, setSpoken] = useState({ message: '', nonce: 0 })
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const say = (message: string) => {
      clearTimeout(rest)
      setSpoken(({ nonce }) => ({ message, nonce: nonce + 1 }))
    }
    let isCut = false
    const subscription = actor.on('*', (event) => {
      // A line that is cut is confirmed in the same breath, and where it was cut is what is worth a word.
      const isSaid = isCut && event.type === 'edit.confirmed'
      isCut = event.type === 'step.taken' && event.step.kind === 'line.split'
      if (isSaid) return
      const message =
        event.type === 'vertex.focused'
          ? focusAnnouncement(messages, event, actor.getSnapshot())
          : announcement(messages, event)
      if (message !== null) say(message)
    })
    const stop = crosshair.subscribe(() => {
      const position = crosshair.get()
      clearTimeout(rest)
      if (!position) return
      rest = setTimeout(() => say(crosshairAnnouncement(messages, position, actor.getSnapshot())), CROSSHAIR_REST_MS)
    })
    const stopSnapping = isSnapping.subscribe(() => {
      say(isSnapping.get() ? messages.vertices.snapOn : messages.vertices.snapOff)
    })
    return () => {
      subscription.unsubscribe()
      stop()
      stopSnapping()
      clearTimeout(rest)
    }
  }, [actor, crosshair, isSnapping, messages])
  return <LiveRegion {...spoken} />
}
