import { findMapObject, type Spot } from '@mishiori/map-document'
import type { MachineEmitted } from '../../core/events.ts'
import {
  selectEditedObject,
  selectIsJustPlaced,
  selectIsNaming,
  selectSelectedObject,
  selectTool,
} from '../../core/selectors.ts'
import type { DragHandler } from '../../map/drag/press-tracker.ts'
import { type DragParts, previewDrag } from '../../map/drag/preview-drag.ts'
import type { BodyPress, ToolOnMap } from '../../map/drag/tool-on-map.ts'
import { isOnPin } from '../../map/pick/is-on-pin.ts'
import { besideLongitude } from '../../map/pick/pick-on-path.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { textFillIcon, textIcon } from '../../ui/icons/phosphor-paths.ts'
import type { GuideStep, Tool } from '../tool.ts'

interface SpotDragParts extends Omit<DragParts, 'release'>, Pick<DragHandler, 'release'> {
  readonly spot: Spot
}

/** Drags a pin, which moves its spot. */
function spotDrag({ spot, ...parts }: SpotDragParts): DragHandler {
  const { color, icon, images } = spot
  return previewDrag({
    ...parts,
    dragged: { kind: 'spot' },
    preview: (position) => ({ kind: 'pin', color, icon, photo: images[0] ?? null, position }),
    drop: (position) => parts.send({ type: 'spot.move', objectId: spot.id, position }),
  })
}

const PLACING: GuideStep = { text: ({ guide }, mode) => guide.placeSpot(mode), isDoneByClick: true, isSeries: true }
const NAMING: GuideStep = { text: ({ guide }, mode) => guide.nameSpot(mode), isDoneByClick: true, isSeries: true }
const ADJUSTING: GuideStep = { text: ({ guide }, mode) => guide.editSpot(mode) }

/** A spot that was placed, by whichever tool, or moved. */
function announce(messages: MapEditorMessages, event: MachineEmitted): string | null {
  if (event.type !== 'step.taken') return null
  const { step } = event
  const object = findMapObject(event.document, event.objectId)
  if (!object) return null
  if (step.kind === 'object.create' && step.object.kind === 'spot') {
    return messages.announce.spotPlaced(step.object.name)
  }
  return object.kind === 'spot' ? messages.announce.spotMoved(object.name) : null
}

/** A click on the selected spot is one on any spot; one that is being placed stays where it is. */
function dragBody({ getSnapshot, press, parts, project, snapping, select }: BodyPress): DragHandler | null {
  const { point, position, isTouch } = press
  const snapshot = getSnapshot()
  const spot = selectEditedObject(snapshot) ?? selectSelectedObject(snapshot)
  if (spot?.kind !== 'spot' || !snapshot.can({ type: 'spot.move', objectId: spot.id, position })) return null
  const foot = project(besideLongitude(spot.position, position[0]))
  if (!isOnPin(point, foot, { isTouch, isPhoto: spot.images.length > 0 })) return null
  const release: DragHandler['release'] = ({ isLongPress }) => {
    // The map may not have drawn the pin of a new spot yet: a double click would find nothing there.
    const isResting = selectTool(getSnapshot()) === 'select' && !selectIsJustPlaced(getSnapshot())
    if (!isLongPress && isResting) select(press)
  }
  const handler = spotDrag({ ...parts, spot, requiresLongPress: isTouch, release })
  return snapping.guide(handler, { objectId: spot.id, kind: 'object', index: 0 })
}

const onMap: ToolOnMap = {
  dragBody,
  keyDrag: (snapshot, parts, target) => {
    const spot = target === 'vertex' ? selectEditedObject(snapshot) : null
    return spot?.kind === 'spot'
      ? { handler: spotDrag({ ...parts, spot, release: () => {} }), position: spot.position }
      : null
  },
}

export const spotTool = {
  button: { label: 'spot', icon: textIcon, pressedIcon: textFillIcon, key: 'p', shortcut: 'spot', startsGroup: true },
  guideStep: (snapshot) => {
    if (selectIsNaming(snapshot)) return NAMING
    if (!snapshot.matches('spot')) return null
    return snapshot.matches({ spot: 'placing' }) ? PLACING : ADJUSTING
  },
  announce,
  onMap,
} satisfies Tool
