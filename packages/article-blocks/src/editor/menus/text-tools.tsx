import { LinkSimpleIcon, MapPinIcon, TextBIcon, TextItalicIcon } from '@phosphor-icons/react'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { ReactElement, ReactNode } from 'react'
import { useEditorSetting } from '../../blocks/editor-setting.ts'
import styles from './menus.module.css'
import type { OpenPanel } from './use-text-panel.ts'

export interface TextToolsProps {
  readonly editor: Editor
  readonly onOpen: (panel: OpenPanel) => void
}

/** Buttons for the marks of the selected text. */
export function TextTools({ editor, onOpen }: TextToolsProps): ReactElement {
  const { messages } = useEditorSetting()
  const marks = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      link: current.isActive('link'),
      mapLink: current.isActive('mapLink'),
    }),
  })
  return (
    <>
      <ToolButton
        label={messages.bold}
        isPressed={marks.bold}
        onPress={() => editor.chain().focus().toggleBold().run()}
      >
        <TextBIcon size={18} aria-hidden />
      </ToolButton>
      <ToolButton
        label={messages.italic}
        isPressed={marks.italic}
        onPress={() => editor.chain().focus().toggleItalic().run()}
      >
        <TextItalicIcon size={18} aria-hidden />
      </ToolButton>
      <ToolButton label={messages.link} isPressed={marks.link} onPress={() => onOpen('link')}>
        <LinkSimpleIcon size={18} aria-hidden />
      </ToolButton>
      <span className={styles.divider} />
      <ToolButton label={messages.mapLink} isPressed={marks.mapLink} onPress={() => onOpen('mapLink')} isWide>
        <MapPinIcon size={18} weight="fill" aria-hidden />
        <span>{messages.mapLink}</span>
      </ToolButton>
    </>
  )
}

export interface ToolButtonProps {
  readonly label: string
  readonly onPress: () => void
  readonly children: ReactNode
  readonly isPressed?: boolean
  readonly isDisabled?: boolean
  readonly isWide?: boolean
}

/** A button that acts on the text without taking the selection away from it. */
export function ToolButton({ label, onPress, children, isPressed, isDisabled, isWide }: ToolButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      disabled={isDisabled}
      data-wide={isWide || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
