import { findLayerOf, isShape, type MapObject } from '@mishiori/map-document'
import { assertNever } from '../../core/assert-never.ts'
import type { MachineEmitted } from '../../core/events.ts'
import { formatIssue } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { objectSizeText, textOfObject } from '../../messages/object-size-text.ts'
import { firstOfTools, toolButton } from '../../tools/tool-registry.ts'

/** The announcement of an event that the machine emitted; null if it needs none or is announced elsewhere. */
export function announcement(messages: MapEditorMessages, event: MachineEmitted): string | null {
  const spot = spotBeside(event)
  if (spot) return messages.announce.spotPlaced(spot.name)
  return firstOfTools((tool) => tool.announce?.(messages, event)) ?? editorAnnouncement(messages, event)
}

/** A spot that was made while something else is edited; the tool of that knows nothing of it. */
function spotBeside(event: MachineEmitted): MapObject | null {
  if (event.type !== 'step.taken' || event.step.kind !== 'object.create') return null
  return event.step.object.id === event.objectId ? null : event.step.object
}

/** What is the same whichever tool is open. */
function editorAnnouncement(messages: MapEditorMessages, event: MachineEmitted): string | null {
  const { announce } = messages
  switch (event.type) {
    case 'tool.opened':
      return announce.toolChosen(messages.tools[toolButton(event.tool).label])
    case 'line.started':
      return announce.firstPointAdded
    case 'edit.confirmed':
      return textOfObject(event, (object) => announce.confirmed(object.name, objectSizeText(messages, object)))
    case 'edit.cancelled':
      return announce.cancelled
    case 'history.undone':
      return announce.undone
    case 'history.redone':
      return announce.redone
    case 'selection.changed':
      return ofSelection(messages, event)
    case 'vertex.focused':
      return announce.pointFocused(event.index + 1, event.count)
    case 'object.toggled':
      return textOfObject(event, ({ name }) =>
        event.isHidden ? messages.lines.hidden(name) : messages.lines.shown(name),
      )
    case 'layer.toggled': {
      const name = event.document.layers.find(({ id }) => id === event.layerId)?.name ?? ''
      return event.isHidden ? announce.layerHidden(name) : announce.layerShown(name)
    }
    case 'document.edited':
      return ofEdit(messages, event)
    case 'issue.raised':
      return formatIssue(messages, event.issue)
    default:
      return null
  }
}

function ofSelection(
  messages: MapEditorMessages,
  { objectId, document }: Extract<MachineEmitted, { type: 'selection.changed' }>,
): string | null {
  if (objectId === null) return messages.announce.deselected
  return textOfObject({ document, objectId }, (object) => {
    const kind = messages.objects.kinds[object.kind]
    return 'path' in object || isShape(object)
      ? messages.announce.selectedLine(kind, object.name, objectSizeText(messages, object))
      : messages.announce.selected(kind, object.name)
  })
}

type Edited = Extract<MachineEmitted, { type: 'document.edited' }>

function ofEdit(messages: MapEditorMessages, { edit, before, document }: Edited): string | null {
  const { announce } = messages
  const withLine = (of: Parameters<typeof textOfObject>[0], format: (name: string, length: string) => string) =>
    textOfObject(of, (object) => format(object.name, objectSizeText(messages, object)))
  switch (edit.kind) {
    case 'layer.add':
      return announce.layerAdded(edit.name)
    case 'layer.rename':
      return announce.layerRenamed(edit.name)
    case 'object.update':
      return textOfObject({ document, objectId: edit.objectId }, ({ name }) => announce.changed(name))
    case 'objects.recolor':
      return announce.severalChanged(edit.objectIds.length)
    case 'objects.move':
      return announce.severalMoved(
        edit.objectIds.length,
        document.layers.find(({ id }) => id === edit.layerId)?.name ?? '',
      )
    case 'objects.remove':
      return announce.severalDeleted(edit.objectIds.length)
    case 'spot.add':
      return announce.spotPlaced(edit.spot.name)
    case 'line.reverse':
      return textOfObject({ document, objectId: edit.objectId }, ({ name }) => messages.lines.reversed(name))
    case 'line.close':
      return withLine({ document, objectId: edit.objectId }, messages.lines.closed)
    case 'line.join':
      return withLine({ document, objectId: edit.objectId }, messages.lines.joined)
    case 'recording.unlock':
      return textOfObject({ document, objectId: edit.objectId }, ({ name }) => messages.recordings.unlocked(name))
    case 'object.duplicate':
      return messages.lines.duplicated(edit.name)
    case 'line.setMain':
      return textOfObject({ document, objectId: edit.objectId }, ({ name }) => announce.mainLineSet(name))
    case 'object.move': {
      const layer = document.layers.find(({ id }) => id === edit.layerId)
      const position = (layer?.objects.findIndex(({ id }) => id === edit.objectId) ?? 0) + 1
      const hasNewLayer = findLayerOf(before, edit.objectId)?.id !== edit.layerId
      return textOfObject({ document, objectId: edit.objectId }, ({ name }) =>
        hasNewLayer
          ? announce.movedTo(name, layer?.name ?? '')
          : announce.moved(name, position, layer?.objects.length ?? 0),
      )
    }
    case 'layer.move': {
      const index = document.layers.findIndex(({ id }) => id === edit.layerId)
      return announce.moved(document.layers[index]?.name ?? '', index + 1, document.layers.length)
    }
    case 'layer.remove':
      return announce.deleted(before.layers.find(({ id }) => id === edit.layerId)?.name ?? '')
    case 'object.remove':
      return textOfObject({ document: before, objectId: edit.objectId }, ({ name }) => announce.deleted(name))
    default:
      return assertNever(edit)
  }
}
