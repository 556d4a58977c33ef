import type { MapObjectId, Position } from '@mishiori/map-document'
import { useState } from 'react'

interface ChosenPlace {
  readonly objectId: MapObjectId
  readonly at: Position
}

/**
 * Where on the map the selected object was clicked. The host may select it a while after the click; another selection
 * forgets the place.
 */
export function useChosenPlace(selectedId: MapObjectId | null) {
  const [place, setPlace] = useState<ChosenPlace | null>(null)
  const [lastSelectedId, setLastSelectedId] = useState(selectedId)
  if (selectedId !== lastSelectedId) {
    setLastSelectedId(selectedId)
    if (place?.objectId !== selectedId) setPlace(null)
  }
  return {
    chosenAt: place?.objectId === selectedId ? (place?.at ?? null) : null,
    choose: (objectId: MapObjectId | null, at: Position) => setPlace(objectId && { objectId, at }),
  }
}
