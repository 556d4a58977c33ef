import {
  findMapObject,
  haversineDistanceMeters,
  isShape,
  MAP_LIMITS,
  type Position,
  type Shape,
} from '@mishiori/map-document'
import { RADIUS_HANDLE, shapeHandles } from '../../core/drafts/shape-handles.ts'
import type { MachineEmitted } from '../../core/events.ts'
import { objectAnchor } from '../../core/object-anchor.ts'
import { type MachineSnapshot, selectEditedShape } from '../../core/selectors.ts'
import { onGlobe } from '../../map/camera/on-globe.ts'
import type { BodyPress, ToolOnMap } from '../../map/drag/tool-on-map.ts'
import type { PickPlace } from '../../map/pick/edit-target.ts'
import { type PathPick, pickOnPath, pickVertex } from '../../map/pick/pick-on-path.ts'
import { formatIssue } from '../../messages/format.ts'
import { shapeMovedText } from '../../messages/leg-text.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { textOfObject } from '../../messages/object-size-text.ts'
import { shapeSizeText } from '../../messages/shape-size-text.ts'
import { polygonFillIcon, polygonIcon } from '../../ui/icons/phosphor-paths.ts'
import type { GuideStep, Tool } from '../tool.ts'
import { vertexStepAnnouncement } from '../vertices/vertex-announcements.ts'
import { shapeContains } from './shape-contains.ts'
import { ShapeControls } from './shape-controls.tsx'
import { shapeDrag, wholeShapeDrag } from './shape-drag.ts'

const CHOOSE: GuideStep = { text: ({ guide }, mode) => guide.chooseShape(mode) }
const PLACE_CIRCLE: GuideStep = { text: ({ guide }, mode) => guide.placeCircle(mode) }
const EDIT_CIRCLE: GuideStep = { text: ({ guide }, mode) => guide.editCircle(mode) }
const PLACE_RECTANGLE: GuideStep = { text: ({ guide }, mode) => guide.placeRectangle(mode) }
const EDIT_RECTANGLE: GuideStep = { text: ({ guide }, mode) => guide.editRectangle(mode) }
const START_POLYGON: GuideStep = { text: ({ guide }, mode) => guide.startPolygon(mode) }
const DRAW_POLYGON: GuideStep = {
  text: ({ guide }, mode) => guide.drawPolygon(mode),
  refusal: (messages) => formatIssue(messages, { code: 'polygon.too_few_points', min: MAP_LIMITS.polygonPoints.min }),
}
const EDIT_POLYGON: GuideStep = { text: ({ guide }, mode) => guide.editPolygon(mode) }

/** What the person does while a shape is drawn or edited; null while none is. */
function shapeGuideStep(snapshot: MachineSnapshot): GuideStep | null {
  if (snapshot.matches({ shape: 'choosing' })) return CHOOSE
  if (snapshot.matches({ shape: { circle: 'placing' } })) return PLACE_CIRCLE
  if (snapshot.matches({ shape: 'circle' })) return EDIT_CIRCLE
  if (snapshot.matches({ shape: { rectangle: 'placing' } })) return PLACE_RECTANGLE
  if (snapshot.matches({ shape: 'rectangle' })) return EDIT_RECTANGLE
  if (snapshot.matches({ shape: { polygon: 'starting' } })) return START_POLYGON
  if (snapshot.matches({ shape: { polygon: 'drawing' } })) return DRAW_POLYGON
  return snapshot.matches('shape') ? EDIT_POLYGON : null
}

function announce(messages: MapEditorMessages, event: MachineEmitted): string | null {
  if (event.type === 'ring.stepped') return vertexStepAnnouncement(messages, event.step, event.corners)
  if (event.type === 'shape.held') return textOfObject(event, ({ name }) => messages.vertices.shapeHeld(name))
  if (event.type !== 'step.taken') return null
  const shape = findMapObject(event.document, event.objectId)
  if (!shape || !isShape(shape)) return null
  const { step } = event
  const size = shapeSizeText(messages, shape)
  if (step.kind === 'object.create') return messages.announce.shapePlaced(shape.name, size)
  if (step.kind === 'shape.reshape') return messages.announce.shapeChanged(shape.name, size)
  if (step.kind === 'shape.move') return shapeMovedText(messages, shape.name, step)
  return vertexStepAnnouncement(messages, step, shape.kind === 'polygon' ? shape.vertices : [])
}

/** A handle, a side of a polygon, or the edge of a circle, which is its handle too. */
export function pickOnShape(shape: Shape, { pointer, reach }: Pick<PickPlace, 'pointer' | 'reach'>): PathPick | null {
  if (shape.kind === 'polygon') {
    const [first] = shape.vertices
    const pick = pickOnPath(first ? [...shape.vertices, first] : [], pointer, reach)
    return pick?.kind === 'vertex' ? { kind: 'vertex', index: pick.index % shape.vertices.length } : pick
  }
  const handle = pickVertex(shapeHandles(shape), pointer, reach)
  if (handle) return handle
  if (shape.kind !== 'circle') return null
  const fromEdge = Math.abs(haversineDistanceMeters(shape.center, pointer) - shape.radiusMeters)
  const isOnEdge = fromEdge <= reach.segmentPixels * reach.metersPerPixel
  return isOnEdge ? { kind: 'vertex', index: RADIUS_HANDLE, isOnEdge } : null
}

/** The open shape, where it can be moved by this place inside of its edge. */
function shapeAt(snapshot: MachineSnapshot, position: Position): Shape | null {
  const shape = selectEditedShape(snapshot)
  return shape && snapshot.can({ type: 'shape.hold' }) && shapeContains(shape, onGlobe(position)) ? shape : null
}

/** A shape is dragged as a whole inside of its edge; a click there is a click on the map. */
function dragBody({ getSnapshot, press, parts, click }: BodyPress) {
  const shape = shapeAt(getSnapshot(), press.position)
  if (!shape) return null
  return wholeShapeDrag({ ...parts, requiresLongPress: press.isTouch }, shape, {
    from: press.position,
    release: ({ isLongPress }) => {
      if (!isLongPress) click(press)
    },
  })
}

const onMap: ToolOnMap = {
  editTarget: (target) =>
    target.kind === 'circle' || target.kind === 'rectangle' || target.kind === 'polygon'
      ? {
          handles: shapeHandles(target),
          isRing: target.kind === 'polygon',
          pick: (place) => pickOnShape(target, place),
          drag: (parts, pick) => shapeDrag(parts, target, pick),
          snapPart: ({ kind, index }) => ({
            objectId: target.id,
            kind: target.kind === 'polygon' ? kind : 'object',
            index,
          }),
        }
      : null,
  dragBody,
  isOnBody: (snapshot, position) => shapeAt(snapshot, position) !== null,
  keyDrag: (snapshot, parts, target) => {
    const shape = target === 'whole' ? selectEditedShape(snapshot) : null
    const from = shape && objectAnchor(shape)
    return shape && from ? { handler: wholeShapeDrag(parts, shape, { from, release: () => {} }), position: from } : null
  },
}

export const shapeTool = {
  button: { label: 'shape', icon: polygonIcon, pressedIcon: polygonFillIcon, key: 's', shortcut: 'shape' },
  Controls: ShapeControls,
  guideStep: shapeGuideStep,
  announce,
  onMap,
} satisfies Tool
