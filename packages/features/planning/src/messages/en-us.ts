/** What is known about a way before one goes. */
export const messages = {
  'planning.heading': 'About this way',
  'planning.time': 'Time',
  'planning.recorded': 'Recorded',
  'planning.recordedNote': 'As long as the recording, rests included',
  'planning.hours': 'h',
  'planning.minutes': 'min',
} as const

export type PlanningMessages = typeof messages
