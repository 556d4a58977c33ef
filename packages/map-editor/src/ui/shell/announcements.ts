import {
  findLayerOf,
  findMapObject,
  type MapDocument,
  type MapObject,
  type MapObjectId,
  type Position,
  pathLengthMeters,
} from '@mishiori/map-document'
import { assertNever } from '../../core/assert-never.ts'
import { isShape } from '../../core/drafts/shape-kind.ts'
import { type EditStep, focusAfterStep } from '../../core/edit-step.ts'
import type { EditorEmitted } from '../../core/events.ts'
import { formatDistance, formatIssue } from '../../messages/format.ts'
import { shapeMovedText, withLeg } from '../../messages/leg-text.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { shapeSizeText } from '../../messages/shape-size-text.ts'
import { trimAnnouncement } from '../../tools/recording/recording-announcements.ts'
import { TOOL_REGISTRY } from '../../tools/tool-registry.ts'

/** What the live region says of something the machine emitted; null for what is not worth a word or is said elsewhere. */
export function announcement(messages: MapEditorMessages, event: EditorEmitted): string | null {
  const words = messages.announce
  switch (event.type) {
    case 'tool.opened':
      return words.toolChosen(messages.tools[TOOL_REGISTRY[event.tool].label])
    case 'line.started':
      return words.firstPointAdded
    case 'ring.stepped':
      return ofVertexStep(messages, event.step, event.corners)
    case 'step.taken':
      return ofStep(messages, event.step, findMapObject(event.document, event.objectId))
    case 'shape.held':
      return withObject(event, ({ name }) => messages.vertices.shapeHeld(name))
    case 'directions.asked':
      return messages.directions.asking
    case 'directions.failed':
      return messages.directions.problems[event.problem]
    case 'edit.confirmed':
      return withObject(event, (object) => words.confirmed(object.name, sizeOf(messages, object)))
    case 'edit.cancelled':
      return words.cancelled
    case 'history.undone':
      return words.undone
    case 'history.redone':
      return words.redone
    case 'selection.changed':
      return ofSelection(messages, event)
    case 'vertex.focused':
      return words.pointFocused(event.index + 1, event.count)
    case 'object.toggled':
      return withObject(event, ({ name }) =>
        event.isHidden ? messages.lines.hidden(name) : messages.lines.shown(name),
      )
    case 'erase.missed':
      return messages.lines.erasedNothing
    case 'eraser.resized':
      return messages.lines.eraserResized(formatDistance(event.radiusMeters, messages.locale))
    case 'layer.toggled': {
      const name = event.document.layers.find(({ id }) => id === event.layerId)?.name ?? ''
      return event.isHidden ? words.layerHidden(name) : words.layerShown(name)
    }
    case 'document.edited':
      return ofEdit(messages, event)
    case 'issue.raised':
      return formatIssue(messages, event.issue)
    default:
      return null
  }
}

function withObject(
  { document, objectId }: { readonly document: MapDocument; readonly objectId: MapObjectId },
  say: (object: MapObject) => string,
): string | null {
  const object = findMapObject(document, objectId)
  return object ? say(object) : null
}

/** The length of a line, the size of a shape; empty for a spot. */
function sizeOf(messages: MapEditorMessages, object: MapObject): string {
  return 'path' in object ? lengthText(messages, object.path) : isShape(object) ? shapeSizeText(messages, object) : ''
}

function ofStep(messages: MapEditorMessages, step: EditStep, object: MapObject | null): string | null {
  if (!object) return null
  const words = messages.announce
  if (step.kind === 'object.create' && step.object.kind === 'spot') return words.spotPlaced(step.object.name)
  if (object.kind === 'spot') return words.spotMoved(object.name)
  if (object.kind === 'recordedLine') return trimAnnouncement(messages, object)
  if (object.kind === 'navigationLine' && (step.kind === 'object.create' || step.kind === 'route.replace')) {
    return messages.directions.found(lengthText(messages, object.path))
  }
  if (isShape(object)) {
    if (step.kind === 'object.create') return words.shapePlaced(object.name, sizeOf(messages, object))
    if (step.kind === 'shape.reshape') return words.shapeChanged(object.name, sizeOf(messages, object))
    if (step.kind === 'shape.move') return shapeMovedText(messages, object.name, step)
  }
  const path = 'path' in object ? object.path : object.kind === 'polygon' ? object.vertices : []
  return ofVertexStep(messages, step, path)
}

