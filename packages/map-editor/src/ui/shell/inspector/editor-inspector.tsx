import {
  findMapObject,
  type MapIssue,
  type MapObject,
  type MapObjectId,
  type ObjectChange,
} from '@mishiori/map-document'
import { use, useEffect, useLayoutEffect, useState } from 'react'
import { isShape } from '../../../core/drafts/shape-kind.ts'
import type { InspectorMode } from '../../../core/events.ts'
import { chosenAnchor, objectAnchor, objectLift, openingPan } from '../../../core/object-anchor.ts'
import type { MachineSnapshot } from '../../../core/selectors.ts'
import {
  selectDocument,
  selectInspectorMode,
  selectIsJustPlaced,
  selectSelectedAt,
  selectSelectedObject,
  selectSelectedObjectId,
} from '../../../core/selectors.ts'
import type { ScreenBox } from '../../../map/camera/uncover.ts'
import { useEditor, useEditorLayoutName, useEditorParts, useMessages } from '../../context/editor-context.tsx'
import { showNotice } from '../../context/show-notice.ts'
import { InfoWindow } from '../../info-window/info-window.tsx'
import type { InfoWindowEditing, InfoWindowProps, ObjectDetails } from '../../info-window/info-window-props.ts'
import { MapPopup } from '../../map-popup/map-popup.tsx'
import type { SheetSnap } from '../../panel-props.ts'
import { BottomSheet } from '../../shared/bottom-sheet.tsx'
import { useLatest } from '../../shared/use-latest.ts'
import { useValue } from '../../shared/value-store.ts'
import { useObjectMenu } from '../layers/object-menu.ts'
import { mapPadding, profileCover } from '../layout/map-padding.ts'
import { OriginalsContext } from '../use-language-lens.ts'
import { useRestoreFocus } from '../use-restore-focus.ts'
import { EditorProfile } from './editor-profile.tsx'
import { useProfileLine } from './use-profile-line.ts'

/** In landscape, phones have the sheets beside the map. Must match the media query in the style sheets. */
const LIES_ON_ITS_SIDE = '(min-width: 600px) and (max-height: 480px)'

/** As `--me-side-panel`. */
const SIDE_PANEL_PIXELS = 344

const hasSidePanel = (): boolean => matchMedia(LIES_ON_ITS_SIDE).matches

