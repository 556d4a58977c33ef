import { MAP_LIMITS } from '@mishiori/map-document'
import type { MachineSnapshot } from '../../core/selectors.ts'
import { formatIssue } from '../../messages/format.ts'
import type { GuideStep } from '../tool.ts'

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
export function shapeGuideStep(snapshot: MachineSnapshot): GuideStep | null {
  if (snapshot.matches({ shape: 'choosing' })) return CHOOSE
  if (snapshot.matches({ shape: { circle: 'placing' } })) return PLACE_CIRCLE
  if (snapshot.matches({ shape: 'circle' })) return EDIT_CIRCLE
  if (snapshot.matches({ shape: { rectangle: 'placing' } })) return PLACE_RECTANGLE
  if (snapshot.matches({ shape: 'rectangle' })) return EDIT_RECTANGLE
  if (snapshot.matches({ shape: { polygon: 'starting' } })) return START_POLYGON
  if (snapshot.matches({ shape: { polygon: 'drawing' } })) return DRAW_POLYGON
  return snapshot.matches('shape') ? EDIT_POLYGON : null
}
