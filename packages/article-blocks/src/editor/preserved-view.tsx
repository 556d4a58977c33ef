import { ImagesIcon, PuzzlePieceIcon, TableIcon } from '@phosphor-icons/react'
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import type { ReactElement } from 'react'
import type { ArticleBlock } from '../model/article-document.ts'
import { useEditorSetting } from './editor-context.ts'
import styles from './preserved-view.module.css'

/** A block the editor keeps without editing it: it can be moved and deleted, and is stored as it came. */
export function PreservedView({ node, selected }: NodeViewProps): ReactElement {
  const { messages } = useEditorSetting()
  const block: ArticleBlock = node.attrs.block
  const [Icon, name] =
    block.type === 'table'
      ? [TableIcon, messages.table]
      : block.type === 'gallery'
        ? [ImagesIcon, messages.gallery]
        : [PuzzlePieceIcon, messages.unknownBlock]
  return (
    <NodeViewWrapper className={styles.preserved} data-selected={selected || undefined} data-drag-handle>
      <Icon size={22} aria-hidden />
      <span>
        <b>{name}</b>
        <small>{messages.preservedBlock}</small>
      </span>
    </NodeViewWrapper>
  )
}
