import { findMapObject, type MainCluster, type MapDocument } from '@mishiori/map-document'
import { useEffect } from 'react'
import type { MapFocus, WholeMapFocus } from '../map/camera/map-focus.ts'
import { useFocusRequest } from '../map/camera/use-focus-request.ts'
import type { MapHandle } from '../map/map-handle.ts'
import { useLatest } from '../ui/shared/use-latest.ts'

interface Shown {
  readonly value: MapDocument
  readonly focus?: MapFocus | WholeMapFocus | null
}

/** Moves the camera to what is requested: an object, or everything. */
export function useShownFocus(
  handle: MapHandle | null,
  { value, focus: requested = null }: Shown,
  cluster: MainCluster,
): void {
  const latest = useLatest({ value, cluster })
  const focus = useFocusRequest(requested)
  useEffect(() => {
    if (!focus) return
    if (focus.objectId === null) return handle?.camera.fitBox(latest.current.cluster.bounds)
    const object = findMapObject(latest.current.value, focus.objectId)
    if (object) handle?.camera.fitObjects([object])
  }, [handle, focus, latest])
}
