import type { ColoringMessages } from './messages.ts'

/** The words of colours of lines, for hosts that offer them. */
export const enColors: ColoringMessages = {
  label: 'Color of the line',
  own: 'Plain',
  by: { surface: 'Surface', slope: 'Slope', way: 'Type of way', grade: 'Hiking grade' },
  ground: {
    paved: 'Paved',
    stones: 'Paving stones',
    boards: 'Boards or grating',
    gravel: 'Gravel',
    ground: 'Earth or rock',
    steps: 'Stairs',
    mainRoad: 'Main road',
    street: 'Street',
    cycleway: 'Cycleway',
    footway: 'Footway',
    track: 'Track',
    path: 'Path',
    ferry: 'Ferry',
    other: 'Other way',
  },
  slope: (from, to) => (to === null ? `${from}% or more` : `${from} to ${to}%`),
  grade: (grade) => `T${grade}`,
  unknown: 'Unknown',
  ungraded: 'No grade known',
  asking: 'Looking up the ground…',
  failed: 'The ground couldn’t be looked up.',
  retry: 'Try again',
  tooLong: 'The line is too long to look up its ground.',
  nothing: 'Nothing is known about the ways here.',
  at: (figures, name) => `${figures}, ${name}`,
}
