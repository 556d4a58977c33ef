import { type Editor, Extension } from '@tiptap/core'
import type { Node as EditorNode } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { useEffect } from 'react'
import type { LinkableMapObject } from '../services.ts'

type Objects = ReadonlyMap<string, LinkableMapObject>

const mapObjectsKey = new PluginKey<{ readonly objects: Objects; readonly decorations: DecorationSet }>('mapObjects')

/** Shows and names map links as links, in the colour of their object, and links to deleted objects as broken. */
export const MapLinkDecorations = Extension.create({
  name: 'mapLinkDecorations',
  addProseMirrorPlugins: () => [
    new Plugin({
      key: mapObjectsKey,
      state: {
        init: () => ({ objects: new Map(), decorations: DecorationSet.empty }),
        apply: (transaction, value) => {
          const given: readonly LinkableMapObject[] | undefined = transaction.getMeta(mapObjectsKey)
          if (!given && !transaction.docChanged) return value
          const objects = given ? new Map(given.map((object) => [object.id, object])) : value.objects
          return { objects, decorations: decorate(transaction.doc, objects) }
        },
      },
      props: { decorations: (state) => mapObjectsKey.getState(state)?.decorations },
    }),
  ],
})

function decorate(doc: EditorNode, objects: Objects): DecorationSet {
  const decorations: Decoration[] = []
  doc.descendants((node, pos) => {
    const mark = node.isText ? node.marks.find((candidate) => candidate.type.name === 'mapLink') : undefined
    if (!mark) return
    const object = objects.get(String(mark.attrs.objectId))
    const state: Record<string, string> = object
      ? { 'data-color': object.color, 'aria-description': object.name }
      : { 'data-missing': '', 'aria-disabled': 'true' }
    // A link to screen readers as well, which would read plain text.
    decorations.push(Decoration.inline(pos, pos + node.nodeSize, { class: 'ab-map-link', role: 'link', ...state }))
  })
  return DecorationSet.create(doc, decorations)
}

/** Keeps the look of map links in step with the map. */
export function useMapObjects(editor: Editor | null, mapObjects: readonly LinkableMapObject[]): void {
  useEffect(() => {
    if (!editor || editor.isDestroyed) return
    editor.view.dispatch(editor.state.tr.setMeta(mapObjectsKey, mapObjects).setMeta('addToHistory', false))
  }, [editor, mapObjects])
}
