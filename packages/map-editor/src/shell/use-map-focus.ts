import { findMapObject } from '@mishiori/map-document'
import { useEffect } from 'react'
import { type MachineActor, selectDocument } from '../core/selectors.ts'
import type { MapFocus } from '../map/camera/map-focus.ts'
import { useFocusRequest } from '../map/camera/use-focus-request.ts'
import type { EditorStores } from '../ui/context/editor-context.tsx'
import { useValue } from '../ui/shared/value-store.ts'

interface MapFocusParts {
  readonly actor: MachineActor
  readonly map: EditorStores['map']
}

/** Handles the host's request to select an object and show it; a request before the map is ready is handled when it is. */
export function useMapFocus(requested: MapFocus | null, { actor, map }: MapFocusParts): void {
  const focus = useFocusRequest(requested)
  const handle = useValue(map)
  useEffect(() => {
    if (focus) actor.send({ type: 'object.select', objectId: focus.objectId })
  }, [focus, actor])
  useEffect(() => {
    const object = focus ? findMapObject(selectDocument(actor.getSnapshot()), focus.objectId) : null
    if (object) handle?.camera.fitObjects([object])
  }, [focus, actor, handle])
}
