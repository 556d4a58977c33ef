import type { Editor } from '@tiptap/core'
import type { ReactElement } from 'react'
import { useEditorSetting } from '../../blocks/editor-setting.ts'
import { LinkForm } from './link-form.tsx'
import { MapLinkPicker } from './map-link-picker.tsx'
import styles from './menus.module.css'
import { applyLink, applyMapLink, removeLink, removeMapLink, type TextPanel } from './use-text-panel.ts'

export interface TextPanelViewProps {
  readonly editor: Editor
  readonly panel: TextPanel
}

/** The open question about the selected text. */
export function TextPanelView({ editor, panel }: TextPanelViewProps): ReactElement | null {
  const { messages } = useEditorSetting()
  const finish = (act: () => void) => () => {
    panel.close()
    act()
  }
  if (panel.open === 'link') {
    const address = editor.getAttributes('link').href
    return (
      <LinkForm
        address={typeof address === 'string' ? address : ''}
        onApply={(href) => finish(() => applyLink(editor, href))()}
        onRemove={finish(() => removeLink(editor))}
        onClose={panel.close}
      />
    )
  }
  if (panel.open !== 'mapLink') return null
  return (
    <>
      <MapLinkPicker onChoose={(object) => finish(() => applyMapLink(editor, object))()} onClose={panel.close} />
      {editor.isActive('mapLink') ? (
        <button type="button" className={styles.secondary} onClick={finish(() => removeMapLink(editor))}>
          {messages.removeLink}
        </button>
      ) : null}
    </>
  )
}
