import { formatInteger } from '../../messages/format.ts'
import type { RecordingMessages } from './messages.ts'

const number = (value: number) => formatInteger(value, 'en-US')
const TRIM_GUIDE = {
  mouse: 'Drag S or G along the recording to cut off what lies beyond',
  touch: 'Hold S or G, then drag it along the recording to cut off what lies beyond',
  keyboard: 'Tab to S or G, then arrow keys move it along the recording (with Shift by ten points)',
} as const

export const enRecordings: RecordingMessages = {
  started: 'Start',
  ended: 'End',
  duration: 'Time',
  speed: 'Average',
  locked: 'A recording: its points stay as they are',
  trim: 'Trim the ends',
  unlock: 'Turn into an editable line',
  trimGuide: (input) => TRIM_GUIDE[input],
  ends: { start: 'Start', end: 'End' },
  pointOf: (end) => `${end}, number of the point`,
  numberInvalid: (least, most) => `Enter a number from ${number(least)} to ${number(most)}.`,
  at: (value, time) => (time === null ? `point ${number(value)}` : `point ${number(value)}, ${time}`),
  trimmed: (count, length, times) => `${number(count)} points kept, ${length}${times === null ? '' : `, ${times}`}`,
  unlocked: (name) => `${name} can be edited now`,
}
