import type { MapDocument } from '@mishiori/map-document'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useState } from 'react'
import { MapEditor, type MapEditorProps } from '../map-editor.tsx'
import { offlineStyle } from './offline-style.ts'
import { viewpoint } from './story-document.ts'

export interface EditorStageProps
  extends Pick<
    MapEditorProps,
    'services' | 'messages' | 'hiddenAreas' | 'fitOnOpen' | 'focus' | 'lineExtras' | 'onMapError' | 'onMapReady'
  > {
  readonly document: MapDocument
  /** {@link offlineStyle} by default. */
  readonly mapStyle?: MapEditorProps['mapStyle']
  readonly width?: number
  readonly height?: number
  readonly onChange: (document: MapDocument) => void
}

/** A host that stores the reported document, as a page would. */
export function EditorStage(stage: EditorStageProps) {
  const { document, mapStyle = offlineStyle(), width = 1280, height = 720, onChange, ...props } = stage
  const [value, setValue] = useState(document)
  return (
    <div style={{ width, height, position: 'relative' }}>
      <MapEditor
        {...props}
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
        mapStyle={mapStyle}
        workerUrl={workerUrl}
        initialView={viewpoint}
      />
    </div>
  )
}
