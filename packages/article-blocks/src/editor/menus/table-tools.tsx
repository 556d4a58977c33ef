import {
  ColumnsPlusLeftIcon,
  ColumnsPlusRightIcon,
  type Icon,
  RowsPlusBottomIcon,
  RowsPlusTopIcon,
} from '@phosphor-icons/react'
import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import type { ReactElement, RefObject } from 'react'
import { useEditorSetting } from '../../blocks/editor-setting.ts'
import { canChangeTable, changeTable, selectedTablePos, type TableChange } from '../../blocks/table/table-commands.ts'
import styles from './menus.module.css'
import { moveInToolbar } from './selection-toolbar.tsx'
import { ToolButton } from './text-tools.tsx'

const ADDING: readonly { readonly change: TableChange; readonly icon: Icon }[] = [
  { change: 'addRowAbove', icon: RowsPlusTopIcon },
  { change: 'addRowBelow', icon: RowsPlusBottomIcon },
  { change: 'addColumnLeft', icon: ColumnsPlusLeftIcon },
  { change: 'addColumnRight', icon: ColumnsPlusRightIcon },
]
const DELETING: readonly TableChange[] = ['deleteRow', 'deleteColumn']

/** The bar and the gap below it, in CSS pixels. */
const TOOLS_HEIGHT = 60

export interface TableToolsProps {
  readonly editor: Editor
}

/** Buttons for the table around the cursor. */
export function TableTools({ editor }: TableToolsProps): ReactElement | null {
  const { messages } = useEditorSetting()
  const table = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const pos = selectedTablePos(state)
      if (pos === null) return null
      const blocked = [...ADDING.map(({ change }) => change), ...DELETING].filter(
        (change) => !canChangeTable(state, change),
      )
      return { hasHeadingRow: state.doc.nodeAt(pos)?.attrs.hasHeadingRow === true, blocked }
    },
  })
  if (!table) return null
  const press = (change: TableChange) => () => {
    changeTable(editor, change)
    if (!document.activeElement?.closest('[data-text-tools]')) editor.view.focus()
  }
  const isBlocked = (change: TableChange) => table.blocked.includes(change)
  return (
    <div
      role="toolbar"
      aria-label={messages.tableTools}
      className={styles.tools}
      data-text-tools
      onKeyDown={(event) => moveInToolbar(event, editor)}
    >
      {ADDING.map(({ change, icon: AddIcon }) => (
        <ToolButton key={change} label={messages[change]} isDisabled={isBlocked(change)} onPress={press(change)}>
          <AddIcon size={20} aria-hidden />
        </ToolButton>
      ))}
      <span className={styles.divider} />
      <ToolButton
        label={messages.toggleHeadingRow}
        isPressed={table.hasHeadingRow}
        onPress={press('toggleHeadingRow')}
        isWide
      >
        {messages.toggleHeadingRow}
      </ToolButton>
      {DELETING.map((change) => (
        <ToolButton key={change} label={messages[change]} isDisabled={isBlocked(change)} onPress={press(change)} isWide>
          {messages[change]}
        </ToolButton>
      ))}
    </div>
  )
}

export interface FloatingTableToolsProps extends TableToolsProps {
  readonly frame: RefObject<HTMLElement | null>
  readonly isShown: boolean
}

/**
 * The table's tools above it, on a screen with room for them; Alt+F10 moves into them. Selected words have tools of their
 * own in the same place.
 */
export function FloatingTableTools({ editor, frame, isShown }: FloatingTableToolsProps): ReactElement | null {
  const table = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({
      pos: selectedTablePos(state),
      hasText: state.selection instanceof TextSelection && !state.selection.empty,
      doc: state.doc,
    }),
    equalityFn: (a, b) => a.pos === b?.pos && a.hasText === b.hasText && a.doc === b.doc,
  })
  const dom = table.pos === null ? null : editor.view.nodeDOM(table.pos)
  if (!isShown || table.hasText || !frame.current || !(dom instanceof HTMLElement)) return null
  const box = dom.getBoundingClientRect()
  const top = box.top - frame.current.getBoundingClientRect().top - TOOLS_HEIGHT
  return (
    <div className={styles.tableTools} style={{ top, height: box.height + TOOLS_HEIGHT }}>
      <div className={styles.tableToolsBar}>
        <TableTools editor={editor} />
      </div>
    </div>
  )
}
