import { type MachineSnapshot, selectIsNaming } from './selectors.ts'

/** The specification's names (§4, spelled as there) of the actions that this editor has. */
export type EditorAction =
  | 'ADD_LINE'
  | 'EDIT_NEW_LINE'
  | 'EDIT_LINE'
  | 'TRIM_RECORDING_LINE'
  | 'ADD_NAVIFGATE_LINE'
  | 'ADD_NAVIFGATE_LINE_END'
  | 'EDIT_NEW_NAVIGATE_LINE'
  | 'EDIT_NAVIGATE_LINE'
  | 'ERASE_LINE'
  | 'ADD_POI_text'
  | 'ADD_POI_image_text'
  | 'EDIT_POI'
  | 'GEO_SERACH'
  | 'SELECT_SHAPE'
  | 'EDIT_NEW_CIRCLE'
  | 'EDIT_CIRLE'
  | 'EDIT_NEW_SQUARE'
  | 'EDIT_SQUARE'
  | 'EDIT_NEW_CUSTOM_SHAPE'
  | 'EDIT_CUSTOM_SHAPE'

/**
 * The action by its name in the specification, or null while no tool is open. `EDIT_POI` and `TRIM_RECORDING_LINE` are ours: it names
 * none for moving a spot and for cutting the ends off a recording.
 */
export function editorAction(snapshot: MachineSnapshot): EditorAction | null {
  const isNew = snapshot.context.edit?.isNew === true
  if (snapshot.matches({ line: 'starting' })) return 'ADD_LINE'
  if (snapshot.matches({ line: 'erasing' })) return 'ERASE_LINE'
  if (snapshot.matches('line')) return isNew ? 'EDIT_NEW_LINE' : 'EDIT_LINE'
  if (snapshot.matches('recording')) return 'TRIM_RECORDING_LINE'
  if (snapshot.matches({ navigationLine: 'starting' })) return 'ADD_NAVIFGATE_LINE'
  if (snapshot.matches({ navigationLine: 'started' })) return 'ADD_NAVIFGATE_LINE_END'
  if (snapshot.matches('navigationLine')) return isNew ? 'EDIT_NEW_NAVIGATE_LINE' : 'EDIT_NAVIGATE_LINE'
  if (snapshot.matches('imageSpot')) return 'ADD_POI_image_text'
  if (selectIsNaming(snapshot)) return 'ADD_POI_text'
  if (snapshot.matches('spot')) return isNew ? 'ADD_POI_text' : 'EDIT_POI'
  if (snapshot.matches('placeSearch')) return 'GEO_SERACH'
  if (snapshot.matches({ shape: 'choosing' })) return 'SELECT_SHAPE'
  if (snapshot.matches({ shape: 'circle' })) return isNew ? 'EDIT_NEW_CIRCLE' : 'EDIT_CIRLE'
  if (snapshot.matches({ shape: 'rectangle' })) return isNew ? 'EDIT_NEW_SQUARE' : 'EDIT_SQUARE'
  if (snapshot.matches({ shape: 'polygon' })) return isNew ? 'EDIT_NEW_CUSTOM_SHAPE' : 'EDIT_CUSTOM_SHAPE'
  return null
}
