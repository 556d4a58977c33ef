import { useEffect, useRef, useState } from 'react'
import { areLoops } from '../../core/drafts/route-offers.ts'
import {
  type MachineSnapshot,
  selectCandidates,
  selectCanRedo,
  selectCanUndo,
  selectEditedLine,
  selectInspectorMode,
  selectTool,
} from '../../core/selectors.ts'
import { useEditor, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { layersIcon } from '../../ui/icons/phosphor-paths.ts'
import type { SheetSnap } from '../../ui/panel-props.ts'
import { BottomSheet } from '../../ui/shared/bottom-sheet.tsx'
import { IconButton, surfaceClass } from '../../ui/shared/controls.tsx'
import { useValue } from '../../ui/shared/value-store.ts'
import { EditorDrawingActions, EditorGuide } from '../guide/editor-guide.tsx'
import { EditorInspector } from '../inspector/editor-inspector.tsx'
import { EditorProfile } from '../inspector/editor-profile.tsx'
import { EditorLayers } from '../layers/editor-layers.tsx'
import { EditorControls } from './editor-controls.tsx'
import { EditorToolbar, EditorUndoRedo } from './editor-toolbar.tsx'
import { LinePanel } from './line-panel.tsx'
import type { PanelsProps } from './panel-extras.ts'
import styles from './phone-panels.module.css'
import { ToolSlot } from './tool-slot.tsx'

/** Everything under the thumb: tools in a dock, Cancel and Confirm in its place while drawing, the rest in sheets. */
export function PhonePanels({ toolbarExtras, controlExtras, lineExtras, notices }: PanelsProps) {
  const isDrawing = useEditor(selectTool) !== 'select'
  const isDrawingLine = useEditor(selectEditedLine) !== null
  const isChoosing = useEditor(areLoopsOffered)
  const { isLayerSheetOpen } = useEditorParts()
  const isInspecting = useEditor(selectInspectorMode) !== null
  const hasSheet = useValue(isLayerSheetOpen) || isInspecting

  // What was chosen in the list takes the list's place.
  useEffect(() => {
    if (isInspecting) isLayerSheetOpen.set(false)
  }, [isInspecting, isLayerSheetOpen])

  return (
    <>
      <div className={styles.phoneTop} data-covers-map data-drawing={isDrawing || undefined}>
        <EditorGuide />
      </div>
      <div className={styles.controls} data-covers-map>
        <EditorControls extras={controlExtras} />
      </div>
      <div
        className={styles.phoneBottom}
        data-covers-map
        hidden={hasSheet && !isDrawing}
        data-drawing={isDrawing || undefined}
      >
        <div className={styles.phoneRow}>{isDrawing ? <ToolSlot name="PhoneRow" /> : <RestingRow />}</div>
        {isDrawing ? (
          <div className={styles.phoneDrawing}>
            {isDrawingLine && (
              <div className={styles.phoneFacts}>
                <EditorProfile variant="mini" />
                {!isChoosing && <LinePanel extras={lineExtras} hasSurface={false} />}
              </div>
            )}
            <EditorDrawingActions />
          </div>
        ) : (
          <EditorToolbar extras={toolbarExtras} />
        )}
      </div>
      <ToolSlot name="OnMap" />
      {isInspecting ? <EditorInspector lineExtras={lineExtras} /> : <LayerSheet />}
      <div className={styles.notices} data-covers-map>
        {notices}
      </div>
    </>
  )
}

/** They are chosen from on the map. */
function areLoopsOffered(snapshot: MachineSnapshot): boolean {
  const candidates = selectCandidates(snapshot)
  return candidates !== null && areLoops(candidates)
}

function RestingRow() {
  return (
    <>
      <EditorUndoRedo />
      <LayerButton />
    </>
  )
}

function LayerButton() {
  const { isLayerSheetOpen } = useEditorParts()
  const messages = useMessages()
  const button = useRef<HTMLDivElement>(null)
  const isOpen = useValue(isLayerSheetOpen)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The focus went with the closed sheet.
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body
    if (isLost) button.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <div ref={button} className={surfaceClass} data-part="layers">
      <IconButton icon={layersIcon} label={messages.layers.open} onClick={() => isLayerSheetOpen.set(true)} />
    </div>
  )
}

function LayerSheet() {
  const { isLayerSheetOpen } = useEditorParts()
  const messages = useMessages()
  const [snap, setSnap] = useState<SheetSnap>('half')
  if (!useValue(isLayerSheetOpen)) return null
  return (
    <BottomSheet
      messages={messages}
      label={messages.sheet.label}
      snap={snap}
      takesFocus
      onSnapChange={setSnap}
      onClose={() => isLayerSheetOpen.set(false)}
    >
      <EditorLayers variant="plain" />
      <SheetUndoRedo />
      <EditorProfile variant="plain" />
    </BottomSheet>
  )
}

/** What the list takes away can be brought back beside it. */
function SheetUndoRedo() {
  const isNeeded = useEditor((snapshot) => selectCanUndo(snapshot) || selectCanRedo(snapshot))
  return isNeeded ? (
    <div className={styles.sheetRow}>
      <EditorUndoRedo />
    </div>
  ) : null
}
