import { formatInteger } from './format.ts'
import type { HiddenObjectMessages } from './hidden-object-messages.ts'

export const enHiddenObjects: HiddenObjectMessages = {
  label: 'Hidden from others',
  text: (value) =>
    value === 1
      ? 'Only you can see what’s in the dashed circle'
      : `Only you can see what’s in the ${formatInteger(value, 'en-US')} dashed circles`,
  objects: 'What others don’t see',
  nothing: 'Nothing on this map is hidden.',
  whole: 'hidden',
  part: (distance) => `${distance} hidden`,
  waypoints: 'waypoints hidden',
}
