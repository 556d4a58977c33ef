import type { HikingGrade, TravelProfile } from '@mishiori/map-document'
import type { RouteOptionName } from '../core/services.ts'
import type { InputMode } from './input-mode.ts'

/** Messages of what is asked for from the start of a new line. */
export interface FromHereMessages {
  readonly heading: string
  readonly kinds: Readonly<Record<'loop' | 'reach', string>>
  /** Of the button that shows the question again, once it was answered. */
  readonly asked: (kind: string, amount: string) => string
}

/** Messages of what can be reached. Figures arrive formatted. */
export interface ReachMessages {
  readonly find: string
  readonly asking: string
  /** It could not be asked for; asking again may help. */
  readonly unavailable: string
  /** Of the area, as it is called when it is kept: what can be reached in so many minutes, or kilometres. */
  readonly name: (amount: string) => string
  /** How large it is, and how far one comes from the start. */
  readonly found: (name: string, area: string, farthest: string) => string
  /** Of areas apart from it, which are not kept, and of parts of it that are not reached. */
  readonly areasApart: (count: number) => string
  readonly holes: (count: number) => string
  /** What can be done with it. */
  readonly guide: (input: InputMode) => string
  /** Of the button that makes a polygon of it. */
  readonly keep: string
  /** More was asked for than can be found. */
  readonly tooFar: (minutes: string, distance: string) => string
}

/** Messages of putting a line on the ways that it follows. Figures arrive formatted. */
export interface SnapMessages {
  /** Of the entry in a line's menu. */
  readonly menu: string
  readonly asking: string
  /** How many stretches would change, and how far from its way the farthest of them is. */
  readonly changes: (count: number, farthest: string) => string
  readonly lengths: (before: string, after: string) => string
  /** How much of it follows no way, and stays as it is. */
  readonly kept: (share: string) => string
  /** Of a line that knows times or elevations. */
  readonly keepsSeries: string
  /** Of a recording, which becomes a line that can be edited. */
  readonly unlocks: string
  /** Of the button that takes what is proposed. */
  readonly accept: string
  readonly tooLong: (distance: string) => string
  readonly tooManyPoints: (count: number) => string
  readonly problems: Readonly<Record<'noWays' | 'nothingToChange' | 'unavailable', string>>
}

/** Messages of loops. Figures arrive formatted. */
export interface LoopMessages {
  /** What the size is measured in. */
  readonly measures: Readonly<Record<'length' | 'time', string>>
  readonly hours: string
  readonly minutes: string
  readonly timeInvalid: string
  readonly find: string
  /** Of one that was found, from 1. */
  readonly name: (number: number) => string
  /** How much of it is gone along a second time. */
  readonly repeated: (length: string) => string
}

/** Messages of how a navigation line goes. Figures arrive formatted. */
export interface TravelMessages {
  readonly profile: string
  readonly profiles: Readonly<Record<TravelProfile, string>>
  /** Of the button that shows the profiles that have no room. */
  readonly moreProfiles: (count: number) => string
  readonly options: string
  /** Of the button that shows the options, with how many are set. */
  readonly optionsSet: (count: number) => string
  readonly optionNames: Readonly<Record<RouteOptionName, string>>
  /** Of an option that is left to the profile. */
  readonly asUsual: string
  readonly hills: Readonly<Record<'avoid' | 'seek', string>>
  /** With OpenStreetMap's grade of mountain paths, 1 to 6. */
  readonly upToGrade: (grade: HikingGrade) => string
  readonly candidates: (count: number) => string
  readonly suggested: string
  readonly other: (number: number) => string
  /** Of the path that the line had before others were asked for, where it is none of those. */
  readonly former: string
  /** Of the button that asks which other ways there are. */
  readonly findOthers: string
  /** There are none. */
  readonly noOthers: string
  readonly climbOf: (climb: string) => string
  /** Between what another path has more or less than the chosen one. */
  readonly differenceSeparator: string
  /** One sentence after the other. */
  readonly together: (...sentences: readonly string[]) => string
  readonly sameFigures: string
  /** After the directions were found. */
  readonly offered: (count: number) => string
  /** Another path was chosen. */
  readonly chosen: (length: string) => string
  /** No way was found for this profile. */
  readonly noWay: (profile: string) => string
  /** The same while options are set, which may be why. */
  readonly noWayWithOptions: (profile: string) => string
  /** The same while areas are to be kept out of. */
  readonly noWayAround: (profile: string) => string
  /** Of areas that ways keep out of: the switch of a shape. */
  readonly noGo: string
  readonly tooMuchNoGo: string
  readonly fromHere: FromHereMessages
  readonly loop: LoopMessages
  readonly reach: ReachMessages
  readonly snap: SnapMessages
  /** No loop of the size was found. */
  readonly noLoop: string
  readonly tryProfile: (profile: string) => string
  readonly dropOptions: string
  readonly showLayers: string
  readonly showTool: (tool: string) => string
}

/** @throws when a host offers ways of going without their words. */
export function travelMessages({ travel }: { readonly travel?: TravelMessages }): TravelMessages {
  if (!travel) throw new Error('services.travel needs messages.travel: enTravel or jaTravel, or your own')
  return travel
}