/** A vertex that was put somewhere is told with its way from the one before. */
function ofVertexStep(messages: MapEditorMessages, step: EditStep, path: readonly Position[]): string {
  const text = vertexStepText(messages, step, path)
  const isPlaced = 'position' in step || step.kind === 'object.create'
  return isPlaced ? withLeg(messages, text, path, focusAfterStep(step, path.length)) : text
}

function vertexStepText(messages: MapEditorMessages, step: EditStep, path: readonly Position[]): string {
  const words = messages.announce
  const [count, length] = [path.length, lengthText(messages, path)]
  switch (step.kind) {
    case 'vertex.move':
      return words.pointMoved(step.index + 1, count, length)
    case 'vertex.insert':
      return words.pointInserted(step.index + 1, count, length)
    case 'vertex.append':
      if (step.end === 'start' && count > 1) return words.pointInserted(1, count, length)
      return count === 1 ? words.firstPointAdded : words.pointAdded(count, length)
    case 'vertex.remove':
      return words.pointDeleted(count, length)
    case 'line.simplify':
      return messages.lines.simplified(formatDistance(step.toleranceMeters, messages.locale), count, length)
    case 'line.erase':
      return messages.lines.erased(count, length)
    case 'line.split':
      return messages.lines.wasSplit(step.newName)
    default:
      return count === 1 ? words.firstPointAdded : words.pointAdded(count, length)
  }
}

function lengthText({ locale }: MapEditorMessages, path: readonly Position[]): string {
  return formatDistance(pathLengthMeters(path), locale)
}

function ofSelection(
  messages: MapEditorMessages,
  { objectId, document }: Extract<EditorEmitted, { type: 'selection.changed' }>,
): string | null {
  if (objectId === null) return messages.announce.deselected
  return withObject({ document, objectId }, (object) => {
    const kind = messages.objects.kinds[object.kind]
    return 'path' in object || isShape(object)
      ? messages.announce.selectedLine(kind, object.name, sizeOf(messages, object))
      : messages.announce.selected(kind, object.name)
  })
}

type Edited = Extract<EditorEmitted, { type: 'document.edited' }>

function ofEdit(messages: MapEditorMessages, { edit, before, document }: Edited): string | null {
  const words = messages.announce
  const withLine = (of: Parameters<typeof withObject>[0], say: (name: string, length: string) => string) =>
    withObject(of, (object) => say(object.name, sizeOf(messages, object)))
  switch (edit.kind) {
    case 'layer.add':
      return words.layerAdded(edit.name)
    case 'layer.rename':
      return words.layerRenamed(edit.name)
    case 'object.update':
      return withObject({ document, objectId: edit.objectId }, ({ name }) => words.changed(name))
    case 'objects.recolor':
      return words.severalChanged(edit.objectIds.length)
    case 'objects.move':
      return words.severalMoved(
        edit.objectIds.length,
        document.layers.find(({ id }) => id === edit.layerId)?.name ?? '',
      )
    case 'objects.remove':
      return words.severalDeleted(edit.objectIds.length)
    case 'line.reverse':
      return withObject({ document, objectId: edit.objectId }, ({ name }) => messages.lines.reversed(name))
    case 'line.close':
      return withLine({ document, objectId: edit.objectId }, messages.lines.closed)
    case 'line.join':
      return withLine({ document, objectId: edit.objectId }, messages.lines.joined)
    case 'recording.unlock':
      return withObject({ document, objectId: edit.objectId }, ({ name }) => messages.recordings.unlocked(name))
    case 'object.duplicate':
      return messages.lines.duplicated(edit.name)
    case 'line.setMain':
      return withObject({ document, objectId: edit.objectId }, ({ name }) => words.mainLineSet(name))
    case 'object.move': {
      const layer = document.layers.find(({ id }) => id === edit.layerId)
      const position = (layer?.objects.findIndex(({ id }) => id === edit.objectId) ?? 0) + 1
      const hasNewLayer = findLayerOf(before, edit.objectId)?.id !== edit.layerId
      return withObject({ document, objectId: edit.objectId }, ({ name }) =>
        hasNewLayer ? words.movedTo(name, layer?.name ?? '') : words.moved(name, position, layer?.objects.length ?? 0),
      )
    }
    case 'layer.move': {
      const index = document.layers.findIndex(({ id }) => id === edit.layerId)
      return words.moved(document.layers[index]?.name ?? '', index + 1, document.layers.length)
    }
    case 'layer.remove':
      return words.deleted(before.layers.find(({ id }) => id === edit.layerId)?.name ?? '')
    case 'object.remove':
      return withObject({ document: before, objectId: edit.objectId }, ({ name }) => words.deleted(name))
    default:
      return assertNever(edit)
  }
}
