import { isHazardIcon, type MapObject, type MapObjectId, mapObjectId } from '@mishiori/map-document'
import { useMemo } from 'react'
import { useHazards } from './hazard-context.tsx'
import { HazardStatus } from './hazard-status.tsx'

/** The spots of hazards that nobody has seen for long. */
export function usePaleObjects(): ReadonlySet<MapObjectId> {
  const { states } = useHazards()
  return useMemo(
    () => new Set(states.filter(({ isStale }) => isStale).map(({ objectId }) => mapObjectId(objectId))),
    [states],
  )
}

/** For the window of an object. */
export function sayOfHazard(object: MapObject) {
  return object.kind === 'spot' && isHazardIcon(object.icon) ? <HazardStatus objectId={object.id} isOnMap /> : null
}
