import { documentBounds } from '@mishiori/map-document'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { selectDocument, selectTool } from '../core/selectors.ts'
import { type AttachedEditor, attachEditor } from '../map/attach-editor.ts'
import { within } from '../map/camera/camera.ts'
import { openingView } from '../map/camera/opening-view.ts'
import { PAN_PIXELS } from '../map/keyboard/editor-keyboard.ts'
import { MapCanvas, type MapCanvasProps, type MapFailure } from '../map/map-canvas.tsx'
import { TOOLS_ON_MAP } from '../tools/tool-registry.ts'
import { useEditor, useEditorParts, useMessages } from '../ui/context/editor-context.tsx'
import { MapUnavailable } from '../ui/panels/map-unavailable.tsx'
import { useLatest } from '../ui/shared/use-latest.ts'
import { useValue } from '../ui/shared/value-store.ts'
import styles from './editor-map.module.css'
import { coveredEdges } from './layout/covered-edges.ts'
import { sceneView } from './scene-view.ts'

export interface EditorMapProps extends Pick<MapCanvasProps, 'mapStyle' | 'workerUrl' | 'viewpoint' | 'onMapReady'> {
  readonly fitOnOpen: boolean
  readonly onMapError: ((failure: MapFailure) => void) | undefined
}

/** The map with everything drawn on it, or a message when there can be no map. */
export function EditorMap({ mapStyle, workerUrl, viewpoint, fitOnOpen, onMapError, onMapReady }: EditorMapProps) {
  const messages = useMessages()
  const { failure, attempt, fail, retry } = useMapFailure(onMapError)
  const isMeasured = useIsMeasured()
  const isDrawing = useEditor(selectTool) !== 'select'
  const isKeyboard = useValue(useEditorParts().inputMode) === 'keyboard'
  if (failure) {
    return (
      <div className={styles.unavailable}>
        <MapUnavailable messages={messages} reason={failure.reason} onRetry={retry} />
      </div>
    )
  }
  return (
    <div className={styles.map} data-tool={isDrawing || undefined} data-keyboard={isKeyboard || undefined}>
      {isMeasured && (
        <OpenedMap
          key={attempt}
          mapStyle={mapStyle}
          workerUrl={workerUrl}
          viewpoint={viewpoint}
          fitOnOpen={fitOnOpen}
          onFailure={fail}
          onMapReady={onMapReady}
        />
      )}
      <Crosshair />
    </div>
  )
}

/** Whether the editor is in the page, so that its layout and size are known: before the first picture is painted. */
function useIsMeasured(): boolean {
  const [isMeasured, setIsMeasured] = useState(false)
  useLayoutEffect(() => setIsMeasured(true), [])
  return isMeasured
}

type OpenedMapProps = Omit<EditorMapProps, 'onMapError'> & Pick<MapCanvasProps, 'onFailure'>

function OpenedMap({ viewpoint, fitOnOpen, ...canvas }: OpenedMapProps) {
  const messages = useMessages()
  const opening = useOpening(viewpoint, fitOnOpen)
  return (
    <MapCanvas
      {...canvas}
      viewpoint={opening}
      messages={messages}
      stepPixels={PAN_PIXELS}
      isAnnounced
      onReady={useAttachedEditor(fitOnOpen)}
    />
  )
}

/** Opens on the document itself where that is requested, so that no other place is loaded and seen first. */
function useOpening(viewpoint: MapCanvasProps['viewpoint'], fitOnOpen: boolean) {
  const { actor, root } = useEditorParts()
  const [opening] = useState(() => {
    if (!fitOnOpen || !root.current) return viewpoint
    const room = within(root.current, coveredEdges(root.current))
    return openingView(documentBounds(selectDocument(actor.getSnapshot())), room) ?? viewpoint
  })
  return opening
}

function useMapFailure(onMapError: EditorMapProps['onMapError']) {
  const [failure, setFailure] = useState<MapFailure | null>(null)
  const [attempt, setAttempt] = useState(0)
  return {
    failure,
    attempt,
    fail: (next: MapFailure) => {
      setFailure(next)
      onMapError?.(next)
    },
    retry: () => {
      setFailure(null)
      setAttempt((count) => count + 1)
    },
  }
}

function useAttachedEditor(fitOnOpen: boolean): MapCanvasProps['onReady'] {
  const parts = useEditorParts()
  const { map: words, locale } = useMessages()
  const latest = useLatest({ parts, fitOnOpen, words })
  const [openedWith] = useState(() => selectDocument(parts.actor.getSnapshot()))
  const attached = useRef<AttachedEditor | null>(null)
  const { map: handle, preview } = parts
  const tried = useValue(preview)

  useEffect(() => attached.current?.refresh(), [tried])
  useEffect(
    () => () => {
      attached.current?.detach()
      attached.current = null
      handle.set(null)
    },
    [handle],
  )
  return useCallback(
    (map, isAgain) => {
      attached.current?.detach()
      // The actor and the stores stay the same as long as the editor lives.
      const { actor, pointed, crosshair, isSnapping, gesture, chosenVertex } = latest.current.parts
      const editor = attachEditor(map, {
        actor,
        tools: TOOLS_ON_MAP,
        view: (snapshot) => sceneView(snapshot, preview.get()),
        padding: () => coveredEdges(latest.current.parts.root.current),
        onPoint: pointed.set,
        onCrosshair: crosshair.set,
        isSnapping: isSnapping.get,
        onGesture: gesture.set,
        onChoose: chosenVertex.set,
        words: { pinsHere: (count) => latest.current.words.pinsHere(count), locale },
      })
      attached.current = editor
      handle.set(editor.handle)
      const document = selectDocument(actor.getSnapshot())
      // A file may have been read while the map was still loading.
      if (isAgain) return
      if (latest.current.fitOnOpen || document !== openedWith) editor.handle.camera.fitDocument(document)
    },
    [handle, preview, latest, openedWith],
  )
}

/** Where Space would click. Shown while the map is worked by keyboard. */
function Crosshair() {
  const { inputMode } = useEditorParts()
  if (useValue(inputMode) !== 'keyboard') return null
  return <span className={styles.crosshair} aria-hidden="true" />
}
