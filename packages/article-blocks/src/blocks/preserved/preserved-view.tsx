import { PuzzlePieceIcon } from '@phosphor-icons/react'
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import type { ReactElement } from 'react'
import { useEditorSetting } from '../editor-setting.ts'
import styles from './preserved-view.module.css'

/** A block of a newer version: it can be moved and deleted, and is stored as it came. */
export function PreservedView({ selected }: NodeViewProps): ReactElement {
  const { messages } = useEditorSetting()
  return (
    <NodeViewWrapper className={styles.preserved} data-selected={selected || undefined} data-drag-handle>
      <PuzzlePieceIcon size={22} aria-hidden />
      <span>
        <b>{messages.unknownBlock}</b>
        <small>{messages.preservedBlock}</small>
      </span>
    </NodeViewWrapper>
  )
}
