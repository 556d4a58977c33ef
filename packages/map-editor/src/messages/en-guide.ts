import { formatInteger } from './format.ts'
import type { InputMode } from './input-mode.ts'
import type { MapEditorMessages } from './messages.ts'

const number = (value: number) => formatInteger(value, 'en-US')
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`
const by = (texts: Readonly<Record<InputMode, string>>) => (input: InputMode) => texts[input]

export const enGuide: MapEditorMessages['guide'] = {
  label: 'What to do next',
  begin: by({
    mouse: 'Choose a tool to start your map',
    touch: 'Choose a tool to start your map',
    keyboard: 'Press L for a line or P for a spot to start your map',
  }),
  placeSpot: by({
    mouse: 'Click the map to place the spot',
    touch: 'Tap the map to place the spot',
    keyboard: 'Move the crosshair with the arrow keys, then press Space to place the spot',
  }),
  nameSpot: by({
    mouse: 'Type a name and press Enter. Then you can place the next one',
    touch: 'Type a name, then tap Done. You can place the next one right after',
    keyboard: 'Type a name and press Enter. Then you can place the next one',
  }),
  editSpot: by({
    mouse: 'Drag the spot to move it',
    touch: 'Press and hold the spot, then drag it',
    keyboard: 'Move the spot with the arrow keys',
  }),
  startLine: by({
    mouse: 'Click the map to start the line',
    touch: 'Tap the map to start the line',
    keyboard: 'Move the crosshair with the arrow keys, then press Space to start the line',
  }),
  extendLine: by({
    mouse: 'Click to extend the line. Drag the line to bend it',
    touch: 'Tap to extend the line. Drag a point to move it',
    keyboard: 'Press Space to extend the line, Tab to reach its points',
  }),
  closeLine: by({
    mouse: 'Click to extend the line. Click the first point to make it a loop',
    touch: 'Tap to extend the line. Tap the first point to make it a loop',
    keyboard: 'Press Space to extend the line, Tab to reach its points',
  }),
  editLine: by({
    mouse: 'Drag a point to move it. Drag the line to add one',
    touch: 'Drag a point to move it. Hold the line to add one',
    keyboard: 'Tab selects a point, arrow keys move it, Delete removes it',
  }),
  chooseShape: by({
    mouse: 'Choose a shape',
    touch: 'Choose a shape',
    keyboard: 'Choose a shape with the keys 1, 2 and 3',
  }),
  placeCircle: by({
    mouse: 'Click the map to place the center of the circle',
    touch: 'Tap the map to place the center of the circle',
    keyboard: 'Move the crosshair with the arrow keys, then press Space to place the circle',
  }),
  editCircle: by({
    mouse: 'Drag the edge to resize it. Drag inside to move it',
    touch: 'Hold and drag the edge to resize the circle. Hold and drag inside to move it',
    keyboard: 'Tab selects the center or edge, W the whole circle; arrow keys move it',
  }),
  placeRectangle: by({
    mouse: 'Click the map to place a corner',
    touch: 'Tap the map to place a corner',
    keyboard: 'Move the crosshair with the arrow keys, then press Space to place a corner',
  }),
  editRectangle: by({
    mouse: 'Drag a corner to resize it (Shift for a square). Drag inside to move it',
    touch: 'Tap to place the opposite corner, or drag a corner',
    keyboard: 'Tab selects a corner or the center, W the whole rectangle; arrow keys move it',
  }),
  startPolygon: by({
    mouse: 'Click the map to place the first corner',
    touch: 'Tap the map to place the first corner',
    keyboard: 'Move the crosshair with the arrow keys, then press Space to place the first corner',
  }),
  drawPolygon: by({
    mouse: 'Click to add corners. Click the first one to close the shape',
    touch: 'Tap to add corners. Tap the first one to close the shape',
    keyboard: 'Press Space to place corners, Enter to close the shape',
  }),
  editPolygon: by({
    mouse: 'Drag a corner to move it, a side to add a corner, or inside to move the whole shape',
    touch: 'Drag a corner to move it. Hold a side to add one',
    keyboard: 'Tab selects a corner, W the whole shape; arrow keys move it, Delete removes a corner',
  }),
  startNavigation: by({
    mouse: 'Click the map where you’ll start',
    touch: 'Tap the map where you’ll start',
    keyboard: 'Move the crosshair with the arrow keys, then press Space where you’ll start',
  }),
  setGoal: by({
    mouse: 'Click the map where you want to go',
    touch: 'Tap the map where you want to go',
    keyboard: 'Move the crosshair and press Space where you want to go',
  }),
  editNavigation: by({
    mouse: 'Click to continue. Drag the line to bend it',
    touch: 'Tap to continue. Hold and drag the line to add a waypoint',
    keyboard: 'Press Space to continue, Tab to select a stop',
  }),
  gestures: {
    drag: 'Lift your finger to put it here',
    holdPoint: 'Lift your finger to delete this point, or drag to move it',
    holdLine: 'Lift your finger to add a point here, or drag to bend the line',
    holdObject: 'Drag to move it',
  },
  sidesCross: 'The sides cross each other',
  points: (value) => count(value, 'point', 'points'),
  confirmNeedsPoints: (min) => `A line needs at least ${number(min)} points.`,
}
