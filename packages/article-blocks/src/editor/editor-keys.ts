import { type Editor, Extension } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { type MoveDirection, moveBlock, selectedBlock, startParagraphAfter } from '../blocks/block-commands.ts'

export interface KeyActions {
  readonly openPanel: (panel: 'link' | 'mapLink') => void
  /** Moves focus to the text tools. @returns false when none are shown. */
  readonly focusTools: () => boolean
}

/** Keys of the article editor beyond those of the text itself. */
export function editorKeys(actions: KeyActions): Extension {
  return Extension.create({
    name: 'articleKeys',
    priority: 200,
    addKeyboardShortcuts: () => ({
      'Alt-ArrowUp': ({ editor }) => moveSelectedBlock(editor, 'up'),
      'Alt-ArrowDown': ({ editor }) => moveSelectedBlock(editor, 'down'),
      'Alt-F10': () => actions.focusTools(),
      'Mod-k': () => open(actions, 'link'),
      'Mod-Shift-k': () => open(actions, 'mapLink'),
      Enter: ({ editor }) => continueBelowSelectedBlock(editor),
    }),
  })
}

function open(actions: KeyActions, panel: 'link' | 'mapLink'): boolean {
  actions.openPanel(panel)
  return true
}

/** Always taken: the browser's own meaning of Alt with an arrow would leave the page on some systems. */
function moveSelectedBlock(editor: Editor, direction: MoveDirection): boolean {
  const block = selectedBlock(editor.state)
  if (block && !editor.view.composing) moveBlock(editor, block.pos, direction)
  return true
}

function continueBelowSelectedBlock(editor: Editor): boolean {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection) || !selection.node.isAtom) return false
  startParagraphAfter(editor, selection.from)
  return true
}
