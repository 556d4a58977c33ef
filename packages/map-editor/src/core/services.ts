import type {
  BBox,
  MapObject,
  PhotoTime,
  Position,
  RouteOptions,
  SnappedPath,
  Spot,
  SpotIcon,
  TravelMode,
  TravelProfile,
} from '@mishiori/map-document'

/** A photo spot that lacks nothing but its place. */
export interface UnplacedSpot extends Omit<Spot, 'position'> {
  /** When it was taken, if known. The editor uses it to place the photo on a track of the map. Not stored. */
  readonly takenAt?: PhotoTime
  /** What the person knows it by until it has a place, such as the name of its file. Default: its name. Not stored. */
  readonly askedAs?: string
}

/** Objects that belong together in a file. */
export interface RouteFileLayer {
  /** Name of the layer that the objects get; null puts them into the selected one, where photos belong that come one by one. */
  readonly name: string | null
  /** In the order that they get in the layer. */
  readonly objects: readonly MapObject[]
}

/** The result of your file reader: layers of objects, or the reason why there are none, as a message for the person. */
export type RouteFileAnswer =
  | {
      readonly ok: true
      /** Any number of layers and objects: the editor adds as many as fit, and reports the rest. */
      readonly layers: readonly RouteFileLayer[]
      /** Photos without a position: the editor asks the person for the place of each. */
      readonly unplaced?: readonly UnplacedSpot[]
      /** What was left out or mended, one sentence each, shown to the person. */
      readonly notes: readonly string[]
    }
  | { readonly ok: false; readonly message: string }

/** What comes with a file that is to be read. */
export interface RouteFileOptions {
  /** Aborts when the person cancels. */
  readonly signal: AbortSignal
  /** Told the part that was read, 0 to 1. A reader that cannot tell leaves it out. */
  readonly onProgress: (fraction: number) => void
}

/** The result of your upload: the http(s) address of the picture, or the reason for a refusal, as a message for the person. */
export type ImageAnswer = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly message: string }

