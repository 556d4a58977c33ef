import { type AnyLine, type MapObject, mainLine } from '@mishiori/map-document'
import { selectDocument, selectEditedLine, selectSelectedObject, selectTrim } from '../../core/selectors.ts'
import { useEditor, useEditorParts } from '../../ui/context/editor-context.tsx'

/**
 * The line whose elevations are shown: the one being edited, the selected one, else the main one. Null when it has no
 * elevations and the host cannot look up any, except for a selected line, whose profile explains this. A line that is being
 * drawn is not looked up again after each step.
 */
export function useProfileLine(): AnyLine | null {
  const { services } = useEditorParts()
  const canLookUp = services.fetchElevations !== undefined
  return useEditor((snapshot) => {
    const edited = selectTrim(snapshot)?.recording ?? selectEditedLine(snapshot)
    if (edited) return edited.elevationsMeters ? edited : null
    const selected = asLine(selectSelectedObject(snapshot))
    const line = selected ?? mainLine(selectDocument(snapshot))
    return line?.elevationsMeters || canLookUp || selected ? line : null
  })
}

function asLine(object: MapObject | null): AnyLine | null {
  return object && 'path' in object ? object : null
}
