import {
  applyMapChanges,
  type ConflictReason,
  layerId,
  type MapChange,
  type MapDocument,
  type MapObject,
  mapChangeKey,
  parseMapChanges,
  parseMapDocument,
} from '@mishiori/map-document'

/** A proposal with the current map. */
export interface ReadProposal {
  readonly changes: readonly MapChange[]
  /** Why a change no longer applies, by its key. */
  readonly conflicts: ReadonlyMap<string, ConflictReason>
  /** The map now, and as it would be. Of a proposal that was answered, what it was about before and after. */
  readonly before: MapDocument
  readonly after: MapDocument
}

interface ProposalToRead {
  readonly changes: readonly unknown[]
  /** The layers of the article while the proposal is open; null once it was answered, or where the reader may not see them. */
  readonly layers: readonly unknown[] | null
}

/** Null when it cannot be read. */
export function readProposal({ changes: stored, layers }: ProposalToRead): ReadProposal | null {
  const parsed = parseMapChanges(stored)
  if (!parsed.ok) return null
  const { changes } = parsed
  const map = layers && parseMapDocument(layers)
  if (!map?.ok) return { changes, conflicts: new Map(), ...bothSides(changes) }
  const { document, conflicts } = applyMapChanges(map.document, changes)
  return {
    changes,
    conflicts: new Map(conflicts.map(({ change, reason }) => [mapChangeKey(change), reason])),
    before: map.document,
    after: document,
  }
}

function bothSides(changes: readonly MapChange[]) {
  const objects = changes.filter((change) => change.kind === 'object')
  const of = (side: 'before' | 'after') => mapOf(objects.flatMap((change) => change[side]?.object ?? []))
  return { before: of('before'), after: of('after') }
}

const mapOf = (objects: readonly MapObject[]): MapDocument => ({
  layers: [{ id: layerId('proposal'), name: '', objects }],
  mainLineId: null,
})
