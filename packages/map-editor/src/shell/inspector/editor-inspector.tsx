import type { MapObject, Position } from '@mishiori/map-document'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { InspectorMode } from '../../core/events.ts'
import { chosenAnchor, objectAnchor, objectLift, openingPan } from '../../core/object-anchor.ts'
import {
  type MachineSnapshot,
  selectDocument,
  selectHiddenLayerIds,
  selectInspectorMode,
  selectSelectedAt,
  selectSelectedObject,
} from '../../core/selectors.ts'
import type { ScreenBox } from '../../map/camera/uncover.ts'
import { useEditor, useEditorLayoutName, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { InfoWindow } from '../../ui/info-window/info-window.tsx'
import { MapPopup } from '../../ui/map-popup/map-popup.tsx'
import { panelBoxes } from '../../ui/map-popup/panel-boxes.ts'
import { PinPopup } from '../../ui/map-popup/pin-popup.tsx'
import type { LineExtras, SheetSnap } from '../../ui/panel-props.ts'
import { BottomSheet } from '../../ui/shared/bottom-sheet.tsx'
import { useLatest } from '../../ui/shared/use-latest.ts'
import { useValue } from '../../ui/shared/value-store.ts'
import { mapPadding, profileCover } from '../layout/covered-edges.ts'
import { LinePanel } from '../layout/line-panel.tsx'
import { EditorProfile } from './editor-profile.tsx'
import { useInfoWindow } from './use-info-window.ts'
import { useProfileLine } from './use-profile-line.ts'

/** In landscape, phones have the sheets beside the map. Must match the media query in the style sheets. */
const LIES_ON_ITS_SIDE = '(min-width: 600px) and (max-height: 480px)'

/** As `--me-side-panel`. */
const SIDE_PANEL_PIXELS = 344

const hasSidePanel = (): boolean => matchMedia(LIES_ON_ITS_SIDE).matches

interface EditorInspectorProps {
  /** Whether the host has a panel at the right edge. */
  readonly hasPanelBeside?: boolean
  /** On a phone, in the sheet of a line. */
  readonly lineExtras?: LineExtras | undefined
}

/** The info window of the selected object: above it on the map, or in a sheet on a phone. */
export function EditorInspector({ hasPanelBeside = false, lineExtras }: EditorInspectorProps) {
  const layout = useEditorLayoutName()
  const mode = useEditor(selectInspectorMode)
  const object = useEditor(selectInspectedObject)
  if (!object || !mode) return null
  if (mode === 'naming') return <NamingWindow key={object.id} object={object} />
  return layout === 'phone' ? (
    <InspectorSheet key={object.id} object={object} mode={mode} lineExtras={lineExtras} />
  ) : (
    <InspectorWindow key={object.id} object={object} mode={mode} hasPanelBeside={hasPanelBeside} />
  )
}

/** Null while an edit is open: its steps are none of the window's business. */
function selectInspectedObject(snapshot: MachineSnapshot): MapObject | null {
  return selectInspectorMode(snapshot) === null ? null : selectSelectedObject(snapshot)
}

const SHEET_PEEK_PIXELS = 232

const CLEAR = {
  wide: { top: 92, right: 76, bottom: 28, left: 332 },
  compact: { top: 92, right: 76, bottom: 28, left: 16 },
  phone: { top: 12, right: 12, bottom: 12, left: 12 },
} as const

/** The panel of a line at the right edge is as high as the map. */
const PANEL_PIXELS = 384
const CLEAR_OF_PANEL = {
  wide: { ...CLEAR.wide, right: PANEL_PIXELS },
  compact: { ...CLEAR.compact, right: PANEL_PIXELS },
  phone: CLEAR.phone,
} as const

/** The card of a new spot, on every screen beside its pin. */
function NamingWindow({ object }: Pick<InspectorProps, 'object'>) {
  const info = useInfoWindow(object, 'naming')
  const { actor, map, root } = useEditorParts()
  return (
    <PinPopup
      handle={useValue(map)}
      at={objectAnchor(object)}
      panels={() => panelBoxes(root.current)}
      others={() => pointsBeside(actor.getSnapshot(), object)}
    >
      <InfoWindow {...info} variant="card" />
    </PinPopup>
  )
}

/** More points say no more about where something lies. */
const MAX_POINTS = 500

/** Spots and points of lines that are shown, without those of an object. */
function pointsBeside(snapshot: MachineSnapshot, object: MapObject): readonly Position[] {
  const hidden = selectHiddenLayerIds(snapshot)
  const layers = selectDocument(snapshot).layers.filter(({ id }) => !hidden.has(id))
  const points = layers.flatMap(({ objects }) => objects.flatMap((one) => (one.id === object.id ? [] : pointsOf(one))))
  const step = Math.ceil(points.length / MAX_POINTS)
  return points.filter((_, index) => index % step === 0)
}

function pointsOf(object: MapObject): readonly Position[] {
  if (object.kind === 'spot') return [object.position]
  return 'path' in object ? object.path : []
}

interface InspectorProps {
  readonly object: MapObject
  readonly mode: InspectorMode
}

interface InspectorWindowProps extends InspectorProps {
  readonly hasPanelBeside: boolean
}

function InspectorWindow({ object, mode, hasPanelBeside }: InspectorWindowProps) {
  const selectedAt = useEditor(selectSelectedAt)
  const info = useInfoWindow(object, mode)
  const { map } = useEditorParts()
  const layout = useEditorLayoutName()
  useUncovered(object)
  return (
    <MapPopup
      handle={useValue(map)}
      at={chosenAnchor(object, selectedAt)}
      lift={objectLift(object)}
      pan={openingPan(object)}
      clear={hasPanelBeside ? CLEAR_OF_PANEL[layout] : CLEAR[layout]}
    >
      <InfoWindow {...info} />
    </MapPopup>
  )
}

/** Brings an object that was not chosen on the map out from under the panels, the profile that opens with it among them. */
function useUncovered(object: MapObject): void {
  const { actor, map, isProfileCollapsed } = useEditorParts()
  const handle = useValue(map)
  const layout = useEditorLayoutName()
  const hasProfile = useProfileLine() !== null
  const cover = useLatest({
    object,
    ...mapPadding(layout, profileCover(hasProfile, isProfileCollapsed.get())),
  })
  useLayoutEffect(() => {
    if (selectSelectedAt(actor.getSnapshot()) === null) handle?.uncover(cover.current.object, cover.current)
  }, [handle, actor, cover])
}

interface InspectorSheetProps extends InspectorProps {
  readonly lineExtras: LineExtras | undefined
}

function InspectorSheet({ object, mode, lineExtras }: InspectorSheetProps) {
  const messages = useMessages()
  const info = useInfoWindow(object, mode)
  const [snap, setSnap] = useState<SheetSnap>('peek')
  const isReading = mode === 'view' || mode === 'deleting'
  useRevealedBesideSheet(object)
  return (
    <BottomSheet
      messages={messages}
      label={messages.info.label(object.name)}
      snap={isReading || snap === 'full' ? snap : 'half'}
      peekHeight={SHEET_PEEK_PIXELS}
      onSnapChange={setSnap}
    >
      <InfoWindow {...info} variant="sheet" />
      {isReading && 'path' in object && (
        <>
          <EditorProfile variant="plain" />
          <LinePanel extras={lineExtras} hasSurface={false} />
        </>
      )}
    </BottomSheet>
  )
}

/** Brings the object into the part of the map that an open sheet leaves free. */
function useRevealedBesideSheet(object: MapObject): void {
  const { map } = useEditorParts()
  const handle = useValue(map)
  const anchor = objectAnchor(object)
  const [lng, lat] = anchor ?? []
  useEffect(() => {
    if (!handle || lng === undefined || lat === undefined) return
    const { x, y } = handle.project([lng, lat])
    const free = freeOfSheet(handle.bounds())
    const [across, down] = [beyond(x, free.left, free.right), beyond(y, free.top, free.bottom)]
    if (across !== 0 || down !== 0) handle.panBy(across, down)
  }, [handle, lng, lat])
}

function freeOfSheet({ width, height }: DOMRect): ScreenBox {
  if (hasSidePanel()) return { left: SIDE_PANEL_PIXELS + 40, top: 70, right: width - 76, bottom: height - 24 }
  return { left: 0, top: 110, right: width, bottom: height / 2 - 24 }
}

/** By how much a place outside of a part is away from the part's middle. */
function beyond(at: number, start: number, end: number): number {
  return at < start || at > end ? at - (start + end) / 2 : 0
}
