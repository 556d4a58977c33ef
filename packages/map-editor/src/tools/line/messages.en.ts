import { formatInteger } from '../../messages/format.ts'
import type { LineMessages } from './messages.ts'

const points = (count: number) => `${formatInteger(count, 'en-US')} ${count === 1 ? 'point' : 'points'}`
const ERASE_GUIDE = {
  mouse: 'Click the line to erase the points in the circle',
  touch: 'Tap the line to erase the points around your finger',
  keyboard: 'Arrow keys move the crosshair, [ and ] resize the circle, Space erases the points in it',
} as const

export const enLineMessages: LineMessages = {
  menu: (name) => `Change ${name}`,
  newName: 'Name of the line',
  around: (place) => `Around ${place}`,
  continueEnd: 'Continue from the end',
  continueStart: 'Continue from the start',
  reverse: 'Reverse direction',
  close: 'Close the loop',
  simplify: 'Simplify…',
  erase: 'Erase points…',
  joinWith: (name) => `Join with ${name}`,
  joinPicked: 'Join lines',
  joinPickedRefusal: 'Select exactly two lines to join them',
  split: 'Split here',
  duplicate: 'Duplicate',
  hideObject: 'Hide',
  showObject: 'Show',
  hiddenState: 'hidden',
  copyName: (name) => `${name} (copy)`,
  simplifyGuide: 'Choose how far the line may shift to reduce its points',
  eraseGuide: (input) => ERASE_GUIDE[input],
  tolerance: 'Tolerance',
  eraserRadius: 'Radius',
  reversed: (name) => `${name} was reversed`,
  closed: (name, length) => `${name} is now a loop, ${length}`,
  joined: (name, length) => `Joined to ${name}, ${length}`,
  wasSplit: (newName) => `Line split. The second part is ${newName}`,
  duplicated: (name) => `${name} was added`,
  simplified: (tolerance, count, length) => `Within ${tolerance}: ${points(count)}, ${length}`,
  erased: (count, length) => `${points(count)} left, ${length}`,
  erasedNothing: 'There are no points in the circle, so nothing was erased.',
  eraserResized: (radius) => `Radius ${radius}`,
  hidden: (name) => `${name} hidden`,
  shown: (name) => `${name} shown`,
}
