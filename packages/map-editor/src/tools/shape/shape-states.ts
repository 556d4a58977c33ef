import { editorSetup } from '../../machine/editor-setup.ts'
import { cancelEdit } from '../cancel-edit.ts'
import { askToLeave, leaveTool } from '../leave-tool.ts'
import { chooseShape } from './choose-shape.ts'
import { placedShapeStates } from './placed-shape-states.ts'
import { polygonStates } from './polygon-states.ts'

/** First which shape, then the shape. */
export const shapeStates = editorSetup.createStateConfig({
  tags: 'tool',
  initial: 'choosing',
  on: {
    'edit.cancel': cancelEdit,
    ...askToLeave('shape'),
  },
  states: {
    choosing: { on: { 'shape.choose': chooseShape, ...leaveTool } },
    circle: placedShapeStates('circle'),
    rectangle: placedShapeStates('rectangle'),
    polygon: polygonStates,
  },
})
