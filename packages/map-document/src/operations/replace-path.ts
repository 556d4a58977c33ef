import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObject, MapObjectId, NavigationLine } from '../map-object.ts'
import { type PathSeries, withoutSeries } from '../path-series.ts'
import type { Position } from '../position.ts'
import { fitsTravelMode, type RouteOptions, type TravelProfile } from '../travel-profiles.ts'
import { findObjectIssue } from '../validate/validate-object.ts'
import { edited, findObject, refused, withObjectAt } from './edit.ts'

/** A complete new path. Elevations, times and measurements that are not given are removed, because they belonged to the old path. */
export interface NewPath extends PathSeries {
  readonly path: readonly Position[]
  /** Navigation lines only: the positions between start and end. Absent keeps the old ones. */
  readonly waypoints?: NavigationLine['waypoints']
  /** Navigation lines only. Absent keeps the old one. */
  readonly travelMode?: NavigationLine['travelMode']
  /** Navigation lines only. Absent keeps the old one where it fits the mode, null removes it. */
  readonly profile?: TravelProfile | null
  /** Navigation lines only. Absent keeps the old ones, null removes them. */
  readonly routeOptions?: RouteOptions | null
}

/**
 * Gives a free or navigation line a whole new path, or a polygon new vertices.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind`, `line.is_recorded`, or what is wrong with the path.
 */
export function replacePath(document: MapDocument, objectId: MapObjectId, next: NewPath): EditResult {
  const found = findObject(document, objectId)
  if (!found) return refused({ code: 'object.not_found' })
  if (found.object.kind === 'recordedLine') return refused({ code: 'line.is_recorded' })
  const object = withPath(found.object, next)
  if (!object) return refused({ code: 'object.wrong_kind' })
  const issue = findObjectIssue(object)
  return issue ? refused(issue) : edited(withObjectAt(document, found, object))
}

function withPath(object: MapObject, next: NewPath): MapObject | null {
  const { path, waypoints, travelMode: _mode, profile: _profile, routeOptions: _options, ...series } = next
  if (object.kind === 'polygon') return { ...object, vertices: path }
  if (object.kind !== 'line' && object.kind !== 'navigationLine') return null
  const rest = withoutSeries(object)
  if (rest.kind === 'line') return { ...rest, path, ...series }
  return { ...withWay(rest, next), path, waypoints: waypoints ?? rest.waypoints, ...series }
}

function withWay(line: NavigationLine, { travelMode, profile, routeOptions }: NewPath): NavigationLine {
  const { profile: oldProfile, routeOptions: oldOptions, ...rest } = line
  const mode = travelMode ?? line.travelMode
  const kept = fitsTravelMode(oldProfile, mode) ? oldProfile : null
  const [nextProfile, nextOptions] = [
    profile === undefined ? kept : profile,
    routeOptions === undefined ? oldOptions : routeOptions,
  ]
  return {
    ...rest,
    travelMode: mode,
    ...(nextProfile && { profile: nextProfile }),
    ...(nextOptions && { routeOptions: nextOptions }),
  }
}
