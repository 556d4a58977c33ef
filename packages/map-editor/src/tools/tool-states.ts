import { lineStates } from './line/line-states.ts'
import { navigationStates } from './navigation/navigation-states.ts'
import { placeStates } from './place-search/place-search-states.ts'
import { recordingStates } from './recording/recording-states.ts'
import { shapeStates } from './shape/shape-states.ts'
import { photoSpotStates, spotStates } from './spot/spot-states.ts'

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
