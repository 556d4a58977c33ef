import { formatInteger } from '../../messages/format.ts'
import type { PlaceSearchMessages } from './messages.ts'

const GUIDE = {
  mouse: 'Enter the name of a place, then choose it',
  touch: 'Enter the name of a place, then tap it',
  keyboard: 'Enter the name of a place, then choose it with the arrow keys and Enter',
} as const

export const enPlaces: PlaceSearchMessages = {
  label: 'Search for a place',
  placeholder: 'Place name or address',
  guide: (input) => GUIDE[input],
  foundGuide: 'The map is here now. You can make it a spot',
  add: 'Add as a spot',
  searching: 'Searching',
  found: (count) => `${formatInteger(count, 'en-US')} ${count === 1 ? 'place' : 'places'}`,
  problems: {
    notFound: 'No place with this name was found. Try another spelling.',
    unavailable: 'Search isn’t available right now. Try again in a moment.',
  },
  retry: 'Try again',
}
