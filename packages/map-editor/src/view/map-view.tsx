import type { HiddenArea, LayerId, MapDocument, MapObject, MapObjectId, Position } from '@mishiori/map-document'
import { findMapObject } from '@mishiori/map-document'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { LangOf } from '../core/lang-of.ts'
import { type AttachedView, attachView } from '../map/attach-view.ts'
import type { MapFocus, WholeMapFocus } from '../map/camera/map-focus.ts'
import type { MapViewpoint } from '../map/camera/opening-view.ts'
import { openingView } from '../map/camera/opening-view.ts'
import { MapCanvas, type MapCanvasProps, type MapFailure } from '../map/map-canvas.tsx'
import type { MapHandle } from '../map/map-handle.ts'
import type { SceneView } from '../map/scene/map-scene.ts'
import { useHiddenAreas } from '../map/scene/use-hidden-areas.ts'
import { enView } from '../messages/en-view.ts'
import type { MapViewMessages } from '../messages/messages.ts'
import {
  createProfileLine,
  distanceOnAny,
  type ProfileLine,
  positionsAt,
} from '../ui/elevation-profile/profile-line.ts'
import { HiddenAreasLegend } from '../ui/panels/hidden-areas-legend.tsx'
import { HiddenObjects } from '../ui/panels/hidden-objects.tsx'
import { MapControls } from '../ui/panels/map-controls.tsx'
import { classNames } from '../ui/shared/class-names.ts'
import { hostClass } from '../ui/shared/controls.tsx'
import { useLatest } from '../ui/shared/use-latest.ts'
import { linesOnly } from './lines-only.ts'
import { ElsewhereNotice, FailedMap } from './map-notices.tsx'
import styles from './map-view.module.css'
import { useChosenPlace } from './use-chosen-place.ts'
import { profiledLine } from './use-compared-lines.ts'
import { useKeyOpener } from './use-key-opener.ts'
import { type OpeningPart, useOpeningPart, useShownFocus } from './use-shown-part.ts'
import { ViewInfo } from './view-info.tsx'

const NO_LAYERS: ReadonlySet<LayerId> = new Set()
const NO_AREAS: readonly HiddenArea[] = []
const NO_OBJECTS: ReadonlySet<MapObjectId> = new Set()
const WORLD: MapViewpoint = { longitude: 0, latitude: 20, zoom: 1 }
const CURSOR_REACH_PIXELS = 14
const FIT_PADDING = { top: 56, right: 64, bottom: 56, left: 56 }

/** What readers see: `lines` shows only lines, to choose one; `detail` shows everything, with descriptions. */
export type MapViewMode = 'lines' | 'detail'

/** Props of {@link MapView}. */
export interface MapViewProps {
  /** The document to show. */
  readonly value: MapDocument
  /** `detail` unless given. In both, nothing can be dragged, deleted or edited. */
  readonly mode?: MapViewMode
  /** A MapLibre style, or its address. Changing it keeps what is drawn and the camera. */
  readonly mapStyle: MapCanvasProps['mapStyle']
  /** Address of `maplibre-gl/dist/maplibre-gl-worker.mjs` as the host serves it. */
  readonly workerUrl: string
  /** What you have to say of the selected object, below what its window says. */
  readonly infoExtras?: (object: MapObject) => ReactNode
  /** Where a document opens that holds nothing; the world unless given. */
  readonly initialView?: MapViewpoint
  /** All visible and announced texts; the editor's can be passed as they are. Default: English. */
  readonly messages?: MapViewMessages
  /** For the window of the selected object. Without it what was written is in the language of the page. */
  readonly langOf?: LangOf | undefined
  /** The object that is highlighted, with its window; null for none. */
  readonly selectedId?: MapObjectId | null
  /** Whether the selected object has its window. Default true; otherwise it is only highlighted. */
  readonly hasWindow?: boolean
  /** Called when an object is clicked or its window closed (null). Pass the result back as `selectedId`. */
  readonly onSelect?: (objectId: MapObjectId | null) => void
  /** Layers that are not drawn. */
  readonly hiddenLayerIds?: ReadonlySet<LayerId>
  /** Spots that are drawn pale: of what may not be there any more. */
  readonly paleObjectIds?: ReadonlySet<MapObjectId>
  /** Circles whose inside is hidden from other people (`hideAreas`). Drawn pale and dashed below everything, with a legend. */
  readonly hiddenAreas?: readonly HiddenArea[] | undefined
  /** Metres along the profiled lines: what the elevation profile points at. */
  readonly cursor?: number | null
  /** The lines in the profile, as returned by `useComparedLines`. Default: the selected line, or else the main one. */
  readonly profiledIds?: readonly MapObjectId[]
  /** Reports the same as `cursor` when the mouse is on one of those lines. */
  readonly onCursor?: (distanceMeters: number | null) => void
  /** Whether the initial view holds everything, however far apart. Default false: the main line and what is near it. */
  readonly opensWhole?: boolean
  /** Brings an object, or the initial view, into view. */
  readonly focus?: MapFocus | WholeMapFocus | null
  /** Pixels of each edge that the host's own panels cover. */
  readonly padding?: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
  /** Called when the map cannot be shown. A message stands in its place. */
  readonly onMapError?: (failure: MapFailure) => void
  /** A picture of the map, for where it cannot be shown: it fills the view, and the message stands at its foot. */
  readonly fallback?: ReactNode
  /** Called with the MapLibre map once it can be drawn on. */
  readonly onMapReady?: MapCanvasProps['onMapReady']
  /** Called once, when everything in view has been drawn. */
  readonly onShown?: () => void
  /** A button of your own, 44 pixels wide, below those that move the map. */
  readonly controlExtras?: ReactNode
  /** `mini` has neither buttons nor the selected object's window. */
  readonly variant?: 'full' | 'mini'
  /** On the outermost element, in addition to ours. */
  readonly className?: string | undefined
  /** Drawn above the map. */
  readonly children?: ReactNode
}

