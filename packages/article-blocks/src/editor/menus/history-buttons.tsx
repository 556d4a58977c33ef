import { ArrowUUpLeftIcon, ArrowUUpRightIcon } from '@phosphor-icons/react'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { ReactElement } from 'react'
import { useEditorSetting } from '../../blocks/editor-setting.ts'
import { ToolButton } from './text-tools.tsx'

/** Undo and redo of the text, wherever the focus was. */
export function HistoryButtons({ editor }: { readonly editor: Editor }): ReactElement {
  const { messages } = useEditorSetting()
  const can = useEditorState({
    editor,
    selector: ({ editor: current }) => ({ undo: current.can().undo(), redo: current.can().redo() }),
  })
  return (
    <>
      <ToolButton label={messages.undo} isDisabled={!can.undo} onPress={() => editor.chain().focus().undo().run()}>
        <ArrowUUpLeftIcon size={20} aria-hidden />
      </ToolButton>
      <ToolButton label={messages.redo} isDisabled={!can.redo} onPress={() => editor.chain().focus().redo().run()}>
        <ArrowUUpRightIcon size={20} aria-hidden />
      </ToolButton>
    </>
  )
}
