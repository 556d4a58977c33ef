import { cancelEdit } from '../../core/cancel-edit.ts'
import { editorSetup } from '../../core/editor-setup.ts'
import { confirmLeave, leaveTool } from '../../core/leave-tool.ts'
import { chooseShape } from './choose-shape.ts'
import { placedShapeStates } from './placed-shape-states.ts'
import { polygonStates } from './polygon-states.ts'

/** First which shape, then the shape. */
export const shapeStates = editorSetup.createStateConfig({
  tags: 'tool',
  initial: 'choosing',
  on: {
    'edit.cancel': cancelEdit,
    ...confirmLeave('shape'),
  },
  states: {
    choosing: { on: { 'shape.choose': chooseShape, ...leaveTool } },
    circle: placedShapeStates('circle'),
    rectangle: placedShapeStates('rectangle'),
    polygon: polygonStates,
  },
})
