import { DotsSixVerticalIcon, PlusIcon } from '@phosphor-icons/react'
import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import { type DragEvent, type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import {
  blockAt,
  deleteBlock,
  duplicateBlock,
  moveBlock,
  selectedBlock,
  startParagraphAfter,
} from '../../blocks/block-commands.ts'
import { useEditorSetting } from '../../blocks/editor-setting.ts'
import styles from './block-handles.module.css'
import menuStyles from './menus.module.css'
import { moveFocus, stepOf } from './roving-focus.ts'

export interface BlockHandlesProps {
  readonly editor: Editor
  /** Position of the block under the pointer; null when it is elsewhere. */
  readonly hoveredPos: number | null
}

/** The + and ⋮⋮ beside a block: beside the one under the pointer, else beside the one being written. */
export function BlockHandles({ editor, hoveredPos }: BlockHandlesProps): ReactElement | null {
  const { messages } = useEditorSetting()
  const [menuPos, setMenuPos] = useState<number | null>(null)
  const [heldPos, setHeldPos] = useState<number | null>(null)
  const selectedPos = useEditorState({ editor, selector: (snapshot) => selectedBlock(snapshot.editor.state)?.pos ?? 0 })
  const doc = useEditorState({ editor, selector: (snapshot) => snapshot.editor.state.doc, equalityFn: Object.is })
  // Under a hand that drags it away the grip must not go to the block that the pointer comes over: the browser would end the drag.
  const pos = menuPos ?? heldPos ?? hoveredPos ?? selectedPos
  const block = blockAt(doc, pos)
  const dom = block && editor.view.nodeDOM(block.pos)
  if (!block || !(dom instanceof HTMLElement)) return null

  const startDrag = (event: DragEvent) => {
    const selection = NodeSelection.create(editor.state.doc, block.pos)
    editor.view.dispatch(editor.state.tr.setSelection(selection))
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setDragImage(dom, 0, 0)
    event.dataTransfer.setData('text/html', dom.outerHTML)
    // Makes ProseMirror move the dragged content instead of copying it.
    editor.view.dragging = { slice: selection.content(), move: true }
  }
  return (
    <div className={styles.handles} style={{ top: dom.offsetTop }}>
      <button
        type="button"
        className={styles.handle}
        aria-label={messages.addBlock}
        title={messages.addBlock}
        onClick={() => startParagraphAfter(editor, block.pos, '/')}
      >
        <PlusIcon size={18} weight="bold" aria-hidden />
      </button>
      <button
        type="button"
        className={styles.handle}
        data-grip
        draggable
        aria-label={messages.blockActions}
        aria-haspopup="menu"
        aria-expanded={menuPos !== null}
        title={messages.moveBlock}
        onPointerDown={() => setHeldPos(block.pos)}
        onPointerUp={() => setHeldPos(null)}
        onPointerCancel={({ pointerType }) => pointerType === 'touch' && setHeldPos(null)}
        onDragStart={startDrag}
        onDragEnd={() => setHeldPos(null)}
        onClick={() => setMenuPos(menuPos === null ? block.pos : null)}
      >
        <DotsSixVerticalIcon size={18} weight="bold" aria-hidden />
      </button>
      {menuPos === null ? null : <BlockMenu editor={editor} pos={block.pos} onClose={() => setMenuPos(null)} />}
    </div>
  )
}

interface BlockMenuProps {
  readonly editor: Editor
  readonly pos: number
  readonly onClose: () => void
}

function BlockMenu({ editor, pos, onClose }: BlockMenuProps): ReactElement {
  const { messages } = useEditorSetting()
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.querySelector('button')?.focus(), [])
  const entries = [
    { label: messages.moveUp, keys: 'Alt ↑', act: () => moveBlock(editor, pos, 'up') },
    { label: messages.moveDown, keys: 'Alt ↓', act: () => moveBlock(editor, pos, 'down') },
    { label: messages.duplicate, keys: '', act: () => duplicateBlock(editor, pos) },
    { label: messages.deleteBlock, keys: '', act: () => deleteBlock(editor, pos), isDanger: true },
  ]
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      onClose()
      editor.commands.focus()
      event.preventDefault()
    }
    if (moveFocus(event.currentTarget, stepOf(event.key, 'ArrowUp', 'ArrowDown'))) event.preventDefault()
  }
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={messages.blockActions}
      className={`${menuStyles.menu} ${styles.menu}`}
      onKeyDown={move}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onClose()
      }}
    >
      {entries.map(({ label, keys, act, isDanger }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          className={menuStyles.option}
          data-danger={isDanger || undefined}
          onClick={() => {
            onClose()
            act()
            editor.commands.focus()
          }}
        >
          <span>{label}</span>
          <kbd aria-hidden>{keys}</kbd>
        </button>
      ))}
    </div>
  )
}
