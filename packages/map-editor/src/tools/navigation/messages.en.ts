import { formatInteger } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'

const number = (value: number) => formatInteger(value, 'en-US')

export const enDirections: MapEditorMessages['directions'] = {
  travelMode: 'Travel mode',
  modes: { walking: 'Walking', driving: 'Driving' },
  asking: 'Finding a route',
  problems: {
    notFound: 'No road or path was found there. Move the point closer to one.',
    tooLong: 'That’s too far for one line. Split it into several.',
    tooManyWaypoints: 'That’s too many waypoints for one line. Remove one.',
    unavailable: 'The route couldn’t be looked up. Try again in a moment.',
  },
  retry: 'Try again',
  reverse: 'Reverse',
  stops: (waypoints) => `Stops, ${number(waypoints)} ${waypoints === 1 ? 'waypoint' : 'waypoints'}`,
  waypoints: (used, max) => `Waypoints ${number(used)} / ${number(max)}`,
  placeSpot: 'Place a spot here',
  start: 'Start',
  goal: 'Goal',
  waypoint: (position) => `Waypoint ${number(position)}`,
  earlier: (stop) => `Move ${stop} up`,
  later: (stop) => `Move ${stop} down`,
  remove: (stop) => `Remove ${stop}`,
  found: (length) => `Route found, ${length}`,
}
