import {
  cutText,
  findMapObject,
  haversineDistanceMeters,
  type Line,
  MAP_LIMITS,
  type MapDocument,
  type MapObject,
  type MapObjectId,
  mapObjectId,
  randomId,
  textLength,
} from '@mishiori/map-document'
import { applyDocumentEdit, type DocumentEdit } from '../../core/document-edit.ts'
import type { MachineActor } from '../../core/selectors.ts'
import { selectDocument, selectHiddenObjectIds } from '../../core/selectors.ts'
import type { MapEditorServices } from '../../core/services.ts'
import { formatIssue } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { useEditor, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import {
  arrowLeftIcon,
  arrowRightIcon,
  copyIcon,
  eraserIcon,
  eyeIcon,
  eyeSlashIcon,
  linkIcon,
  loopIcon,
  pathIcon,
  pencilIcon,
  reverseIcon,
  scissorsIcon,
  simplifyIcon,
} from '../../ui/icons/phosphor-paths.ts'
import type { MenuEntry } from '../../ui/shared/row-menu.tsx'

/** More lines than these would make the menu a list to search. */
const JOINABLE_LINES = 4

interface MenuParts {
  readonly actor: MachineActor
  readonly messages: MapEditorMessages
  readonly services: Pick<MapEditorServices, 'createId' | 'snapLine'>
}

/** What can be done with an object besides what its info window shows as buttons. */
export function useObjectMenu(object: MapObject): readonly MenuEntry[] {
  const { actor, services } = useEditorParts()
  const messages = useMessages()
  const document = useEditor(selectDocument)
  const isHidden = useEditor(selectHiddenObjectIds).has(object.id)
  const parts = { actor, messages, services }
  const strings = messages.lines
  return [
    ...(object.kind === 'line' ? listLineEntries(parts, document, object) : []),
    ...(object.kind === 'recordedLine' ? listRecordingEntries(parts, object.id) : []),
    ...(object.kind === 'line' || object.kind === 'recordedLine' ? listSnapEntries(parts, object.id) : []),
    { label: strings.duplicate, icon: copyIcon, onChoose: () => duplicateObject(parts, object.id) },
    {
      label: isHidden ? strings.showObject : strings.hideObject,
      icon: isHidden ? eyeIcon : eyeSlashIcon,
      onChoose: () => actor.send({ type: 'object.toggle', objectId: object.id }),
    },
  ]
}

function listLineEntries({ actor, messages }: MenuParts, document: MapDocument, line: Line): readonly MenuEntry[] {
  const strings = messages.lines
  const objectId = line.id
  const edit = (change: DocumentEdit): Pick<MenuEntry, 'onChoose' | 'refusal'> => {
    const answer = applyDocumentEdit(document, change)
    return {
      onChoose: () => actor.send({ type: 'document.edit', edit: change }),
      refusal: answer.ok ? null : formatIssue(messages, answer.issue),
    }
  }
  const goOn = (end: 'start' | 'end') => () => actor.send({ type: 'line.continue', objectId, end })
  return [
    { label: strings.continueEnd, icon: arrowRightIcon, onChoose: goOn('end') },
    { label: strings.continueStart, icon: arrowLeftIcon, onChoose: goOn('start') },
    { label: strings.reverse, icon: reverseIcon, ...edit({ kind: 'line.reverse', objectId }) },
    { label: strings.close, icon: loopIcon, ...edit({ kind: 'line.close', objectId }) },
    { label: strings.simplify, icon: simplifyIcon, onChoose: () => actor.send({ type: 'line.simplify', objectId }) },
    { label: strings.erase, icon: eraserIcon, onChoose: () => actor.send({ type: 'line.erase', objectId }) },
    ...listNearLines(document, line).map(
      ({ id, name }): MenuEntry => ({
        label: strings.joinWith(name),
        icon: linkIcon,
        ...edit({ kind: 'line.join', objectId, otherId: id }),
      }),
    ),
  ]
}

function listRecordingEntries({ actor, messages }: MenuParts, objectId: MapObjectId): readonly MenuEntry[] {
  const strings = messages.recordings
  return [
    {
      label: messages.lines.simplify,
      icon: simplifyIcon,
      onChoose: () => actor.send({ type: 'line.simplify', objectId }),
    },
    { label: strings.trim, icon: scissorsIcon, onChoose: () => actor.send({ type: 'recording.trim', objectId }) },
    {
      label: strings.unlock,
      icon: pencilIcon,
      onChoose: () => actor.send({ type: 'document.edit', edit: { kind: 'recording.unlock', objectId } }),
    },
  ]
}

/** Where the host can put lines on ways. */
function listSnapEntries({ actor, messages, services }: MenuParts, objectId: MapObjectId): readonly MenuEntry[] {
  const label = services.snapLine && messages.travel?.snap.menu
  return label ? [{ label, icon: pathIcon, onChoose: () => actor.send({ type: 'line.snap', objectId }) }] : []
}

/** The free lines whose ends are nearest to this one's, nearest first. */
function listNearLines(document: MapDocument, line: Line): readonly Line[] {
  const others = document.layers.flatMap(({ objects }) =>
    objects.filter((object): object is Line => object.kind === 'line' && object.id !== line.id),
  )
  const distances = new Map(others.map((other) => [other, endGapMeters(line, other)]))
  return others.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0)).slice(0, JOINABLE_LINES)
}

function endGapMeters(a: Line, b: Line): number {
  const ends = ({ path }: Line) => [path[0], path.at(-1)].filter((position) => position !== undefined)
  return Math.min(...ends(a).flatMap((from) => ends(b).map((to) => haversineDistanceMeters(from, to))))
}

/** Puts a copy of an object after it in its layer. */
export function duplicateObject({ actor, messages, services }: MenuParts, objectId: MapObjectId): void {
  const object = findMapObject(selectDocument(actor.getSnapshot()), objectId)
  if (!object) return
  const newId = mapObjectId((services.createId ?? randomId)())
  const name = nameOfCopy(messages, object.name)
  actor.send({ type: 'document.edit', edit: { kind: 'object.duplicate', objectId, newId, name } })
}

/** Truncates a long name so that the suffix for a copy fits. */
function nameOfCopy({ lines: { copyName } }: MapEditorMessages, name: string): string {
  const room = MAP_LIMITS.nameLength.max - textLength(copyName(''))
  return copyName(cutText(name, room))
}
