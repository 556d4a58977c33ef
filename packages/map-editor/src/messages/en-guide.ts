import { formatInteger } from './format.ts'
import type { InputMode } from './input-mode.ts'
import type { MapEditorMessages } from './messages.ts'

const number = (value: number) => formatInteger(value, 'en-US')
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`
const by = (texts: Readonly<Record<InputMode, string>>) => (input: InputMode) => texts[input]

export const enGuide: MapEditorMessages['guide'] = {
  label: 'What to do next',
  begin: by({
    mouse: 'Choose a tool to begin your map',
    touch: 'Choose a tool to begin your map',
    keyboard: 'Press L for a line or P for a spot to begin your map',
  }),
  placeSpot: by({
    mouse: 'Click the map where the spot belongs',
    touch: 'Tap the map where the spot belongs',
    keyboard: 'Move the crosshair with the arrow keys, then press Space to place the spot',
  }),
  editSpot: by({
    mouse: 'Drag the spot to move it',
    touch: 'Press and hold the spot, then drag it',
    keyboard: 'Move the spot with the arrow keys',
  }),
  startLine: by({
    mouse: 'Click the map where the line starts',
    touch: 'Tap the map where the line starts',
    keyboard: 'Move the crosshair with the arrow keys, then press Space to start the line',
  }),
  extendLine: by({
    mouse: 'Click to extend the line. Drag it to bend it',
    touch: 'Tap to extend the line. Tap a point to pick it, then drag it',
    keyboard: 'Press Space to extend the line, Tab to reach its points',
  }),
  editLine: by({
    mouse: 'Drag a point to move it, drag the line to add one',
    touch: 'Tap a point, then drag it to move it. Hold a point to delete it, hold the line to add one',
    keyboard: 'Tab moves between points, arrow keys move one, Delete removes it',
  }),
  chooseShape: by({
    mouse: 'Choose a shape',
    touch: 'Choose a shape',
    keyboard: 'Choose a shape with the keys 1, 2 and 3',
  }),
  placeCircle: by({
    mouse: 'Click the map where the middle of the circle belongs',
    touch: 'Tap the map where the middle of the circle belongs',
    keyboard: 'Move the crosshair with the arrow keys, then press Space to place the circle',
  }),
  editCircle: by({
    mouse: 'Drag the edge to size it, drag inside to move it',
    touch: 'Hold the edge and drag it to size the circle. Hold it inside and drag to move it',
    keyboard: 'Tab reaches the middle and the edge, W the whole; arrow keys move them',
  }),
  placeRectangle: by({
    mouse: 'Click the map where a corner belongs',
    touch: 'Tap the map where a corner belongs',
    keyboard: 'Move the crosshair with the arrow keys, then press Space to place a corner',
  }),
  editRectangle: by({
    mouse: 'Drag a corner to size it (Shift for a square), drag inside to move it',
    touch: 'Tap where the opposite corner belongs, or hold a corner and drag it',
    keyboard: 'Tab reaches the corners and the middle, W the whole; arrow keys move them',
  }),
  startPolygon: by({
    mouse: 'Click the map where the first corner belongs',
    touch: 'Tap the map where the first corner belongs',
    keyboard: 'Move the crosshair with the arrow keys, then press Space to place the first corner',
  }),
  drawPolygon: by({
    mouse: 'Click corner after corner. Click the first one to close the shape',
    touch: 'Tap corner after corner. Tap the first one to close the shape',
    keyboard: 'Press Space to place corners, Enter to close the shape',
  }),
  editPolygon: by({
    mouse: 'Drag a corner to move it, a side to add one, inside to move it all',
    touch: 'Tap a corner, then drag it to move it. Hold a corner to delete it, hold a side to add one',
    keyboard: 'Tab goes to a corner, W to the whole; arrow keys move it, Delete removes a corner',
  }),
  startNavigation: by({
    mouse: 'Click the map where you start',
    touch: 'Tap the map where you start',
    keyboard: 'Move the crosshair with the arrow keys, then press Space where you start',
  }),
  setGoal: by({
    mouse: 'Click the map where you want to go',
    touch: 'Tap the map where you want to go',
    keyboard: 'Move the crosshair and press Space where you want to go',
  }),
  editNavigation: by({
    mouse: 'Click to go on, drag the line to bend it',
    touch: 'Tap to go on. Hold the line, then drag it to pass somewhere else',
    keyboard: 'Press Space to go on, Tab to reach the stops',
  }),
  sidesCross: 'The sides cross each other',
  points: (value) => count(value, 'point', 'points'),
  confirmNeedsPoints: (min) => `A line needs at least ${number(min)} points.`,
}
