import type { Editor } from '@tiptap/core'
import { useEffect } from 'react'
import type { LinkableMapObject } from '../services.ts'
import { mapObjectsKey } from './map-link-decorations.ts'

/** Keeps the look of map links in step with the map. */
export function useMapObjects(editor: Editor | null, mapObjects: readonly LinkableMapObject[]): void {
  useEffect(() => {
    if (!editor || editor.isDestroyed) return
    editor.view.dispatch(editor.state.tr.setMeta(mapObjectsKey, mapObjects).setMeta('addToHistory', false))
  }, [editor, mapObjects])
}
