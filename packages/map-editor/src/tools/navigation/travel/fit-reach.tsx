import { objectBounds } from '@mishiori/map-document'
import { useEffect } from 'react'
import { useEditorParts } from '../../../ui/context/editor-context.tsx'

/** Shows an area whole that was found: most are larger than the map in view. */
export function FitReach() {
  const { actor, map } = useEditorParts()
  useEffect(() => {
    const found = actor.on('reach.found', ({ reach }) => map.get()?.camera.fitBox(objectBounds(reach.polygon)))
    return () => found.unsubscribe()
  }, [actor, map])
  return null
}
