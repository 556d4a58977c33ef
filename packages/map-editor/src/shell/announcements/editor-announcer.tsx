import { startTransition, useEffect, useState } from 'react'
import type { MachineEmitted } from '../../core/events.ts'
import { selectDocument } from '../../core/selectors.ts'
import { useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { LiveRegion } from '../../ui/panels/live-region.tsx'
import { announcement } from './announcements.ts'
import { historyAnnouncement } from './history-announcement.ts'
import { crosshairAnnouncement, focusAnnouncement } from './position-announcements.ts'

/** Frequent changes are announced once they stop: the crosshair while a key is pressed, points added in a row. */
const REST_MS = 400

const FOLLOWS_SAVING: ReadonlySet<string> = new Set<MachineEmitted['type']>(['tool.opened', 'selection.changed'])

/** Announces what happened, so that no information is only visual. */
export function EditorAnnouncer() {
  const { actor, map, crosshair, inputMode, isSnapping } = useEditorParts()
  const messages = useMessages()
  const [spoken, setSpoken] = useState({ message: '', nonce: 0 })
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const announce = (message: string) => {
      clearTimeout(rest)
      startTransition(() => setSpoken(({ nonce }) => ({ message, nonce: nonce + 1 }))) // a click must not wait for announcements
    }
    const announceAtRest = (message: () => string | null) => {
      clearTimeout(rest)
      rest = setTimeout(() => {
        const text = message()
        if (text !== null) announce(text)
      }, REST_MS)
    }
    let isCut = false
    let isJustSaved = false
    let shown = selectDocument(actor.getSnapshot())
    const textOf = (event: MachineEmitted) => {
      const snapshot = actor.getSnapshot()
      if (event.type === 'vertex.focused') return focusAnnouncement(messages, event, snapshot)
      const isHistory = event.type === 'history.undone' || event.type === 'history.redone'
      return isHistory ? historyAnnouncement(messages, event.type, shown, snapshot) : announcement(messages, event)
    }
    const subscription = actor.on('*', (event) => {
      // Splitting a line also confirms it. Only the split is announced.
      const isAnnounced = isCut && event.type === 'edit.confirmed'
      isCut = event.type === 'step.taken' && event.step.kind === 'line.split'
      if (isAnnounced) return
      // A spot that is named hands on to its tool in the same turn: that it is saved is the news.
      if (isJustSaved && FOLLOWS_SAVING.has(event.type)) return
      if (event.type === 'document.edited' && event.edit.kind === 'object.update') {
        isJustSaved = true
        queueMicrotask(() => {
          isJustSaved = false
        })
      }
      if (inputMode.get() !== 'keyboard' && isPointSet(event)) {
        announceAtRest(() => announcement(messages, event))
        return
      }
      const message = textOf(event)
      if (message !== null) announce(message)
    })
    // Told after what it emits: until then, `shown` is the document as it was.
    const documents = actor.subscribe((snapshot) => {
      shown = selectDocument(snapshot)
    })
    const stop = crosshair.subscribe(() => {
      const position = crosshair.get()
      clearTimeout(rest)
      if (!position) return
      announceAtRest(() =>
        crosshairAnnouncement(messages, position, actor.getSnapshot(), map.get()?.placeName() ?? null),
      )
    })
    const stopSnapping = isSnapping.subscribe(() => {
      announce(isSnapping.get() ? messages.vertices.snapOn : messages.vertices.snapOff)
    })
    return () => {
      subscription.unsubscribe()
      documents.unsubscribe()
      stop()
      stopSnapping()
      clearTimeout(rest)
    }
  }, [actor, map, crosshair, inputMode, isSnapping, messages])
  return <LiveRegion {...spoken} />
}

/** Whether a line or the sides of a polygon grew by a point at their end. */
function isPointSet(event: MachineEmitted): boolean {
  return (event.type === 'step.taken' || event.type === 'ring.stepped') && event.step.kind === 'vertex.append'
}