/**
 * Shows a map document: read-only, but objects can be selected. Initially shows the main line and what is near it, with
 * a hint if there is more elsewhere.
 */
export function MapView({ mode = 'detail', value, ...props }: MapViewProps) {
  const shown = useMemo(() => (mode === 'lines' ? linesOnly(value) : value), [mode, value])
  return <ShownDocument {...props} mode={mode} value={shown} />
}

function ShownDocument(shown: MapViewProps) {
  const { messages = enView, variant = 'full', hasWindow = true, className, children, ...props } = shown
  const [failure, setFailure] = useState<MapFailure | null>(null)
  const part = useOpeningPart(props)
  const padding = props.padding ?? FIT_PADDING
  const [opening] = useState(() => openingView(part.bounds, padding) ?? props.initialView ?? WORLD)
  const [isAllShown, setIsAllShown] = useState(false)
  const { handle, chosenAt, attach } = useAttachedView(props, part, messages)
  useShownFocus(handle, props, part)
  const drawHiddenAreas = useHiddenAreas(props.hiddenAreas ?? NO_AREAS)
  const keyOpener = useKeyOpener()
  const selected = props.selectedId ? findMapObject(props.value, props.selectedId) : null
  return (
    <div className={classNames('mishiori-map-editor', styles.view, className)}>
      {failure ? (
        <FailedMap messages={messages} reason={failure.reason} padding={padding} picture={props.fallback} />
      ) : (
        <MapCanvas
          mapStyle={props.mapStyle}
          workerUrl={props.workerUrl}
          viewpoint={opening}
          messages={messages}
          onReady={attach}
          onMapReady={(map) => {
            drawHiddenAreas(map)
            props.onMapReady?.(map)
          }}
          onFailure={(next) => {
            setFailure(next)
            props.onMapError?.(next)
          }}
        />
      )}
      {handle && variant === 'full' && (
        <MapPanels
          {...props}
          messages={messages}
          handle={handle}
          padding={padding}
          elsewhereCount={isAllShown ? 0 : part.elsewhere.length}
          onShowAll={() => {
            handle.camera.fitDocument(props.value)
            setIsAllShown(true)
          }}
        />
      )}
      {selected && hasWindow && props.mode !== 'lines' && variant === 'full' && (
        <ViewInfo
          key={selected.id}
          messages={messages}
          object={selected}
          chosenAt={chosenAt}
          langOf={props.langOf}
          isMain={props.value.mainLineId === selected.id}
          handle={handle}
          keyOpener={keyOpener}
          extras={props.infoExtras?.(selected)}
          onClose={() => props.onSelect?.(null)}
        />
      )}
      {children && <div className={classNames(hostClass, styles.host)}>{children}</div>}
    </div>
  )
}

