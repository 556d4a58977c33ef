import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import type { KeyboardEvent, ReactElement, RefObject } from 'react'
import { useEditorSetting } from '../../blocks/editor-setting.ts'
import { anchorOf, clampLeft } from './anchor.ts'
import styles from './menus.module.css'
import { moveFocus, stepOf } from './roving-focus.ts'
import { TextPanelView } from './text-panel.tsx'
import { TextTools } from './text-tools.tsx'
import type { TextPanel } from './use-text-panel.ts'

export interface SelectionToolbarProps {
  readonly editor: Editor
  readonly frame: RefObject<HTMLElement | null>
  readonly panel: TextPanel
  readonly isFocused: boolean
  readonly isComposing: boolean
}

const TOOLBAR_WIDTH = 300
const TOOLBAR_HEIGHT = 52

/** The tools that float above selected text. Alt+F10 moves into them, Escape back. */
export function SelectionToolbar(props: SelectionToolbarProps): ReactElement | null {
  const { editor, frame, panel, isFocused, isComposing } = props
  const { messages } = useEditorSetting()
  const selection = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({
      from: state.selection.from,
      to: state.selection.to,
      hasText: state.selection instanceof TextSelection && !state.selection.empty,
    }),
  })
  const isShown = panel.open !== null || (selection.hasText && isFocused && !isComposing)
  if (!isShown || !frame.current || !editor.isEditable) return null
  const anchor = anchorOf(editor, frame.current, selection)
  const isBelow = panel.open !== null || anchor.top < TOOLBAR_HEIGHT
  return (
    <div
      className={styles.toolbar}
      style={{
        top: isBelow ? anchor.bottom + 8 : anchor.top - TOOLBAR_HEIGHT,
        left: clampLeft(anchor.left, TOOLBAR_WIDTH, frame.current),
      }}
    >
      {panel.open === null ? (
        <div
          role="toolbar"
          aria-label={messages.textTools}
          className={styles.tools}
          data-text-tools
          onKeyDown={(event) => moveInToolbar(event, editor)}
        >
          <TextTools editor={editor} onOpen={panel.show} />
        </div>
      ) : (
        <TextPanelView editor={editor} panel={panel} />
      )}
    </div>
  )
}

/** Arrow keys move among the buttons, Escape goes back to the text. */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>, editor: Editor): void {
  if (event.key === 'Escape') {
    editor.commands.focus()
    return
  }
  if (moveFocus(event.currentTarget, stepOf(event.key, 'ArrowLeft', 'ArrowRight'))) event.preventDefault()
}