/** What comes with a picture that is to be stored. */
export interface ImageUploadOptions {
  /** Aborts when the person removes the picture or leaves the spot. */
  readonly signal: AbortSignal
  /** Told the part that was sent, 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

/** How long a loop shall be. */
export type LoopSize = { readonly kilometers: number } | { readonly minutes: number }

/** How far somebody goes, or for how long. */
export type ReachSize = LoopSize

/** What lies within reach is asked for from one place, as `[longitude, latitude]`, and how to go there. */
export interface ReachRequest extends Pick<DirectionsRequest, 'travelMode' | 'profile' | 'routeOptions' | 'noGo'> {
  readonly origin: Position
  readonly within: ReachSize
}

/** An area as rings, which are not closed: around it, and around what lies in it and is not reached. */
export interface ReachArea {
  readonly outer: readonly Position[]
  readonly holes: readonly (readonly Position[])[]
}

/** What can be reached, the largest area first, or why that cannot be said. */
export type ReachAnswer =
  | { readonly ok: true; readonly areas: readonly ReachArea[] }
  | { readonly ok: false; readonly problem: DirectionsProblem }

/** The most that can be asked for. */
export interface ReachLimits {
  readonly minutes: number
  readonly kilometers: number
}

/** A request for directions: at least two stops as `[longitude, latitude]`, and how to go; or a start and the size of a loop. */
export interface DirectionsRequest {
  /** Start, up to 25 waypoints in order, goal. With `loop`: the start only. */
  readonly stops: readonly Position[]
  /** Whether the path is for cars or for people on foot. */
  readonly travelMode: TravelMode
  /** Refines the mode, where `travel` of your services names profiles. */
  readonly profile?: TravelProfile
  readonly routeOptions?: RouteOptions
  /** Edges of areas that the path shall keep out of, not closed; absent without any. */
  readonly noGo?: readonly (readonly Position[])[]
  /** With two stops: how many further paths can be of use. */
  readonly alternatives?: number
  /** A path is wanted that ends where it begins, of about this size. Only where `travel` of your services has `loops`. */
  readonly loop?: LoopSize
}

/** A path along roads, from the first stop to the last one. */
export interface DirectionsPath {
  readonly path: readonly Position[]
  /** How long it takes, which is shown beside it. */
  readonly durationSeconds?: number
  /** Of a loop: the stops between its ends, through which directions are this path. */
  readonly waypoints?: readonly Position[]
  /** Of a loop: how much of it is gone along a second time, which is shown beside it. */
  readonly repeatedMeters?: number
}

/** The options of a profile. */
export type RouteOptionName = keyof RouteOptions

/** The ways of going that your directions know. Their words are `messages.travel`: `enTravel`, `jaTravel` or your own. */
export interface TravelChoices {
  /** In the order in which they are offered: five beside a button that shows the rest. */
  readonly profiles: readonly TravelProfile[]
  /** The options that make a difference where you have roads; all unless given. */
  readonly options?: readonly RouteOptionName[]
  /** Whether your directions find loops; without it, none are offered. */
  readonly loops?: boolean
  /** How far what can be reached may be asked for; without it, or without `fetchReach`, it is not offered. */
  readonly reach?: (profile: TravelProfile) => ReachLimits
  /** The profile of a new line, such as the one that the person chose last. `walk` unless given, and for null. */
  readonly initialProfile?: () => TravelProfile | null
  /** Told each profile that a person chooses, so that you can remember it. */
  readonly onProfile?: (profile: TravelProfile) => void
}

/**
 * Why there are no directions. `tooMuchNoGo`: the areas of `noGo` are too many or too large. `noLoop`: no path of about the size of
 * `loop` comes back. `tooFar`: more was asked of what can be reached than is looked up. `unavailable`: the engine did not answer;
 * asking again may help.
 */
export type DirectionsProblem =
  | 'notFound'
  | 'tooLong'
  | 'tooManyWaypoints'
  | 'tooMuchNoGo'
  | 'noLoop'
  | 'tooFar'
  | 'unavailable'

/** Why there is no way, and what it was asked for. */
export interface DirectionsFailure {
  readonly problem: DirectionsProblem
  readonly profile?: TravelProfile
  readonly routeOptions?: RouteOptions
  /** Whether areas were to be kept out of. */
  readonly hasNoGo?: true
  /** Of what can be reached: the most that can be asked for. */
  readonly reachLimits?: ReachLimits
}

/** A path, or why there is none. */
export type DirectionsAnswer =
  | ({
      readonly ok: true
      /** Other paths between the same two stops, or other loops, offered beside the suggested one: two at most. */
      readonly alternatives?: readonly DirectionsPath[]
    } & DirectionsPath)
  | { readonly ok: false; readonly problem: DirectionsProblem }

/** A part of a line: `kept` follows no way, `same` is on its way already, `moved` would be put on it. */
export interface SnapStretch {
  readonly kind: 'kept' | 'same' | 'moved'
  /** Metres along the line as it is, and as it would be. Each stretch begins where the one before ends. */
  readonly toMeters: number
  readonly toProposedMeters: number
  /** How far from its way it is at most. */
  readonly movedMeters: number
}

/** A line as it would be on the ways that it follows, or why there is none. `max` are points, or kilometres. */
export type SnapAnswer =
  | ({ readonly ok: true; readonly stretches: readonly SnapStretch[] } & SnappedPath)
  | { readonly ok: false; readonly problem: 'tooManyPoints' | 'tooLong'; readonly max: number }
  | { readonly ok: false; readonly problem: 'unavailable' }

/** A place that a search has found. */
export interface FoundPlace {
  /** `provider:id`, stored as the `placeId` of the spot. */
  readonly id: string
  /** The name of a spot made of it. */
  readonly name: string
  /** A description of the location, to distinguish places of the same name. */
  readonly address?: string
  /** `[longitude, latitude]` in degrees. */
  readonly position: Position
  /** What a spot made of it shows; the text icon unless given. */
  readonly icon?: SpotIcon
}

/** What comes with a search for places. */
export interface PlaceSearchOptions {
  /** Aborts when the search was overtaken by a newer one or is no longer wanted. */
  readonly signal: AbortSignal
  /** BCP 47 tag of the language that the person reads. */
  readonly locale: string
  /** The part of the map in view, so that what is near can come first; null without a map. */
  readonly view: BBox | null
}

/** Why there are no places. `unavailable`: no answer; a retry may help. */
export type PlaceProblem = 'notFound' | 'unavailable'

/** Places that were found, or why there are none. */
export type PlacesAnswer =
  /** The best match first. */
  | {
      readonly ok: true
      readonly places: readonly FoundPlace[]
      /** The credit that belongs beside them, shown as it is. */
      readonly attribution?: string
    }
  | { readonly ok: false; readonly problem: PlaceProblem }

/** Elevations in metres above sea level, or none. */
export type ElevationsAnswer =
  /** One elevation for each position, null if unknown. `source` is shown to the person. */
  | { readonly ok: true; readonly elevationsMeters: readonly (number | null)[]; readonly source: string }
  | { readonly ok: false }

/** Timers; xstate's `SimulatedClock` is one. */
export interface EditorClock {
  /** Calls `run` once after `delayMs` milliseconds. Returns what `clearTimeout` takes. */
  setTimeout(run: () => void, delayMs: number): unknown
  /** Takes the return value of `setTimeout`. */
  clearTimeout(timer: unknown): void
}

/** The functions that you provide to the editor. Without a service, its feature is off. */
export interface MapEditorServices {
  /** Reads a dropped or chosen file. */
  readonly readRouteFile?: (file: File, options: RouteFileOptions) => Promise<RouteFileAnswer>
  /**
   * What the file dialog offers, as the `accept` of a file input; GPX and GeoJSON unless given. With a type of pictures
   * among it (`image/…`) the editor says that it takes photos.
   */
  readonly acceptedFiles?: string
  /** Stores a picture of a spot. A rejection offers a retry, as a refusal does. Without it, photo spots cannot be made. */
  readonly uploadImage?: (file: File, options: ImageUploadOptions) => Promise<ImageAnswer>
  /**
   * Stores a picture of a spot that lies on another site, by its address; failures are as those of `uploadImage`. With it, the form of a
   * spot does not load pictures from other sites, and offers to store them. Without it, they are pictures like others.
   */
  readonly takeOverImage?: (address: string, options: ImageUploadOptions) => Promise<ImageAnswer>
  /**
   * Opens your own dialog for photos. Resolves with addresses of stored pictures, or with files, which are then passed to `uploadImage`: at
   * most `max`, none if cancelled. Without it, people choose files.
   */
  readonly chooseImages?: (options: { readonly max: number }) => Promise<readonly (string | File)[]>
  /**
   * Finds a path along roads for a navigation line. The signal aborts when a newer request replaces it. A rejection counts as
   * `unavailable`.
   */
  readonly fetchDirections?: (
    request: DirectionsRequest,
    options: { readonly signal: AbortSignal },
  ) => Promise<DirectionsAnswer>
  /** Finds what can be reached from a place. Signal and rejection as those of `fetchDirections`. */
  readonly fetchReach?: (request: ReachRequest, options: { readonly signal: AbortSignal }) => Promise<ReachAnswer>
  /** The profiles and options that people can choose for `fetchDirections`. Without it, lines are for walking or driving. */
  readonly travel?: TravelChoices
  /**
   * Puts a recorded or drawn line on the ways that it follows, as a proposal. Signal and rejection as those of `fetchDirections`.
   * Its words are `messages.travel`.
   */
  readonly snapLine?: (path: readonly Position[], options: { readonly signal: AbortSignal }) => Promise<SnapAnswer>
  /** Finds places by what a person writes. A rejection counts as `unavailable`. */
  readonly searchPlaces?: (query: string, options: PlaceSearchOptions) => Promise<PlacesAnswer>
  /**
   * Looks up the elevations of up to 500 positions along a line that brought none, for its profile; they do not become
   * part of the document. The signal aborts when the line is no longer shown. A rejection, an answer of another length,
   * and 20 seconds without one offer another try.
   */
  readonly fetchElevations?: (
    positions: readonly Position[],
    options: { readonly signal: AbortSignal },
  ) => Promise<ElevationsAnswer>
  /** Ids of new layers and objects; random unless given. Must be unique within a document. */
  readonly createId?: () => string
  /** The timers of all service timeouts, read once when the editor starts. Default: the browser's timers. */
  readonly clock?: EditorClock
}

/** What elevations are looked up with. */
export type ElevationServices = Pick<MapEditorServices, 'fetchElevations' | 'clock'>
