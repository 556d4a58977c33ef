import type { TravelMode } from '@mishiori/map-document'
import type { DirectionsProblem, PlaceProblem } from '../core/services.ts'
import type { InputMode } from './input-mode.ts'
import type { TravelMessages } from './travel-messages.ts'

/** Messages of tools, in groups. Those that a map for readers shows, too, are with the view: of recordings, photos and sizes of shapes. */
export interface ToolMessages {
  readonly lines: LineMessages
  readonly vertices: VertexMessages
  readonly spotCard: SpotCardMessages
  readonly directions: DirectionsMessages
  /** Needed by hosts that offer ways of going (`services.travel`), and by no others. */
  readonly travel?: TravelMessages
  readonly places: PlaceSearchMessages
}

/** Messages of what can be done to a whole line. Distances arrive formatted. */
interface LineMessages {
  readonly menu: (name: string) => string
  /** Of the field that asks for the name of a line that was just drawn. */
  readonly newName: string
  /** Name of a line that leads from no place to another, but is near one. */
  readonly around: (place: string) => string
  readonly continueEnd: string
  readonly continueStart: string
  readonly reverse: string
  readonly close: string
  readonly simplify: string
  readonly erase: string
  readonly joinWith: (name: string) => string
  readonly joinPicked: string
  readonly joinPickedRefusal: string
  readonly split: string
  readonly duplicate: string
  readonly hideObject: string
  readonly showObject: string
  readonly hiddenState: string
  readonly copyName: (name: string) => string
  readonly simplifyGuide: string
  readonly eraseGuide: (input: InputMode) => string
  readonly tolerance: string
  readonly eraserRadius: string
  readonly reversed: (name: string) => string
  readonly closed: (name: string, length: string) => string
  readonly joined: (name: string, length: string) => string
  readonly wasSplit: (newName: string) => string
  readonly duplicated: (name: string) => string
  readonly simplified: (tolerance: string, count: number, length: string) => string
  readonly erased: (count: number, length: string) => string
  /** A click that met no point. */
  readonly erasedNothing: string
  readonly eraserResized: (radius: string) => string
  readonly hidden: (name: string) => string
  readonly shown: (name: string) => string
}

/**
 * Messages of the points of a line or polygon: their list, and their position relative to the previous one. Figures are
 * already formatted.
 */
interface VertexMessages {
  readonly list: string
  readonly open: (count: number) => string
  readonly number: string
  readonly latitude: string
  readonly longitude: string
  readonly numberInvalid: (count: number) => string
  readonly latitudeInvalid: (max: number) => string
  readonly longitudeInvalid: string
  readonly shapeHeld: (name: string) => string
  /** A whole shape was moved this far. */
  readonly shapeMoved: (name: string, distance: string, direction: string, bearing: string) => string
  /** Of the switch that draws what is placed to points and lines near it. */
  readonly snap: string
  readonly snapOn: string
  readonly snapOff: string
  /** Of the bar beside a point that was chosen with a finger, and of its buttons. */
  readonly bar: string
  readonly removePoint: string
  readonly addPoint: string
  readonly coordinates: string
  readonly insertAfter: string
  readonly remove: string
  readonly row: (number: number, latitude: string, longitude: string) => string
  /** Of the eight directions from north clockwise. */
  readonly directions: readonly [
    north: string,
    northEast: string,
    east: string,
    southEast: string,
    south: string,
    southWest: string,
    west: string,
    northWest: string,
  ]
  /** How far a point is from the one before it, and in which direction. */
  readonly leg: (distance: string, direction: string, bearing: string) => string
  readonly withLeg: (text: string, leg: string) => string
  /** How many points the eraser around the crosshair would take out. */
  readonly eraserHolds: (count: number) => string
  /** The same of the crosshair, from the point that the next one is joined to. */
  readonly legToCrosshair: (distance: string, direction: string, bearing: string) => string
}

/** Messages of lines that follow roads. */
interface DirectionsMessages {
  readonly travelMode: string
  readonly modes: Readonly<Record<TravelMode, string>>
  readonly asking: string
  /** Those of no-go areas, loops and reach are told by the words of ways of going. */
  readonly problems: Readonly<Record<Exclude<DirectionsProblem, 'tooMuchNoGo' | 'noLoop' | 'tooFar'>, string>>
  readonly retry: string
  readonly reverse: string
  readonly stops: (waypoints: number) => string
  readonly waypoints: (used: number, max: number) => string
  /** Puts a spot where a stop is. */
  readonly placeSpot: string
  readonly start: string
  readonly goal: string
  readonly waypoint: (position: number) => string
  readonly earlier: (stop: string) => string
  readonly later: (stop: string) => string
  readonly remove: (stop: string) => string
  readonly found: (length: string) => string
}

/** Messages of searching a place by its name. */
interface PlaceSearchMessages {
  readonly label: string
  readonly placeholder: string
  readonly guide: (input: InputMode) => string
  /** While a place is shown on the map that is no spot yet. */
  readonly foundGuide: string
  /** Of the button that makes a spot of it. */
  readonly add: string
  readonly searching: string
  readonly found: (count: number) => string
  readonly problems: Readonly<Record<PlaceProblem, string>>
  readonly retry: string
}

/** Of the card beside a spot that was placed just now. */
type SpotCardMessages = {
  /** Of the button that shows icons and colours. */
  readonly look: string
  readonly photo: string
  /** Of the button that opens all fields. */
  readonly more: string
  readonly done: string
  /** Of the button that ends placing spots. */
  readonly finish: string
}