/** The info window of the selected object: above it on the map, or in a sheet on a phone. */
export function EditorInspector() {
  const layout = useEditorLayoutName()
  const mode = useEditor(selectInspectorMode)
  const object = useEditor(selectInspectedObject)
  if (!object || !mode) return null
  return layout === 'phone' ? (
    <InspectorSheet key={object.id} object={object} mode={mode} />
  ) : (
    <InspectorWindow key={object.id} object={object} mode={mode} />
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

interface InspectorProps {
  readonly object: MapObject
  readonly mode: InspectorMode
}

function InspectorWindow({ object, mode }: InspectorProps) {
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
      clear={CLEAR[layout]}
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

function InspectorSheet({ object, mode }: InspectorProps) {
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
      {isReading && 'path' in object && <EditorProfile variant="plain" />}
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

function useInfoWindow(object: MapObject, mode: InspectorMode): InfoWindowProps {
  const { actor, inputMode } = useEditorParts()
  const document = useEditor(selectDocument)
  const leave = useRestoreFocus()
  const editing = useInfoEditing(object, leave)
  return {
    messages: useMessages(),
    object,
    mode,
    editing,
    isMain: document.mainLineId === object.id,
    // What was just made gets its name at once, unless that would bring up a keyboard on the screen.
    takesFocus: inputMode.get() === 'keyboard' || (mode === 'info' && inputMode.get() === 'mouse'),
    onModeChange: (next) => {
      // Cancelling a deletion continues editing.
      const isWriting = mode === 'deleting' && next === 'view' && editing.draft !== undefined
      actor.send({ type: 'inspector.show', mode: isWriting ? 'info' : next })
    },
    onClose: () => leave(() => actor.send({ type: 'object.deselect' })),
  }
}

/** Unsaved values outlive their fields: another layout has its own fields, and a press beside them saves. */
function useUnsavedDetails(object: MapObject): Pick<InfoWindowEditing, 'draft' | 'onDraft'> {
  const { actor, root, detailsDrafts } = useEditorParts()
  const drafts = useValue(detailsDrafts)
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const isOutside = target instanceof Node && !root.current?.contains(target)
      if (isOutside) actor.send({ type: 'inspector.keep' })
    }
    document.addEventListener('pointerdown', onPress, true)
    return () => document.removeEventListener('pointerdown', onPress, true)
  }, [actor, root])
  useDiscardSavedDraft(object.id)
  return {
    draft: drafts.get(object.id)?.details,
    onDraft: (draft) => {
      const next = new Map(detailsDrafts.get())
      if (draft) next.set(object.id, { details: draft.details, isRefused: draft.saved === null })
      else next.delete(object.id)
      detailsDrafts.set(next)
      actor.send({ type: 'inspector.write', change: draft?.saved ? changeOf(object, draft.saved) : null })
    },
  }
}

/**
 * When the window of an object is closed, the machine has saved valid values. Invalid values are stored until the object
 * is opened again, and reported.
 */
function useDiscardSavedDraft(objectId: MapObjectId): void {
  const { actor, detailsDrafts, notices } = useEditorParts()
  const messages = useLatest(useMessages())
  useEffect(
    () => () => {
      const snapshot = actor.getSnapshot()
      const draft = detailsDrafts.get().get(objectId)
      if (!draft || selectSelectedObjectId(snapshot) === objectId) return
      const object = findMapObject(selectDocument(snapshot), objectId)
      if (draft.isRefused && object) {
        const title = messages.current.info.notSaved(object.name)
        showNotice(notices, { id: `not-saved-${objectId}`, tone: 'warning', title })
      } else {
        const others = new Map(detailsDrafts.get())
        others.delete(objectId)
        detailsDrafts.set(others)
      }
    },
    [actor, detailsDrafts, notices, messages, objectId],
  )
}

function changeOf(object: MapObject, { icon, seenOn, photos, ...texts }: ObjectDetails): ObjectChange {
  if (object.kind !== 'spot') return texts
  return { ...texts, ...(icon && { icon }), ...(seenOn !== undefined && { seenOn }), ...photos }
}

function useInfoEditing(object: MapObject, leave: (how: () => void) => void): InfoWindowEditing {
  const { actor, preview, services } = useEditorParts()
  const menu = useObjectMenu(object)
  const originals = use(OriginalsContext)
  const texts = originals?.detailsOf(object.id)
  useEffect(() => () => preview.set(null), [preview])
  return {
    ...useUnsavedDetails(object),
    onSave: (details) => {
      preview.set(null)
      const change = changeOf(object, details)
      actor.send({ type: 'document.edit', edit: { kind: 'object.update', objectId: object.id, change } })
      actor.send({ type: 'inspector.show', mode: 'view' })
    },
    menu,
    onCancel: () => {
      const cancel = () => actor.send({ type: 'inspector.cancel' })
      if (selectIsJustPlaced(actor.getSnapshot())) leave(cancel)
      else cancel()
    },
    ...(originals && texts && { translating: { ...texts, language: originals.language } }),
    onDelete: () =>
      leave(() => actor.send({ type: 'document.edit', edit: { kind: 'object.remove', objectId: object.id } })),
    onPreview: (draft) => {
      if (!draft) return preview.set(null)
      const { icon, color } = draft
      preview.set({ objectId: object.id, change: { color, ...(icon && object.kind === 'spot' && { icon }) } })
    },
    ...('path' in object && {
      onSetMain: () => actor.send({ type: 'document.edit', edit: { kind: 'line.setMain', objectId: object.id } }),
    }),
    ...(object.kind === 'spot' &&
      (services.uploadImage || object.display === 'image') && {
        photos: {
          ...(services.uploadImage && { uploadImage: services.uploadImage }),
          ...(services.chooseImages && { chooseImages: services.chooseImages }),
          ...(services.takeOverImage && { takeOverImage: services.takeOverImage }),
          onIssue: (issue: MapIssue) => actor.send({ type: 'issue.raise', issue }),
        },
      }),
    ...(isShape(object) && { onEditShape: () => actor.send({ type: 'shape.edit', objectId: object.id }) }),
    ...(object.kind === 'navigationLine' &&
      services.fetchDirections && {
        onEditLine: () => actor.send({ type: 'navigation.edit', objectId: object.id }),
      }),
    ...(object.kind === 'recordedLine' && {
      onTrim: () => actor.send({ type: 'recording.trim', objectId: object.id }),
    }),
    ...(object.kind === 'line' && { onEditLine: () => actor.send({ type: 'line.edit', objectId: object.id }) }),
  }
}
