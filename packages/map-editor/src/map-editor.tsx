import type { HiddenArea, MapDocument, MapIssue } from '@mishiori/map-document'
import { type ReactNode, useMemo, useRef } from 'react'
import type { MapEditorServices } from './core/services.ts'
import type { MapFocus } from './map/camera/map-focus.ts'
import type { MapViewpoint } from './map/camera/opening-view.ts'
import type { MapCanvasProps, MapFailure } from './map/map-canvas.tsx'
import { en } from './messages/en.ts'
import type { MapEditorMessages } from './messages/messages.ts'
import { useEditorStores } from './shell/editor-stores.ts'
import { EditorWorkspace } from './shell/editor-workspace.tsx'
import { useInitialFiles } from './shell/files/use-initial-files.ts'
import { useEditorActor } from './shell/use-editor-actor.ts'
import { OriginalsContext, useLanguageLens, useSettledLanguage, useSettling } from './shell/use-language-lens.ts'
import { useMapFocus } from './shell/use-map-focus.ts'
import { type OpenWork, useOpenWork } from './shell/use-open-work.ts'
import { EditorLayoutContext, EditorMessagesContext, EditorPartsContext } from './ui/context/editor-context.tsx'
import { useEditorLayout } from './ui/context/use-editor-layout.ts'
import type { HostShortcut, LineExtras } from './ui/panel-props.ts'

const NO_SERVICES: MapEditorServices = {}
const NO_AREAS: readonly HiddenArea[] = []
/** Japan as the specification opens it (§9). */
const DEFAULT_VIEW: MapViewpoint = { longitude: 137.9875, latitude: 35.9822, zoom: 5 }

/** Props of {@link MapEditor}. */
export interface MapEditorProps {
  /** The document to edit. One that did not come from `onChange` takes over: the open edit and the history end. */
  readonly value: MapDocument
  /** Called once for each committed change: a confirmed edit, an undo, a read file; never during a drag. */
  readonly onChange: (document: MapDocument) => void
  /**
   * A further language, such as `en-us`, in which names and descriptions are shown and edited. Missing translations
   * show the original. Changing it ends the undo history, and waits for an open edit. Default: the language of the
   * document.
   */
  readonly language?: string | undefined
  /**
   * Called at every step with unconfirmed work, and with null when there is none. Store its `document` to survive a
   * crash. Before the page is left, call `settle`, which passes it to `onChange`.
   */
  readonly onOpenWork?: ((work: OpenWork | null) => void) | undefined
  /** All visible and announced texts. Default: English. */
  readonly messages?: MapEditorMessages
  /** What needs a server. A feature is available when its function is given. */
  readonly services?: MapEditorServices
  /** A MapLibre style, or its address. Changing it keeps the drawing and the camera. */
  readonly mapStyle: MapCanvasProps['mapStyle']
  /** Address of `maplibre-gl/dist/maplibre-gl-worker.mjs` as the host serves it. */
  readonly workerUrl: string
  /** Where the map opens. Default: Japan. */
  readonly initialView?: MapViewpoint
  /** Initially shows the complete document. */
  readonly fitOnOpen?: boolean
  /** Imported once, when the editor is ready, as if dropped on the map. Needs `services.readRouteFile`. */
  readonly initialFile?: File | readonly File[] | undefined
  /** Selects an object and brings it into view. While something is being drawn, it only comes into view. */
  readonly focus?: MapFocus | null
  /** Called with each refusal, in addition to the notice in the editor. */
  readonly onIssue?: (issue: MapIssue) => void
  /** Called when the map cannot be shown. List, profile and info window keep working. */
  readonly onMapError?: (failure: MapFailure) => void
  /** Called with the MapLibre map once it can be drawn on, for what only you can do with it; again when it had to be opened anew. */
  readonly onMapReady?: MapCanvasProps['onMapReady']
  /** Circles whose inside is hidden from other people (`hideAreas`). Drawn pale and dashed below everything, with a legend. */
  readonly hiddenAreas?: readonly HiddenArea[] | undefined
  /** Your own buttons, after the tools. */
  readonly toolbarExtras?: ReactNode
  /** A button of your own, 44 pixels wide, below those that move the map. */
  readonly controlExtras?: ReactNode
  /** Your own panel about the line that is drawn, edited or selected: at the right edge, on a phone in its sheet. */
  readonly lineExtras?: LineExtras | undefined
  /** Keyboard shortcuts of your page, listed in the sheet that `?` opens. Your page handles them itself. */
  readonly hostShortcuts?: readonly HostShortcut[] | undefined
  /** On the outermost element, in addition to ours. */
  readonly className?: string | undefined
}

/** Edits the lines, spots and layers of a map document, by pointer, touch or keyboard. Fills its parent. */
export function MapEditor({ messages = en, services = NO_SERVICES, ...props }: MapEditorProps) {
  const requestedLanguage = props.language ?? null
  const settled = useSettledLanguage(requestedLanguage)
  const { value, onChange, originals } = useLanguageLens(props, settled.language)
  const stores = useEditorStores()
  const actor = useEditorActor({ value, onChange, messages, services, onReadProgress: stores.readingProgress.set })
  useSettling(actor, requestedLanguage, settled)
  useOpenWork(actor, props.onOpenWork)
  useInitialFiles(actor, props.initialFile)
  useMapFocus(props.focus ?? null, { actor, map: stores.map })
  const root = useRef<HTMLDivElement>(null)
  const parts = useMemo(() => ({ actor, services, root, ...stores }), [actor, services, stores])
  const layout = useEditorLayout(root)
  return (
    <EditorPartsContext value={parts}>
      <EditorMessagesContext value={messages}>
        <EditorLayoutContext value={layout}>
          <OriginalsContext value={originals}>
            <EditorWorkspace
              mapStyle={props.mapStyle}
              workerUrl={props.workerUrl}
              viewpoint={props.initialView ?? DEFAULT_VIEW}
              fitOnOpen={props.fitOnOpen ?? false}
              onMapError={props.onMapError}
              onMapReady={props.onMapReady}
              onIssue={props.onIssue}
              toolbarExtras={props.toolbarExtras}
              controlExtras={props.controlExtras}
              lineExtras={props.lineExtras}
              hiddenAreas={props.hiddenAreas ?? NO_AREAS}
              hostShortcuts={props.hostShortcuts}
              className={props.className}
            />
          </OriginalsContext>
        </EditorLayoutContext>
      </EditorMessagesContext>
    </EditorPartsContext>
  )
}
