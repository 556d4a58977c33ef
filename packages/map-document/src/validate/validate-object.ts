import { isCalendarDay } from '../calendar-day.ts'
import type { MapIssue } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { AnyLine, MapObject, NavigationLine, Rectangle, Spot } from '../map-object.ts'
import { fitsTravelMode, isRouteOptions } from '../travel-profiles.ts'
import { findPathIssue, findSeriesIssue, findVerticesIssue } from './validate-path.ts'
import { findPositionIssue, findPositionsIssue } from './validate-position.ts'
import { findDescriptionIssue, findNameIssue, findTranslationsIssue } from './validate-text.ts'

/** The first problem of an object, text before geometry; null when it is valid. */
export function findObjectIssue(object: MapObject): MapIssue | null {
  return findDetailsIssue(object) ?? findGeometryIssue(object)
}

/** As {@link findObjectIssue}, without the geometry: cheap for lines of any length. */
export function findDetailsIssue(object: MapObject): MapIssue | null {
  return (
    findNameIssue(object.name) ??
    findDescriptionIssue(object.description) ??
    findTranslationsIssue(object.translations) ??
    (object.kind === 'spot' ? (findImagesIssue(object) ?? findSymbolIssue(object) ?? findDayIssue(object)) : null)
  )
}

function findGeometryIssue(object: MapObject): MapIssue | null {
  switch (object.kind) {
    case 'line':
    case 'navigationLine':
    case 'recordedLine':
      return findLineIssue(object)
    case 'spot':
      return findPositionIssue(object.position)
    case 'circle':
      return findPositionIssue(object.center) ?? findRadiusIssue(object.radiusMeters)
    case 'rectangle':
      return findRectangleIssue(object)
    case 'polygon':
      return findVerticesIssue(object.vertices) ?? findPositionsIssue(object.vertices)
  }
}

function findLineIssue(line: AnyLine): MapIssue | null {
  const issue = findPathIssue(line.path) ?? findPositionsIssue(line.path) ?? findSeriesIssue(line, line.path.length)
  if (issue || line.kind !== 'navigationLine') return issue
  if (line.waypoints.length > MAP_LIMITS.waypoints) return { code: 'waypoint.limit_reached', max: MAP_LIMITS.waypoints }
  return findPositionsIssue(line.waypoints) ?? findWayIssue(line)
}

/** `profile.wrong_mode` or `route_options.invalid`, or null. */
function findWayIssue({ profile, travelMode, routeOptions }: NavigationLine): MapIssue | null {
  if (profile !== undefined && !fitsTravelMode(profile, travelMode)) return { code: 'profile.wrong_mode' }
  return routeOptions === undefined || isRouteOptions(routeOptions) ? null : { code: 'route_options.invalid' }
}

/** `radius.out_of_range` unless 1 ≤ r < 2,000,000 metres; or null. */
function findRadiusIssue(radiusMeters: number): MapIssue | null {
  const { min, below } = MAP_LIMITS.radiusMeters
  return radiusMeters >= min && radiusMeters < below ? null : { code: 'radius.out_of_range', radiusMeters }
}

function findRectangleIssue({ west, south, east, north }: Rectangle): MapIssue | null {
  const issue = findPositionsIssue([
    [west, south],
    [east, north],
  ])
  return issue ?? (north > south && west !== east ? null : { code: 'rectangle.size_out_of_range' })
}

function findImagesIssue(spot: Spot): MapIssue | null {
  if (spot.images.length > MAP_LIMITS.spotImages) return { code: 'image.limit_reached', max: MAP_LIMITS.spotImages }
  return spot.images.every(isHttpAddress) ? null : { code: 'image.address_invalid' }
}

function findSymbolIssue({ symbol }: Spot): MapIssue | null {
  const { min, max } = MAP_LIMITS.symbolLength
  const isValid = !symbol || (symbol.name.length >= min && symbol.name.length <= max && symbol.name.isWellFormed())
  return isValid ? null : { code: 'symbol.invalid', max }
}

function isHttpAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url?.protocol === 'https:' || url?.protocol === 'http:'
}

function findDayIssue({ seenOn }: Spot): MapIssue | null {
  return seenOn === undefined || isCalendarDay(seenOn) ? null : { code: 'seen_on.invalid' }
}
