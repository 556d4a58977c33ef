import { useEffect } from 'react'
import { SHAPE_KINDS } from '../core/drafts/shape-kind.ts'
import {
  selectCanCancel,
  selectDocument,
  selectEditedObjectId,
  selectEraserRadius,
  selectFocusedVertex,
  selectIsJustPlaced,
  selectSelectedLayerId,
  selectSelectedObjectId,
} from '../core/selectors.ts'
import { selectVertices } from '../core/vertex-selectors.ts'
import type { MapEditorMessages } from '../messages/messages.ts'
import { availableTools, toolButton } from '../tools/tool-registry.ts'
import { type EditorParts, useEditorParts, useMessages } from '../ui/context/editor-context.tsx'
import { showNotice } from '../ui/context/show-notice.ts'
import { isComposingKey } from '../ui/shared/is-composing-key.ts'
import { isNowhere } from '../ui/shared/is-nowhere.ts'
import { guideNow } from './guide/guide-step.ts'
import { addLayer } from './layers/add-layer.ts'

/** The keys of the whole editor. They rest while somebody types, and while the focus is in another part of the page. */
export function useShortcuts(): void {
  const parts = useEditorParts()
  const messages = useMessages()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposingKey(event) || !isOurs(event, parts)) return
      if (handle(event, parts, messages)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [parts, messages])
}

const TYPING =
  'input:not([type="radio"], [type="checkbox"], [type="file"], [type="range"]), textarea, select, [contenteditable="true"]'

/** Handles Escape alone as long as there is typed text to discard. */
const VALUE_FIELD = 'input[inputmode="decimal"]'

function isOurs({ target, key }: KeyboardEvent, { root }: EditorParts): boolean {
  if (!(target instanceof Element) || target.closest('dialog')) return false
  if (target.closest(TYPING) && !(key === 'Escape' && target.matches(VALUE_FIELD))) return false
  if (root.current?.closest('[inert]')) return false
  return isNowhere(target) || root.current?.contains(target) === true
}

function handle(event: KeyboardEvent, parts: EditorParts, messages: MapEditorMessages): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (event.altKey) return false
  if (event.ctrlKey || event.metaKey) return handleHistory(key, event.shiftKey, parts)
  if (event.shiftKey && key === 'l') {
    addLayer({ ...parts, messages })
    return true
  }
  if (key === '/' && focusPlaceField(parts)) return true
  const tool = event.shiftKey ? undefined : availableTools(parts.services).find((name) => toolButton(name).key === key)
  if (tool) {
    parts.actor.send({ type: 'tool.choose', tool })
    return true
  }
  return (
    handleShape(key, parts) ||
    handleErase(key, parts) ||
    handleVertices(key, parts) ||
    handleCamera(key, parts) ||
    handleEdit(key, event.target, { ...parts, messages })
  )
}

function handleHistory(key: string, isShifted: boolean, { actor, map }: EditorParts): boolean {
  if (!['z', 'y'].includes(key)) return false
  if (map.get()?.cancelGesture()) return true // what is being dragged is the last that was done
  if (key === 'z') actor.send({ type: isShifted ? 'history.redo' : 'history.undo' })
  else actor.send({ type: 'history.redo' })
  return true
}

/** Where the field for places is on the map already, its key leads there. */
function focusPlaceField({ root }: EditorParts): boolean {
  const field = root.current?.querySelector<HTMLInputElement>('input[data-place-field]')
  field?.focus()
  return field !== undefined && field !== null
}

/** E takes the eraser to the line that is selected or edited, and puts it away again. */
function handleErase(key: string, { actor }: EditorParts): boolean {
  const snapshot = actor.getSnapshot()
  const objectId = selectEditedObjectId(snapshot) ?? selectSelectedObjectId(snapshot)
  if (key !== 'e' || objectId === null) return false
  const type = selectEraserRadius(snapshot) === null ? 'line.erase' : 'line.edit'
  if (!snapshot.can({ type, objectId })) return false
  actor.send({ type, objectId })
  return true
}

/** 1, 2 and 3 choose a shape while one can be chosen. */
function handleShape(key: string, { actor }: EditorParts): boolean {
  const shape = SHAPE_KINDS[Number(key) - 1]
  if (!shape || !actor.getSnapshot().can({ type: 'shape.choose', shape })) return false
  actor.send({ type: 'shape.choose', shape })
  return true
}

/** G opens the list of points and closes it, K switches snapping, X cuts the line at the chosen point. */
function handleVertices(key: string, { actor, isVertexListOpen, isSnapping }: EditorParts): boolean {
  if (key === 'x') return split(actor)
  if (key === 'k') isSnapping.set(!isSnapping.get())
  else if (key === 'g' && selectVertices(actor.getSnapshot())) isVertexListOpen.set(!isVertexListOpen.get())
  else return false
  return true
}

function split(actor: EditorParts['actor']): boolean {
  const snapshot = actor.getSnapshot()
  const index = selectFocusedVertex(snapshot)
  if (index === null || !snapshot.can({ type: 'line.split', index })) return false
  actor.send({ type: 'line.split', index })
  return true
}

function handleCamera(key: string, { map, actor, isShortcutSheetOpen }: EditorParts): boolean {
  const camera = map.get()?.camera
  if (key === '?') isShortcutSheetOpen.set(true)
  else if (key === '+' || key === '=') camera?.zoomIn()
  else if (key === '-') camera?.zoomOut()
  else if (key === '0') camera?.fitDocument(selectDocument(actor.getSnapshot()))
  else return false
  return true
}

interface Speaking extends EditorParts {
  readonly messages: MapEditorMessages
}

function handleEdit(key: string, target: EventTarget | null, parts: Speaking): boolean {
  const { actor, map, isLayerSheetOpen } = parts
  const snapshot = actor.getSnapshot()
  const isOnControl =
    target instanceof Element && target.closest('button, a, summary, [role="treeitem"], input') !== null
  switch (key) {
    case 'Escape':
      if (map.get()?.cancelGesture()) return true
      if (isLayerSheetOpen.get()) {
        isLayerSheetOpen.set(false)
        return true
      }
      if (selectIsJustPlaced(snapshot)) actor.send({ type: 'inspector.cancel' })
      else actor.send(selectCanCancel(snapshot) ? { type: 'edit.cancel' } : { type: 'object.deselect' })
      return true
    case 'Enter':
      return !isOnControl && confirm(parts)
    case 'h':
      actor.send({ type: 'layer.toggle', layerId: selectSelectedLayerId(snapshot) })
      return true
    case 'Delete':
    case 'Backspace':
      return !isOnControl && remove(actor)
    default:
      return false
  }
}

/** Confirms the drawing, or shows why it cannot be confirmed. */
function confirm({ actor, messages, inputMode, notices }: Speaking): boolean {
  const snapshot = actor.getSnapshot()
  const guide = guideNow(messages, snapshot, inputMode.get())
  if (!guide?.hasConfirm) return false
  if (guide.confirmRefusal === null) actor.send({ type: 'edit.confirm' })
  else showNotice(notices, { id: 'confirm-refused', tone: 'warning', title: guide.confirmRefusal })
  return true
}

function remove(actor: EditorParts['actor']): boolean {
  const snapshot = actor.getSnapshot()
  const index = selectFocusedVertex(snapshot)
  const objectId = selectSelectedObjectId(snapshot)
  if (index !== null) actor.send({ type: 'vertex.remove', index })
  else if (objectId !== null) actor.send({ type: 'document.edit', edit: { kind: 'object.remove', objectId } })
  else return false
  return true
}
