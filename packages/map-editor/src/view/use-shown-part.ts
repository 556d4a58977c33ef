import { documentBounds, findMapObject, type MainCluster, type MapDocument, mainCluster } from '@mishiori/map-document'
import { useEffect, useMemo } from 'react'
import type { MapFocus, WholeMapFocus } from '../map/camera/map-focus.ts'
import { useFocusRequest } from '../map/camera/use-focus-request.ts'
import type { MapHandle } from '../map/map-handle.ts'
import { useLatest } from '../ui/shared/use-latest.ts'

interface OpeningOptions {
  readonly value: MapDocument
  /** Everything, however far apart, instead of the main line and what is near it. */
  readonly opensWhole?: boolean
}

/** What of a document is in view at first. */
export type OpeningPart = Pick<MainCluster, 'bounds' | 'elsewhere'>

export function useOpeningPart({ value, opensWhole }: OpeningOptions): OpeningPart {
  return useMemo(
    () => (opensWhole ? { bounds: documentBounds(value), elsewhere: [] } : mainCluster(value)),
    [value, opensWhole],
  )
}

interface Shown {
  readonly value: MapDocument
  readonly focus?: MapFocus | WholeMapFocus | null
}

/** Moves the camera to what is requested: an object, or everything. */
export function useShownFocus(
  handle: MapHandle | null,
  { value, focus: requested = null }: Shown,
  opening: OpeningPart,
): void {
  const latest = useLatest({ value, opening })
  const focus = useFocusRequest(requested)
  useEffect(() => {
    if (!focus) return
    if (focus.objectId === null) return handle?.camera.fitBox(latest.current.opening.bounds)
    const object = findMapObject(latest.current.value, focus.objectId)
    if (object) handle?.camera.fitObjects([object])
  }, [handle, focus, latest])
}
