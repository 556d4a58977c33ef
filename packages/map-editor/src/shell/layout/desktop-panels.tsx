import { useEditor, useEditorParts } from '../../ui/context/editor-context.tsx'
import { useValue } from '../../ui/shared/value-store.ts'
import { EditorGuide } from '../guide/editor-guide.tsx'
import { EditorInspector } from '../inspector/editor-inspector.tsx'
import { EditorProfile } from '../inspector/editor-profile.tsx'
import styles from './desktop-panels.module.css'
import { EditorControls } from './editor-controls.tsx'
import { EditorToolbar, EditorUndoRedo } from './editor-toolbar.tsx'
import { LinePanel, selectLineAtHand } from './line-panel.tsx'
import type { PanelsProps } from './panel-extras.ts'
import { SidePanel } from './side-panel.tsx'
import { ToolSlot } from './tool-slot.tsx'

/**
 * Layers at the left, tools and guide at the top, controls at the right, the profile at the bottom. By Tab the controls come
 * before the layers, which may be many.
 */
export function DesktopPanels({ toolbarExtras, controlExtras, lineExtras, notices }: PanelsProps) {
  const isNoticed = useValue(useEditorParts().notices).length > 0
  const hasLine = useEditor((snapshot) => selectLineAtHand(snapshot) !== null) && lineExtras !== undefined
  return (
    <>
      <div className={styles.top} data-noticed={isNoticed || undefined} data-line={hasLine || undefined}>
        <div className={styles.history} data-covers-map>
          <EditorUndoRedo />
        </div>
        <div className={styles.tools} data-covers-map>
          <EditorToolbar extras={toolbarExtras} />
          <EditorGuide />
          <div className={styles.notices}>{notices}</div>
        </div>
      </div>
      <div className={styles.controls} data-covers-map>
        <EditorControls extras={controlExtras} />
      </div>
      <div className={styles.line} data-covers-map>
        <LinePanel extras={lineExtras} />
      </div>
      <div className={styles.layers} data-covers-map>
        <SidePanel />
      </div>
      <div className={styles.profile} data-covers-map>
        <EditorProfile variant="card" />
      </div>
      <EditorInspector hasPanelBeside={hasLine} />
      <ToolSlot name="Popup" />
      <ToolSlot name="OnMap" />
    </>
  )
}
