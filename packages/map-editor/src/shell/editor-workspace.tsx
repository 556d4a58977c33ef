import type { HiddenArea, MapIssue } from '@mishiori/map-document'
import { memo, useEffect, useState } from 'react'
import type { FileOpening, ToolChoice } from '../core/events.ts'
import { selectDocument } from '../core/selectors.ts'
import { takesPhotos } from '../machine/provide-services.ts'
import { useHiddenAreas } from '../map/scene/use-hidden-areas.ts'
import { availableTools, toolButton } from '../tools/tool-registry.ts'
import { useEditorLater, useEditorLayoutName, useEditorParts, useMessages } from '../ui/context/editor-context.tsx'
import type { HostShortcut } from '../ui/panel-props.ts'
import { DiscardDialog } from '../ui/panels/discard-dialog.tsx'
import { DropOverlay } from '../ui/panels/drop-overlay.tsx'
import { HiddenAreasLegend } from '../ui/panels/hidden-areas-legend.tsx'
import { HiddenObjects, type HiddenObjectsProps } from '../ui/panels/hidden-objects.tsx'
import { ShortcutSheet } from '../ui/panels/shortcut-sheet.tsx'
import { classNames } from '../ui/shared/class-names.ts'
import { useValue } from '../ui/shared/value-store.ts'
import { EditorAnnouncer } from './announcements/editor-announcer.tsx'
import { EditorMap, type EditorMapProps } from './editor-map.tsx'
import { EditorNotices } from './editor-notices.tsx'
import styles from './editor-workspace.module.css'
import { useFileDrop } from './files/use-file-drop.ts'
import { usePaste } from './files/use-paste.ts'
import { DesktopPanels } from './layout/desktop-panels.tsx'
import type { PanelExtras } from './layout/panel-extras.ts'
import { PhonePanels } from './layout/phone-panels.tsx'
import { ToolSlot } from './layout/tool-slot.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const ENDS = ['edit.confirmed', 'edit.cancelled', 'tool.opened', 'history.undone', 'history.redone'] as const

/**
 * A tool removes its fields when it is left, as a step of the history does the window of what it takes away: the focus in
 * one moves to the map.
 */
function useFocusAfterEdit(): void {
  const { actor, root, map } = useEditorParts()
  useEffect(() => {
    let frame = 0
    const focusMap = () => {
      if (!root.current?.contains(document.activeElement)) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) map.get()?.focus()
      })
    }
    const subscriptions = ENDS.map((type) => actor.on(type, focusMap))
    return () => {
      cancelAnimationFrame(frame)
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor, root, map])
}

const MOVING_KEYS = new Set(['Tab', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])

/** Notes how the person works, so that the guide names the matching gesture and the crosshair shows when it is of use. */
function useInputMode(): void {
  const { root, inputMode } = useEditorParts()
  useEffect(() => {
    const onPress = ({ pointerType }: PointerEvent) => inputMode.set(pointerType === 'touch' ? 'touch' : 'mouse')
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea')
      if (MOVING_KEYS.has(key) && !isTyping) inputMode.set('keyboard')
    }
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    root.current?.addEventListener('pointerdown', onPress, options)
    root.current?.addEventListener('keydown', onKey, options)
    // Tab goes down where the focus comes from, which may be outside, and up where it goes to.
    root.current?.addEventListener('keyup', onKey, options)
    return () => listeners.abort()
  }, [root, inputMode])
}

interface EditorWorkspaceProps extends EditorMapProps, PanelExtras {
  readonly onIssue: ((issue: MapIssue) => void) | undefined
  readonly hostShortcuts: readonly HostShortcut[] | undefined
  readonly className: string | undefined
  readonly hiddenAreas: readonly HiddenArea[]
}

/** The map with its panels, arranged for the available space. An echo of the document from the host changes nothing here. */
export const EditorWorkspace = memo(function EditorWorkspace(props: EditorWorkspaceProps) {
  const { onIssue, toolbarExtras, controlExtras, lineExtras, hostShortcuts, className, ...rest } = props
  const { hiddenAreas, onMapReady, ...map } = rest
  const { root, actor, services } = useEditorParts()
  const messages = useMessages()
  const layout = useEditorLayoutName()
  const drop = useFileDrop()
  const drawHiddenAreas = useHiddenAreas(hiddenAreas)
  useInputMode()
  useShortcuts()
  useFocusAfterEdit()
  usePaste()
  const Panels = layout === 'phone' ? PhonePanels : DesktopPanels
  return (
    <div
      ref={root}
      className={classNames('mishiori-map-editor', styles.editor, className)}
      data-layout={layout}
      lang={messages.locale}
      {...drop.handlers}
    >
      <EditorMap
        {...map}
        onMapReady={(ready) => {
          drawHiddenAreas(ready)
          onMapReady?.(ready)
        }}
      />
      <HiddenAreasLegend messages={messages} count={hiddenAreas.length}>
        <HiddenEditedObjects messages={messages} areas={hiddenAreas} />
      </HiddenAreasLegend>
      <Panels
        toolbarExtras={toolbarExtras}
        controlExtras={controlExtras}
        lineExtras={lineExtras}
        notices={<EditorNotices onIssue={onIssue} />}
      />
      <DropOverlay
        messages={messages}
        state={drop.state}
        takesPhotos={takesPhotos(services.acceptedFiles)}
        onCancel={() => actor.send({ type: 'edit.cancel' })}
      />
      <Shortcuts host={hostShortcuts} />
      <EditorDiscard />
      <ToolSlot name="Background" />
      <EditorAnnouncer />
    </div>
  )
})

function Shortcuts({ host }: { readonly host: readonly HostShortcut[] | undefined }) {
  const { isShortcutSheetOpen, services } = useEditorParts()
  const isOpen = useValue(isShortcutSheetOpen)
  return (
    <ShortcutSheet
      messages={useMessages()}
      isOpen={isOpen}
      onClose={() => isShortcutSheetOpen.set(false)}
      hostShortcuts={host}
      names={[
        ...availableTools(services).map((name) => toolButton(name).shortcut),
        'newLayer',
        'toggleLayer',
        'undo',
        'redo',
        'confirm',
        'cancel',
        'remove',
        'objects',
        'insert',
        'split',
        'erase',
        'vertexList',
        'snap',
        'moveShape',
        'nudge',
        'place',
        'zoom',
        'help',
      ]}
    />
  )
}

/** Confirms whether to discard a drawing that cannot be confirmed when another tool is chosen, and then repeats the request. */
function EditorDiscard() {
  const { actor } = useEditorParts()
  const messages = useMessages()
  const [requested, setRequested] = useState<ToolChoice | FileOpening | null>(null)
  useEffect(() => {
    const subscription = actor.on('discard.asked', ({ event }) => setRequested(event))
    return () => subscription.unsubscribe()
  }, [actor])
  if (!requested) return null
  return (
    <DiscardDialog
      messages={messages}
      onGoOn={() => setRequested(null)}
      onDiscard={() => {
        setRequested(null)
        actor.send({ ...requested, isDiscarding: true })
      }}
    />
  )
}

/** As `HiddenObjects`, of the document that is being edited. */
function HiddenEditedObjects(props: Omit<HiddenObjectsProps, 'document'>) {
  return <HiddenObjects {...props} document={useEditorLater(selectDocument)} />
}
