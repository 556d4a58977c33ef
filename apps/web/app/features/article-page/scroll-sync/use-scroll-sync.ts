import type { MapObjectId } from '@mishiori/map-document'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { ShownObject } from '../map/use-shown-object.ts'
import { goToText } from './text-places.ts'
import { useDocking } from './use-docking.ts'
import { useObjectBeingRead } from './use-object-being-read.ts'

/** After this long the map has noticed that it has another size, and a reader who scrolls past a link has passed it. */
const SETTLED_MS = 120

/**
 * Scroll sync in both directions. While the text is read, the map is docked beside it and shows the linked object;
 * selecting an object on the map scrolls to its text. After undocking, the map shows the selection, or everything.
 */
export function useScrollSync(frame: RefObject<HTMLElement | null>, isReady: boolean, object: ShownObject) {
  const { isDocked, close } = useDocking(frame, isReady)
  const readId = useObjectBeingRead(isDocked)
  const wasDocked = useRef(false)
  const look = useEffectEvent(() => object.lookAt(isDocked ? readId : object.selectedId))
  useEffect(() => {
    if (!isDocked && !wasDocked.current) return
    wasDocked.current = isDocked
    const timer = setTimeout(() => look(), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isDocked, readId])
  const choose = (id: MapObjectId | null) => {
    if (!isDocked) object.setSelectedId(id)
    else if (id !== null) goToText(id)
  }
  return { isDocked, close, choose, markedId: isDocked ? readId : object.selectedId }
}
