import type { Editor } from '@tiptap/core'
import { useCallback, useState } from 'react'
import type { LinkableMapObject } from '../../services.ts'

export type OpenPanel = 'link' | 'mapLink'

export interface TextPanel {
  readonly open: OpenPanel | null
  readonly show: (panel: OpenPanel) => void
  readonly close: () => void
}

/** Which question about the selected text is being asked: the address of a link, or an object of the map. */
export function useTextPanel(editor: Editor | null): TextPanel {
  const [open, setOpen] = useState<OpenPanel | null>(null)
  const close = useCallback(() => {
    // Before the field with the focus goes away, which would lose it to the page.
    editor?.view.focus()
    setOpen(null)
  }, [editor])
  return { open, show: setOpen, close }
}

/** Links the selected text, or the link around the cursor, or writes the address itself. */
export function applyLink(editor: Editor, href: string): void {
  const isInLink = editor.isActive('link')
  if (editor.state.selection.empty && !isInLink) {
    const marks = [{ type: 'link', attrs: { href } }]
    editor.chain().focus().insertContent({ type: 'text', text: href, marks }).run()
    return
  }
  editor.chain().focus().extendMarkRange('link').setMark('link', { href }).run()
}

export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
}

/** Links the selected text to an object of the map, or writes the object's name as a link. */
export function applyMapLink(editor: Editor, object: LinkableMapObject): void {
  const attrs = { objectId: object.id }
  const chain = editor.chain().focus()
  if (editor.isActive('mapLink')) chain.extendMarkRange('mapLink').setMark('mapLink', attrs).run()
  else if (!editor.state.selection.empty) chain.setMark('mapLink', attrs).run()
  else chain.insertContent([{ type: 'text', text: object.name, marks: [{ type: 'mapLink', attrs }] }]).run()
}

export function removeMapLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('mapLink').unsetMark('mapLink').run()
}
