import type { Editor } from '@tiptap/core'
import { type Node as EditorNode, Fragment } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, Selection, TextSelection } from '@tiptap/pm/state'

/** A top-level block and the position before it. */
export interface BlockAt {
  readonly pos: number
  readonly node: EditorNode
}

/** The top-level block around a position; null outside any. */
export function blockAt(doc: EditorNode, pos: number): BlockAt | null {
  let before = 0
  for (const node of doc.children) {
    const isLast = before + node.nodeSize >= doc.content.size
    if (pos < before + node.nodeSize || isLast) return { pos: before, node }
    before += node.nodeSize
  }
  return null
}

/** The top-level block that holds the start of the selection. */
export function selectedBlock(state: EditorState): BlockAt | null {
  return blockAt(state.doc, state.selection.from)
}

export type MoveDirection = 'up' | 'down'

/** Swaps a block with its neighbour, taking the selection along. @returns false at the article's edge. */
export function moveBlock(editor: Editor, pos: number, direction: MoveDirection): boolean {
  const { doc, selection, tr } = editor.state
  const block = blockAt(doc, pos)
  const resolved = block && doc.resolve(block.pos)
  const neighbour = direction === 'up' ? resolved?.nodeBefore : block && doc.maybeChild((resolved?.index() ?? 0) + 1)
  if (!block || !neighbour) return false
  const start = direction === 'up' ? block.pos - neighbour.nodeSize : block.pos
  const end = start + block.node.nodeSize + neighbour.nodeSize
  const shift = direction === 'up' ? -neighbour.nodeSize : neighbour.nodeSize
  const isInside = selection.from >= block.pos && selection.to <= block.pos + block.node.nodeSize
  const swapped = direction === 'up' ? [block.node, neighbour] : [neighbour, block.node]
  tr.replaceWith(start, end, Fragment.from(swapped))
  if (isInside) {
    tr.setSelection(
      selection instanceof TextSelection
        ? TextSelection.create(tr.doc, selection.anchor + shift, selection.head + shift)
        : NodeSelection.create(tr.doc, block.pos + shift),
    )
  }
  editor.view.dispatch(tr.scrollIntoView())
  return true
}

/** Removes a block; the last one becomes an empty paragraph. */
export function deleteBlock(editor: Editor, pos: number): void {
  const { doc, tr, schema } = editor.state
  const block = blockAt(doc, pos)
  const paragraph = schema.nodes.paragraph
  if (!block || !paragraph) return
  if (doc.childCount === 1) tr.replaceWith(0, doc.content.size, paragraph.create())
  else tr.delete(block.pos, block.pos + block.node.nodeSize)
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(block.pos, tr.doc.content.size))))
  editor.view.dispatch(tr)
  editor.view.focus()
}

/** Writes a copy of a block below it. A file that is on its way arrives in both. */
export function duplicateBlock(editor: Editor, pos: number): void {
  const block = blockAt(editor.state.doc, pos)
  if (!block) return
  editor.view.dispatch(editor.state.tr.insert(block.pos + block.node.nodeSize, block.node))
}

/** Puts the cursor into an empty paragraph below a block, making one when needed, and writes `text` into it. */
export function startParagraphAfter(editor: Editor, pos: number, text = ''): void {
  const { doc, schema, tr } = editor.state
  const block = blockAt(doc, pos)
  const paragraph = schema.nodes.paragraph
  if (!block || !paragraph) return
  const isEmpty = block.node.type === paragraph && block.node.content.size === 0
  const at = isEmpty ? block.pos : block.pos + block.node.nodeSize
  if (!isEmpty) tr.insert(at, paragraph.create())
  if (tr.doc.nodeAt(at)?.type !== paragraph) return
  if (text) tr.insertText(text, at + 1)
  tr.setSelection(TextSelection.create(tr.doc, at + 1 + text.length))
  editor.view.dispatch(tr.scrollIntoView())
  editor.view.focus()
}

/** Replaces an empty paragraph by a divider, else inserts it below the block with the cursor, which then moves below it. */
export function insertDivider(editor: Editor): void {
  const { state, schema } = editor
  const block = selectedBlock(state)
  const divider = schema.nodes.divider?.create()
  const paragraph = schema.nodes.paragraph
  if (!block || !divider || !paragraph) return
  const isReplaced = block.node.type === paragraph && block.node.content.size === 0
  const end = block.pos + block.node.nodeSize
  const at = isReplaced ? block.pos : end
  editor.view.dispatch(state.tr.replaceWith(at, end, divider))
  startParagraphAfter(editor, at)
}

/** Lets the writer go on below the last block, whatever it is. */
export function continueAtEnd(editor: Editor): void {
  startParagraphAfter(editor, editor.state.doc.content.size)
}
