import type { MapObjectId } from '@mishiori/map-document'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ShownObject } from '../use-shown-object.ts'
import { isTextInView, objectOfLink, scrollToText } from './text-places.ts'
import { useLinkBeingRead } from './use-link-being-read.ts'

/** A reader who scrolls past a link has passed it by then. */
const SETTLED_MS = 120
/** Browsers scroll smoothly no longer than this. */
const LED_MS = 1000

/**
 * Scroll sync in both directions. As the text is read, the map shows the object that it speaks of; selecting an object
 * on the map brings its text to the middle. Back at the top, the map shows everything.
 */
export function useScrollSync(isReady: boolean, object: ShownObject) {
  const link = useLinkBeingRead(isReady)
  const readId = link === null ? null : (objectOfLink(link) as MapObjectId) // one that the map lacks shows nothing
  const wasRead = useRef(false)
  const led = useRef<{ readonly to: MapObjectId; readonly until: number } | null>(null)
  const look = useEffectEvent((ledTo: MapObjectId | null) => {
    if (ledTo !== null && isTextInView(ledTo)) return // what was passed on the way to its text is not read
    if (readId !== object.selectedId) object.setSelectedId(null)
    object.lookAt(readId)
  })
  useEffect(() => {
    if (readId === null && !wasRead.current) return
    wasRead.current = readId !== null
    const ledFor = (led.current?.until ?? 0) - Date.now()
    const ledTo = ledFor > 0 ? (led.current?.to ?? null) : null
    const timer = setTimeout(() => look(ledTo), Math.max(SETTLED_MS, ledFor))
    return () => clearTimeout(timer)
  }, [readId])
  const choose = (id: MapObjectId | null) => {
    object.setSelectedId(id)
    if (id !== null && scrollToText(id)) led.current = { to: id, until: Date.now() + LED_MS }
  }
  return { choose, markedId: object.selectedId ?? readId, isReading: readId !== null }
}
