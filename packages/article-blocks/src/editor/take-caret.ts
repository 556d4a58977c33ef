import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Takes the caret from the browser before a key is handled, at `keydown`. On a busy device keys arrive before
 * `selectionchange`: ProseMirror would go by where the caret was, and put it back there, so that what is typed next
 * would land in another place.
 */
export function takeCaret(view: EditorView): void {
  const { selection, doc, tr } = view.state
  const caret = view.dom.ownerDocument.getSelection()
  if (!(selection instanceof TextSelection) || view.composing) return
  if (!caret?.isCollapsed || !caret.anchorNode || !view.dom.contains(caret.anchorNode)) return
  const pos = view.posAtDOM(caret.anchorNode, caret.anchorOffset)
  const isInText = doc.resolve(pos).parent.inlineContent
  if (isInText && pos !== selection.head) view.dispatch(tr.setSelection(TextSelection.create(doc, pos)))
}
