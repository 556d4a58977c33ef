import type { MapDocument } from '../map-document.ts'
import { withValidMainLine } from '../operations/edit.ts'
import {
  type ConflictReason,
  changeObject,
  draftOf,
  insertLayer,
  orderLayers,
  orderObjects,
  placeObject,
  removeLayer,
  removeObject,
  renameLayer,
  setMainLine,
  takeObject,
} from './change-draft.ts'
import type { MapChange, ObjectDifference } from './map-change.ts'

/** A change that does not apply, and why. */
export interface MapConflict {
  readonly change: MapChange
  readonly reason: ConflictReason
}

/** The changed document, and the changes that could not be applied. */
export interface AppliedChanges {
  readonly document: MapDocument
  /** What does not apply any more. What the document has already is no conflict. */
  readonly conflicts: readonly MapConflict[]
}

/**
 * Makes changes to a document that may have changed since they were found. To the document they were found in, all apply, and the
 * outcome is the other one. A change that contradicts what has happened since is left out, all others are made.
 */
export function applyMapChanges(document: MapDocument, changes: readonly MapChange[]): AppliedChanges {
  const draft = draftOf(document)
  const conflicts: MapConflict[] = []
  const homeless: MapConflict[] = []
  const make = <Change extends MapChange>(
    selected: readonly Change[],
    step: (change: Change) => ConflictReason | null,
    refused = conflicts,
  ) => {
    for (const change of selected) {
      const reason = step(change)
      if (reason) refused.push({ change, reason })
    }
  }
  const layers = changes.filter((change) => change.kind === 'layer')
  const objects = changes.filter((change) => change.kind === 'object')
  const moves = objects.filter(isMove)
  // First whatever makes room, so that full layers can exchange objects and full documents layers.
  make(
    layers.filter(({ before, after }) => before && after),
    (change) => renameLayer(draft, change),
  )
  make(
    objects.filter(({ after }) => !after),
    (change) => removeObject(draft, change),
  )
  make(objects.filter(isChangeInPlace), (change) => changeObject(draft, change))
  make(moves, (change) => takeObject(draft, change))
  make(
    layers.filter(({ after }) => !after),
    (change) => removeLayer(draft, change),
  )
  make(
    changes.filter((change) => change.kind === 'layerOrder'),
    (change) => orderLayers(draft, change),
  )
  make(
    layers.filter(({ before }) => !before),
    (change) => insertLayer(draft, change),
  )
  make(
    changes.filter((change) => change.kind === 'objectOrder'),
    (change) => orderObjects(draft, change),
  )
  for (const change of objects.filter(({ after }) => after)) {
    if (isChangeInPlace(change)) continue
    make([change], (placed) => placeObject(draft, placed), change.before ? homeless : conflicts)
  }
  if (homeless.length > 0) return applyWithout(document, changes, homeless)
  make(
    changes.filter((change) => change.kind === 'mainLine'),
    (change) => setMainLine(draft, change),
  )
  const changed: MapDocument = { layers: draft.layers, mainLineId: draft.mainLineId }
  return { document: changed.mainLineId === null ? changed : withValidMainLine(changed), conflicts }
}

/** An object that finds no place in its new layer stays where it is, and so does what its leaving was needed for. */
function applyWithout(
  document: MapDocument,
  changes: readonly MapChange[],
  refused: readonly MapConflict[],
): AppliedChanges {
  const left = new Set(refused.map(({ change }) => change))
  const applied = applyMapChanges(
    document,
    changes.filter((change) => !left.has(change)),
  )
  return { ...applied, conflicts: [...applied.conflicts, ...refused] }
}

const isMove = ({ before, after }: ObjectDifference) => before && after && before.layerId !== after.layerId
const isChangeInPlace = ({ before, after }: ObjectDifference) => before && after && before.layerId === after.layerId
