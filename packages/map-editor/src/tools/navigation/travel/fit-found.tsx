import { type BBox, findMapObject, objectBounds, type Position } from '@mishiori/map-document'
import { useEffect } from 'react'
import { useEditorParts } from '../../../ui/context/editor-context.tsx'

/** Shows an area or a loop whole that was found: many are larger than the map in view. */
export function FitFound() {
  const { actor, map } = useEditorParts()
  useEffect(() => {
    const show = (box: BBox | null) => map.get()?.camera.fitBox(box)
    const reached = actor.on('reach.found', ({ reach }) => show(objectBounds(reach.polygon)))
    const offered = actor.on('route.offered', ({ document, objectId }) => {
      const line = findMapObject(document, objectId)
      if (line?.kind === 'navigationLine' && isLoop(line.path)) show(objectBounds(line))
    })
    return () => {
      reached.unsubscribe()
      offered.unsubscribe()
    }
  }, [actor, map])
  return null
}

function isLoop(path: readonly Position[]): boolean {
  const [start, end] = [path[0], path.at(-1)]
  return start !== undefined && end !== undefined && start[0] === end[0] && start[1] === end[1]
}
