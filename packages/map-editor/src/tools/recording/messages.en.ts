import { formatInteger } from '../../messages/format.ts'
import type { RecordingMessages } from './messages.ts'

const number = (value: number) => formatInteger(value, 'en-US')
const TRIM_GUIDE = {
  mouse: 'Drag S or G along the recording to cut off what lies beyond',
  touch: 'Hold S or G, then drag it along the recording to cut off what lies beyond',
  keyboard: 'Tab to S or G, then arrow keys move it along the recording (10 points with Shift)',
} as const

export const enRecordings: RecordingMessages = {
  started: 'Start',
  ended: 'End',
  duration: 'Time',
  speed: 'Average',
  locked: 'Recorded line: its points can’t be moved',
  trim: 'Trim the ends',
  unlock: 'Turn into an editable line',
  trimGuide: (input) => TRIM_GUIDE[input],
  ends: { start: 'Start', end: 'End' },
  pointOf: (end) => `${end} point number`,
  numberInvalid: (least, most) => `Enter a number from ${number(least)} to ${number(most)}.`,
  at: (value, time) => (time === null ? `point ${number(value)}` : `point ${number(value)}, ${time}`),
  trimmed: (count, length, times) =>
    `${number(count)} ${count === 1 ? 'point' : 'points'} kept, ${length}${times === null ? '' : `, ${times}`}`,
  unlocked: (name) => `${name} can now be edited`,
}
