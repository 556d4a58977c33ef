import type { MapDocument } from './map-document.ts'

/** Why an operation refused, or what is wrong with a document. Codes are stable; the host supplies the messages. */
export type MapIssue =
  | { readonly code: 'layer.not_found' }
  | { readonly code: 'layer.limit_reached'; readonly max: number }
  | { readonly code: 'layer.last_one' }
  | { readonly code: 'layer.has_recording' }
  | { readonly code: 'layer.object_limit_reached'; readonly max: number }
  | { readonly code: 'object.not_found' }
  | { readonly code: 'object.wrong_kind' }
  | { readonly code: 'id.taken' }
  | { readonly code: 'line.too_short'; readonly min: number }
  | { readonly code: 'line.point_limit_reached'; readonly max: number }
  | { readonly code: 'line.is_recorded' }
  | { readonly code: 'line.is_closed' }
  | { readonly code: 'line.series_mismatch' }
  | { readonly code: 'polygon.too_few_points'; readonly min: number }
  | { readonly code: 'polygon.point_limit_reached'; readonly max: number }
  | { readonly code: 'radius.out_of_range'; readonly radiusMeters: number }
  | { readonly code: 'rectangle.size_out_of_range' }
  | { readonly code: 'rectangle.too_wide' }
  | { readonly code: 'name.required' }
  | { readonly code: 'name.too_long'; readonly max: number }
  | { readonly code: 'description.too_long'; readonly max: number }
  | { readonly code: 'language.invalid' }
  | { readonly code: 'language.limit_reached'; readonly max: number }
  | { readonly code: 'waypoint.limit_reached'; readonly max: number }
  | { readonly code: 'profile.wrong_mode' }
  | { readonly code: 'route_options.invalid' }
  | { readonly code: 'image.address_invalid' }
  | { readonly code: 'image.limit_reached'; readonly max: number }
  | { readonly code: 'symbol.invalid'; readonly max: number }
  | { readonly code: 'seen_on.invalid' }
  | { readonly code: 'latitude.out_of_range'; readonly max: number }
  | { readonly code: 'longitude.out_of_range' }
  | { readonly code: 'vertex.not_found' }
  | { readonly code: 'main_line.not_a_line' }
  | { readonly code: 'document.has_no_layer' }
  | { readonly code: 'document.has_no_route' }

/** Code of an issue. The message is up to the host. */
export type MapIssueCode = MapIssue['code']

/** The specification's message key of an issue, where it names one (§5). */
export const specKey: Readonly<Partial<Record<MapIssueCode, string>>> = {
  'layer.object_limit_reached': 'no more objects',
  'line.too_short': 'must enter line',
  'polygon.too_few_points': 'less custome point',
  'radius.out_of_range': 'Radius {n}m is invalid.',
  'waypoint.limit_reached': 'no more waypoints',
  'name.required': 'name required',
  'name.too_long': 'name exceed',
}

/** The result of an operation: a new document, or the reason why there is none. Operations never throw on user input. */
export type EditResult =
  | { readonly ok: true; readonly document: MapDocument }
  | { readonly ok: false; readonly issue: MapIssue }
