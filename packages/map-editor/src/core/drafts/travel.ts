import {
  type HikingGrade,
  type NavigationLine,
  OPTIONS_OF_PROFILE,
  plainProfile,
  type RouteOptions,
  type TravelMode,
  type TravelProfile,
  travelModeOfProfile,
} from '@mishiori/map-document'
import type { MapEditorServices, RouteOptionName } from '../services.ts'

/** How a navigation line goes: what is asked of the directions besides the stops. */
export interface Travel {
  readonly travelMode: TravelMode
  /** Null in lines of which nobody chose one. */
  readonly profile: TravelProfile | null
  readonly routeOptions: RouteOptions | null
}

export function travelOf({ travelMode, profile, routeOptions }: NavigationLine): Travel {
  return { travelMode, profile: profile ?? null, routeOptions: routeOptions ?? null }
}

/** The same as fields of a line, which has only those that are set. */
export function travelFields({ travelMode, profile, routeOptions }: Travel) {
  return { travelMode, ...(profile && { profile }), ...(routeOptions && { routeOptions }) }
}

/** The profile that a line without one has gone by: the plain one of its mode. */
export function shownProfile({ travelMode, profile }: Travel): TravelProfile {
  return profile ?? plainProfile(travelMode)
}

export const optionNames = (profile: TravelProfile): readonly RouteOptionName[] => OPTIONS_OF_PROFILE[profile]

/** Options without those that mean nothing for a profile. */
export function fittingOptions(profile: TravelProfile, options: RouteOptions | null): RouteOptions | null {
  const names: ReadonlySet<string> = new Set(OPTIONS_OF_PROFILE[profile])
  return settled(Object.fromEntries(Object.entries(options ?? {}).filter(([name]) => names.has(name))))
}

/** The value of an option; null is as the profile has it. */
export type OptionValue = boolean | 'avoid' | 'seek' | HikingGrade | null

export function withOption(
  options: RouteOptions | null,
  name: RouteOptionName,
  value: OptionValue,
): RouteOptions | null {
  const others = Object.entries(options ?? {}).filter(([other]) => other !== name)
  return settled(Object.fromEntries([...others, ...(value ? [[name, value]] : [])]))
}

/** No options are stored as none. */
const settled = (options: RouteOptions): RouteOptions | null => (Object.keys(options).length > 0 ? options : null)

export function withProfile({ routeOptions }: Travel, profile: TravelProfile): Travel {
  return {
    travelMode: travelModeOfProfile(profile),
    profile,
    routeOptions: fittingOptions(profile, routeOptions),
  }
}

/** The profile of a new line. Null where the host knows only modes. */
export function profileOfNewLine({ travel }: MapEditorServices): TravelProfile | null {
  if (!travel) return null
  const last = travel.initialProfile?.()
  return last && travel.profiles.includes(last) ? last : 'walk'
}

/** What may find a way where this profile finds none. */
const WIDER: Readonly<Record<TravelProfile, TravelProfile>> = {
  hike: 'walk',
  walk: 'hike',
  stepFree: 'walk',
  cityBike: 'walk',
  roadBike: 'cityBike',
  gravelBike: 'cityBike',
  mountainBike: 'hike',
  eBike: 'cityBike',
  motorcycle: 'car',
  car: 'walk',
}

export const widerProfile = (profile: TravelProfile): TravelProfile => WIDER[profile]
