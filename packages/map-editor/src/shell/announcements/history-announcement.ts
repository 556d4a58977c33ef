import { diffDocuments, type MapDocument } from '@mishiori/map-document'
import { type MachineSnapshot, selectDocument } from '../../core/selectors.ts'
import { selectVertices } from '../../core/vertex-selectors.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'

/** That a step was undone or redone, and what is different by it. `before` is the document as it was before. */
export function historyAnnouncement(
  messages: MapEditorMessages,
  type: 'history.undone' | 'history.redone',
  before: MapDocument,
  snapshot: MachineSnapshot,
): string {
  const { announce } = messages
  const done = type === 'history.undone' ? announce.undone : announce.redone
  const difference = differenceText(messages, before, snapshot)
  return difference === null ? done : announce.historyStep(done, difference)
}

function differenceText(
  { announce }: MapEditorMessages,
  before: MapDocument,
  snapshot: MachineSnapshot,
): string | null {
  const points = selectVertices(snapshot)
  if (points) return announce.pointCount(points.length)
  const after = selectDocument(snapshot)
  const changes = diffDocuments(before, after).filter(({ kind }) => kind === 'object' || kind === 'layer')
  const [change, ...more] = changes
  if (!change) return null
  if (more.length > 0) return announce.severalChanged(changes.length)
  if (change.kind === 'layer') return nameText(announce, change.before?.name, change.after?.name)
  if (change.kind === 'object') return nameText(announce, change.before?.object.name, change.after?.object.name)
  return null
}

type Announce = MapEditorMessages['announce']

function nameText(announce: Announce, before: string | undefined, after: string | undefined): string | null {
  if (after === undefined) return before === undefined ? null : announce.isGone(before)
  return before === undefined ? announce.isThereAgain(after) : announce.isDifferent(after)
}