interface MapPanelsProps extends Pick<MapViewProps, 'value' | 'hiddenAreas' | 'controlExtras'> {
  readonly messages: MapViewMessages
  readonly handle: MapHandle
  readonly padding: NonNullable<MapViewProps['padding']>
  /** Objects outside of what is shown; 0 once they were. */
  readonly elsewhereCount: number
  readonly onShowAll: () => void
}

/** The controls over the map's edges: the hint at more, the legend of hidden areas, the map controls. */
function MapPanels({ messages, handle, hiddenAreas = NO_AREAS, elsewhereCount, onShowAll, ...props }: MapPanelsProps) {
  return (
    <>
      {elsewhereCount > 0 && (
        <ElsewhereNotice
          messages={messages}
          count={elsewhereCount}
          padding={props.padding}
          onShowAll={() => {
            onShowAll()
            handle.focus() // the button is removed
          }}
        />
      )}
      <HiddenAreasLegend messages={messages} count={hiddenAreas.length}>
        <HiddenObjects messages={messages} areas={hiddenAreas} document={props.value} />
      </HiddenAreasLegend>
      <div className={styles.controls}>
        <MapControls
          messages={messages}
          onZoomIn={handle.camera.zoomIn}
          onZoomOut={handle.camera.zoomOut}
          onFit={onShowAll}
          extras={props.controlExtras}
        />
      </div>
    </>
  )
}

function sceneOf({
  value,
  hiddenLayerIds = NO_LAYERS,
  paleObjectIds = NO_OBJECTS,
  selectedId = null,
}: MapViewProps): SceneView {
  return {
    document: value,
    restingDocument: value,
    hiddenLayerIds,
    hiddenObjectIds: NO_OBJECTS,
    paleObjectIds,
    selectedId,
    editedId: null,
    lineStart: null,
    openRing: null,
    isRingClosable: false,
    stops: null,
    alternatives: [],
    focusedVertex: null,
  }
}

function useAttachedView(props: MapViewProps, part: OpeningPart, { map: words, locale }: MapViewMessages) {
  const [handle, setHandle] = useState<MapHandle | null>(null)
  const attached = useRef<AttachedView | null>(null)
  const lines = useProfiledLines(props)
  const { chosenAt, choose } = useChosenPlace(props.selectedId ?? null)
  const latest = useLatest({ props, part, lines, handle, choose, words })
  const { value, hiddenLayerIds, paleObjectIds, selectedId } = props
  useEffect(
    () => attached.current?.show(sceneOf(latest.current.props)),
    [value, hiddenLayerIds, paleObjectIds, selectedId],
  )
  useEffect(() => () => attached.current?.detach(), [])
  const { cursor = null } = props
  useEffect(() => handle?.setCursors(positionsAt(lines, cursor)), [handle, lines, cursor])

  const attach = useCallback<MapCanvasProps['onReady']>(
    (map, isAgain) => {
      attached.current?.detach()
      const view = attachView(map, {
        padding: () => latest.current.props.padding ?? FIT_PADDING,
        onSelect: (objectId, at) => {
          latest.current.choose(objectId, at)
          latest.current.props.onSelect?.(objectId)
        },
        words: { pinsHere: (count) => latest.current.words.pinsHere(count), locale },
        onPoint: (position) => latest.current.props.onCursor?.(pointedMeters(latest.current, position)),
      })
      attached.current = view
      view.show(sceneOf(latest.current.props))
      setHandle(view.handle)
      if (isAgain) return
      view.handle.camera.fitBox(latest.current.part.bounds)
      map.once('idle', () => latest.current.props.onShown?.())
    },
    [latest],
  )
  return { handle, chosenAt, attach }
}

interface Pointing {
  readonly lines: readonly ProfileLine[]
  readonly handle: MapHandle | null
}

function pointedMeters({ lines, handle }: Pointing, position: Position | null): number | null {
  if (!handle || !position) return null
  return distanceOnAny(lines, position, handle.metersPerPixel(position[1]) * CURSOR_REACH_PIXELS)
}

function useProfiledLines({ value, selectedId = null, profiledIds }: MapViewProps): readonly ProfileLine[] {
  return useMemo(() => {
    const objects = profiledIds?.map((id) => findMapObject(value, id)) ?? [profiledLine(value, selectedId)]
    return objects.flatMap((object) => (object && 'path' in object ? (createProfileLine(object) ?? []) : []))
  }, [value, selectedId, profiledIds])
}
