import { ArrowDownIcon, ArrowUpIcon, ImageIcon, PlusIcon } from '@phosphor-icons/react'
import type { Editor } from '@tiptap/core'
import { type ReactElement, useSyncExternalStore } from 'react'
import { moveBlock, selectedBlock, startParagraphAfter } from '../../blocks/block-commands.ts'
import { useEditorSetting } from '../../blocks/editor-setting.ts'
import type { BlockActions } from './block-kinds.ts'
import { HistoryButtons } from './history-buttons.tsx'
import styles from './menus.module.css'
import { moveInToolbar } from './selection-toolbar.tsx'
import { TableTools } from './table-tools.tsx'
import { TextPanelView } from './text-panel.tsx'
import { TextTools, ToolButton } from './text-tools.tsx'
import type { TextPanel } from './use-text-panel.ts'

export interface PhoneToolbarProps {
  readonly editor: Editor
  readonly panel: TextPanel
  readonly actions: BlockActions
}

/** The toolbar of small screens: one row above the on-screen keyboard. */
export function PhoneToolbar({ editor, panel, actions }: PhoneToolbarProps): ReactElement {
  const { messages } = useEditorSetting()
  const keyboardHeight = useKeyboardHeight()
  const onBlock = (act: (pos: number) => void) => () => {
    const block = selectedBlock(editor.state)
    if (block) act(block.pos)
  }
  return (
    <div className={styles.phone} style={{ bottom: keyboardHeight }}>
      {panel.open === null ? <TableTools editor={editor} /> : null}
      {panel.open === null ? (
        <div
          role="toolbar"
          aria-label={messages.textTools}
          className={styles.phoneRow}
          data-text-tools
          onKeyDown={(event) => moveInToolbar(event, editor)}
        >
          <div className={styles.phoneScroll}>
            <ToolButton label={messages.addBlock} onPress={onBlock((pos) => startParagraphAfter(editor, pos, '/'))}>
              <PlusIcon size={20} weight="bold" aria-hidden />
            </ToolButton>
            <TextTools editor={editor} onOpen={panel.show} />
            <ToolButton label={messages.image} onPress={actions.chooseImage}>
              <ImageIcon size={20} aria-hidden />
            </ToolButton>
            <ToolButton label={messages.moveUp} onPress={onBlock((pos) => moveBlock(editor, pos, 'up'))}>
              <ArrowUpIcon size={20} aria-hidden />
            </ToolButton>
            <ToolButton label={messages.moveDown} onPress={onBlock((pos) => moveBlock(editor, pos, 'down'))}>
              <ArrowDownIcon size={20} aria-hidden />
            </ToolButton>
          </div>
          <div className={styles.phoneHistory}>
            <HistoryButtons editor={editor} />
          </div>
        </div>
      ) : (
        <TextPanelView editor={editor} panel={panel} />
      )}
    </div>
  )
}

/** Pixels of the layout that the on-screen keyboard covers. */
function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribeToViewport, readKeyboardHeight, () => 0)
}

function subscribeToViewport(listener: () => void): () => void {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', listener)
  viewport?.addEventListener('scroll', listener)
  return () => {
    viewport?.removeEventListener('resize', listener)
    viewport?.removeEventListener('scroll', listener)
  }
}

function readKeyboardHeight(): number {
  const viewport = window.visualViewport
  return viewport ? Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop)) : 0
}
