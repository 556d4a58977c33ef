import { type AnyLine, type MapObject, mainLine } from '@mishiori/map-document'
import { useMemo } from 'react'
import type { EditorSnapshot } from '../machine/selectors.ts'
import { selectDocument, selectEditedLine, selectSelectedObject, selectTrim } from '../machine/selectors.ts'
import { createProfileLine, type ProfileLine } from '../profile-line.ts'
import { useEditor } from './editor-context.tsx'

/** The line whose elevations are shown: the one being edited, the selected one, else the main one. Null when it knows none. */
export function useProfileLine(): ProfileLine | null {
  const line = useEditor(selectProfiledLine)
  return useMemo(() => (line ? createProfileLine(line) : null), [line])
}

function selectProfiledLine(snapshot: EditorSnapshot): AnyLine | null {
  // A recording is shown whole while its ends are moved along it.
  const line =
    selectTrim(snapshot)?.recording ??
    selectEditedLine(snapshot) ??
    asLine(selectSelectedObject(snapshot)) ??
    mainLine(selectDocument(snapshot))
  return line?.elevationsMeters ? line : null
}

function asLine(object: MapObject | null): AnyLine | null {
  return object && 'path' in object ? object : null
}
