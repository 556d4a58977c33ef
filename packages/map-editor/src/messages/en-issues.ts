import { formatInteger } from './format.ts'
import type { IssueMessages } from './messages.ts'

const number = (value: number) => formatInteger(value, 'en-US')

/** The words that the specification quotes are in them literally; a test of the product compares them. */
export const enIssues: IssueMessages = {
  'layer.not_found': () => 'This layer no longer exists.',
  'layer.limit_reached': ({ max }) => `A map can have up to ${number(max)} layers. Delete one to add another.`,
  'layer.last_one': () => 'The last layer can’t be deleted.',
  'layer.has_recording': () => 'A layer with a recording can’t be deleted.',
  'layer.object_limit_reached': ({ max }) =>
    `This layer holds ${number(max)} objects: no more objects fit. Add a new layer to continue.`,
  'object.not_found': () => 'This object no longer exists.',
  'object.wrong_kind': () => 'That can’t be done with this object.',
  'id.taken': () => 'This object is already on the map.',
  'line.too_short': ({ min }) => `You must enter line points: a line needs at least ${number(min)}.`,
  'line.point_limit_reached': ({ max }) => `A line can have up to ${number(max)} points. Continue with a new line.`,
  'line.is_recorded': () => 'A recorded line can’t be redrawn.',
  'line.is_closed': () => 'The line already returns to its start.',
  'line.series_mismatch': () => 'The line’s values don’t fit its points.',
  'polygon.too_few_points': ({ min }) => `A shape needs at least ${number(min)} points (“less custome point”).`,
  'polygon.point_limit_reached': ({ max }) => `A shape can have up to ${number(max)} points.`,
  'radius.out_of_range': ({ radiusMeters }) => radiusRefusal(radiusMeters),
  'rectangle.size_out_of_range': () => 'Give the rectangle a width and height above 0.',
  'rectangle.too_wide': () => 'The rectangle can’t go around the whole world. Make it narrower.',
  'name.required': () => 'Enter a name.',
  'name.too_long': ({ max }) => `Names can be up to ${number(max)} characters.`,
  'description.too_long': ({ max }) => `Descriptions can be up to ${number(max)} characters.`,
  'language.invalid': () => 'That isn’t a valid language code.',
  'language.limit_reached': ({ max }) => `Names can be in up to ${max} more languages.`,
  'waypoint.limit_reached': ({ max }) => `Up to ${number(max)}: no more waypoints fit. Remove one to add another.`,
  'profile.wrong_mode': () => 'This profile doesn’t fit the travel mode.',
  'route_options.invalid': () => 'These route options aren’t valid.',
  'image.address_invalid': () => 'An image address must begin with http or https.',
  'image.limit_reached': ({ max }) => `A spot can have up to ${number(max)} images.`,
  'seen_on.invalid': () => 'This isn’t a valid date.',
  'symbol.invalid': ({ max }) => `A symbol’s name needs 1 to ${number(max)} characters.`,
  'latitude.out_of_range': () => 'That’s too close to a pole for this map.',
  'longitude.out_of_range': () => 'That position isn’t on the map.',
  'vertex.not_found': () => 'This point no longer exists.',
  'main_line.not_a_line': () => 'Only a line can be the main line.',
  'document.has_no_layer': () => 'A map needs at least one layer.',
  'document.has_no_route': () => 'Draw at least one line or spot.',
}

/** The text of the specification (§5), with the number as it was typed: a rounded one could look allowed. */
function radiusRefusal(radiusMeters: number): string {
  const range = 'Set a radius from 1 m to under 2,000 km.'
  return Number.isFinite(radiusMeters) ? `Radius ${radiusMeters}m is invalid. ${range}` : range
}
