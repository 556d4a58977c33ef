import { cancelEdit } from '../core/cancel-edit.ts'
import { editorSetup } from '../core/editor-setup.ts'
import { confirmLeave, leaveTool } from '../core/leave-tool.ts'
import { lineStates } from './line/line-states.ts'
import { navigationStates } from './navigation/navigation-states.ts'
import { placeStates } from './place-search/place-search-states.ts'
import { recordingStates } from './recording/recording-states.ts'
import { chooseShape } from './shape/choose-shape.ts'
import { placedShapeStates } from './shape/placed-shape-states.ts'
import { polygonStates } from './shape/polygon-states.ts'
import { photoSpotStates, spotStates } from './spot/spot-states.ts'

/** First which shape, then the shape. */
const shapeStates = editorSetup.createStateConfig({
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

/** The states of every tool, under the name that `tool.choose` gives. Without a view, so that the editor runs without one. */
export const TOOL_STATES = {
  line: lineStates,
  navigationLine: navigationStates,
  recording: recordingStates,
  spot: spotStates,
  imageSpot: photoSpotStates,
  shape: shapeStates,
  placeSearch: placeStates,
} as const
