import { formatInteger } from '../../messages/format.ts'
import type { VertexMessages } from './messages.ts'

const number = (value: number) => formatInteger(value, 'en-US')

export const enVertexMessages: VertexMessages = {
  list: 'Points',
  open: (count) => `List of ${number(count)} ${count === 1 ? 'point' : 'points'}`,
  number: 'Point',
  latitude: 'Latitude',
  longitude: 'Longitude',
  numberInvalid: (count) => `Enter a number from 1 to ${number(count)}.`,
  latitudeInvalid: (max) => `Enter degrees from −${max} to ${max}.`,
  longitudeInvalid: 'Enter degrees from −180 to 180.',
  shapeHeld: (name) => `Arrow keys move all of ${name}`,
  shapeMoved: (name, distance, direction, bearing) => `${name} moved ${distance} ${direction} (${bearing})`,
  snap: 'Snap',
  snapOn: 'Snapping to points and lines is on',
  snapOff: 'Snapping is off',
  bar: 'Selected point',
  removePoint: 'Delete',
  addPoint: 'Add point',
  coordinates: 'Position',
  insertAfter: 'Add a point after this',
  remove: 'Delete',
  row: (value, latitude, longitude) => `Point ${number(value)}, latitude ${latitude}, longitude ${longitude}`,
  directions: ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'],
  leg: (distance, direction, bearing) => `${distance} ${direction} (${bearing}) of the previous point`,
  withLeg: (text, leg) => `${text}, ${leg}`,
  eraserHolds: (count) => `${number(count)} ${count === 1 ? 'point' : 'points'} in the circle`,
  legToCrosshair: (distance, direction, bearing) => `${distance} ${direction} (${bearing}) of the last point`,
}
