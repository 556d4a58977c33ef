import type { MapObjectId } from '@mishiori/map-document'
import type { MapFocus, WholeMapFocus } from '@mishiori/map-editor/view'
import { useMapLinks } from '@repo/articles/map-links'
import { useCallback, useEffect, useState } from 'react'

/** What is selected, and what the camera was last asked to show: by the list, by a link in the text, or by reading on. */
export function useShownObject() {
  const [selectedId, setSelectedId] = useState<MapObjectId | null>(null)
  const [focus, setFocus] = useState<MapFocus | WholeMapFocus | null>(null)
  const { shown, commentedOn } = useMapLinks()
  /** Null looks at everything. */
  const lookAt = useCallback(
    (objectId: MapObjectId | null) =>
      setFocus((before) => {
        const at = (before?.at ?? 0) + 1
        return objectId === null ? { objectId, at } : { objectId, at }
      }),
    [],
  )
  const show = useCallback(
    (objectId: MapObjectId) => {
      setSelectedId(objectId)
      lookAt(objectId)
    },
    [lookAt],
  )
  useEffect(() => {
    if (shown) show(shown.id as MapObjectId) // an id from the article's text; one that the map lacks shows nothing
  }, [shown, show])
  useEffect(() => {
    // What was to be said about it is said. Another one that is selected by now stays.
    if (commentedOn) setSelectedId((selected) => (selected === commentedOn.id ? null : selected))
  }, [commentedOn])
  return { selectedId, setSelectedId, focus, lookAt, show }
}

export type ShownObject = ReturnType<typeof useShownObject>
