import type { ReactNode } from 'react'
import { selectDocument } from '../../core/selectors.ts'
import { useEditorLayoutName, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { MapControls } from '../../ui/panels/map-controls.tsx'
import { useValue } from '../../ui/shared/value-store.ts'
import { useLocate } from './use-locate.ts'

/** Zoom, fit, locate and the list of shortcuts. */
export function EditorControls({ extras }: { readonly extras: ReactNode }) {
  const { actor, map, isShortcutSheetOpen } = useEditorParts()
  const handle = useValue(map)
  const locate = useLocate()
  const messages = useMessages()
  const isPhone = useEditorLayoutName() === 'phone'
  if (!handle) return null
  return (
    <MapControls
      messages={messages}
      onZoomIn={handle.camera.zoomIn}
      onZoomOut={handle.camera.zoomOut}
      onFit={() => handle.camera.fitDocument(selectDocument(actor.getSnapshot()))}
      onLocate={locate.start}
      isLocating={locate.isLocating}
      extras={extras}
      {...(!isPhone && { onShowShortcuts: () => isShortcutSheetOpen.set(true) })}
    />
  )
}
