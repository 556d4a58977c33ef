import { formatInteger } from './format.ts'
import type { HiddenObjectMessages } from './hidden-object-messages.ts'

export const enHiddenObjects: HiddenObjectMessages = {
  label: 'Hidden from others',
  text: (value) =>
    value === 1
      ? 'What lies in the dashed circle is shown to nobody but you'
      : `What lies in the ${formatInteger(value, 'en-US')} dashed circles is shown to nobody but you`,
  objects: 'What others don’t see',
  nothing: 'Nothing on this map lies in it.',
  whole: 'hidden',
  part: (distance) => `${distance} hidden`,
  waypoints: 'waypoints hidden',
}
