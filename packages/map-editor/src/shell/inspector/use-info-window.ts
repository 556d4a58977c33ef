import {
  findMapObject,
  isShape,
  type MapIssue,
  type MapObject,
  type MapObjectId,
  type ObjectChange,
} from '@mishiori/map-document'
import { use, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { InspectorMode } from '../../core/events.ts'
import { selectDocument, selectIsJustPlaced, selectSelectedObjectId } from '../../core/selectors.ts'
import { useEditor, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { showNotice } from '../../ui/context/show-notice.ts'
import type { InfoWindowEditing, InfoWindowProps, ObjectDetails } from '../../ui/info-window/info-window-props.ts'
import { useLatest } from '../../ui/shared/use-latest.ts'
import { useValue } from '../../ui/shared/value-store.ts'
import { useObjectMenu } from '../layers/object-menu.ts'
import { OriginalsContext } from '../use-language-lens.ts'

/** What the window of an object shows, and what its buttons do. */
export function useInfoWindow(object: MapObject, mode: InspectorMode): InfoWindowProps {
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
    // What was just made gets its name at once; larger fields only where that brings up no keyboard on the screen.
    takesFocus: mode === 'naming' || inputMode.get() === 'keyboard' || (mode === 'info' && inputMode.get() === 'mouse'),
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
    onDone: (details) =>
      leave(() => {
        const change = changeOf(object, details)
        actor.send({ type: 'document.edit', edit: { kind: 'object.update', objectId: object.id, change } })
        actor.send({ type: 'edit.confirm' })
      }),
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

const ROW = '[role="treeitem"]'

/**
 * Restores the focus when a window is closed: to the row that opened it, or to the one after it when that was removed. Else
 * the focus moves to the map.
 */
function useRestoreFocus(): (leave: () => void) => void {
  const { root, map, inputMode } = useEditorParts()
  const [opener] = useState(() => (inputMode.get() === 'keyboard' ? document.activeElement : null))
  return (leave) => {
    const rows = [...(root.current?.querySelectorAll<HTMLElement>(ROW) ?? [])]
    const row = opener?.closest<HTMLElement>(ROW)
    const index = row ? rows.indexOf(row) : -1
    const ways = index < 0 ? [] : [rows[index], rows[index + 1], rows[index - 1]]
    flushSync(leave)
    const way = ways.find((candidate) => candidate?.isConnected)
    if (way) way.focus()
    else map.get()?.focus()
  }
}
