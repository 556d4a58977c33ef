import { updateObject } from '@mishiori/map-document'
import { otherPaths } from '../core/drafts/route-offers.ts'
import type { MachineSnapshot } from '../core/selectors.ts'
import {
  selectCandidates,
  selectDocument,
  selectEditedObjectId,
  selectFocusedVertex,
  selectHiddenLayerIds,
  selectHiddenObjectIds,
  selectIsLineClosable,
  selectIsRingClosable,
  selectLineStart,
  selectOpenRing,
  selectRoute,
  selectSelectedObjectId,
  selectSnapProposal,
  selectTrim,
} from '../core/selectors.ts'
import type { SceneView } from '../map/scene/map-scene.ts'
import type { DetailsPreview } from '../ui/context/editor-context.tsx'

/** Authors see what they draw as it will look on the day. */
const NONE_PALE: SceneView['paleObjectIds'] = new Set()

const NO_CHANGES: SceneView['alternatives'] = []

/** What the map shows of a snapshot, with the details that are being tried. */
export function sceneView(snapshot: MachineSnapshot, preview: DetailsPreview | null): SceneView {
  const document = selectDocument(snapshot)
  const resting = snapshot.context.history.present
  const tried = preview ? updateObject(resting, preview.objectId, preview.change) : null
  const restingDocument = tried?.ok ? tried.document : resting
  const editedId = selectEditedObjectId(snapshot)
  return {
    document: editedId === null ? restingDocument : document,
    restingDocument,
    hiddenLayerIds: selectHiddenLayerIds(snapshot),
    hiddenObjectIds: selectHiddenObjectIds(snapshot),
    paleObjectIds: NONE_PALE,
    selectedId: selectSelectedObjectId(snapshot),
    editedId,
    lineStart: selectLineStart(snapshot),
    openRing: selectOpenRing(snapshot),
    isRingClosable: selectIsRingClosable(snapshot) || selectIsLineClosable(snapshot),
    stops: selectRoute(snapshot) ?? selectTrim(snapshot),
    alternatives: selectSnapProposal(snapshot)?.formerPaths ?? otherPaths(selectCandidates(snapshot)),
    changes: selectSnapProposal(snapshot)?.changedPaths ?? NO_CHANGES,
    focusedVertex: selectFocusedVertex(snapshot),
  }
}
