import type { NavigationLine } from '../map-object.ts'
import {
  fitsTravelMode,
  HIKING_GRADES,
  HILL_CHOICES,
  ROUTE_AVOIDANCES,
  type RouteOptions,
  TRAVEL_PROFILES,
  type TravelMode,
} from '../travel-profiles.ts'
import { field, isRecord, type WireProblem, type WireReader } from './reader.ts'

type Path = WireProblem['path']

export function parseMode(reader: WireReader, record: object, path: Path): TravelMode {
  const mode = field(record, 'mode', 'travelMode') ?? 'driving'
  if (mode === 'driving' || mode === 'walking') return mode
  reader.reject([...path, 'mode'], 'driving or walking')
  return 'driving'
}

type Way = Pick<NavigationLine, 'travelMode' | 'profile' | 'routeOptions'>

/** How a navigation line travels: its mode, and what refines it. */
export function parseWay(reader: WireReader, record: object, path: Path): Way {
  const travelMode = parseMode(reader, record, path)
  const value = field(record, 'profile') ?? null
  const profile = TRAVEL_PROFILES.find((name) => name === value)
  const isFitting = fitsTravelMode(profile, travelMode)
  if (value !== null && !profile) reader.reject([...path, 'profile'], TRAVEL_PROFILES.join(' or '))
  else if (profile && !isFitting) reader.refuse([...path, 'profile'], { code: 'profile.wrong_mode' })
  const routeOptions = parseRouteOptions(reader, field(record, 'routeOptions') ?? null, [...path, 'routeOptions'])
  return { travelMode, ...(isFitting && { profile }), ...(routeOptions && { routeOptions }) }
}

/** Null where none is set. */
function parseRouteOptions(reader: WireReader, value: unknown, path: Path): RouteOptions | null {
  if (value === null) return null
  if (!isRecord(value)) {
    reader.reject(path, 'object')
    return null
  }
  const oneOf = <Choice>(name: string, choices: readonly Choice[]): Choice | undefined => {
    const chosen = field(value, name) ?? null
    const known = choices.find((choice) => choice === chosen)
    if (chosen !== null && known === undefined) reader.reject([...path, name], choices.join(' or '))
    return known
  }
  const avoided = ROUTE_AVOIDANCES.filter((name) => oneOf(name, [true, false]) === true)
  const hills = oneOf('hills', HILL_CHOICES)
  const hardestPath = oneOf('hardestPath', HIKING_GRADES)
  const options = {
    ...Object.fromEntries(avoided.map((name) => [name, true as const])),
    ...(hills && { hills }),
    ...(hardestPath && { hardestPath }),
  }
  return Object.keys(options).length > 0 ? options : null
}
