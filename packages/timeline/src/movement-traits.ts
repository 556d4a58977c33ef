import type { MapColor, TravelMode } from '@mishiori/map-document'
import type { MovementType } from './movement-type.ts'

/** What a map makes of a way of moving. */
export interface MovementTraits {
  /** Ways of moving by muscle power are warm or green, vehicles are cool. */
  readonly color: MapColor
  /** Of a recorded line, which knows these two. */
  readonly travelMode: TravelMode
}

const own = (color: MapColor): MovementTraits => ({ color, travelMode: 'walking' })
const carried = (color: MapColor): MovementTraits => ({ color, travelMode: 'driving' })

const TRAITS: Readonly<Record<MovementType, MovementTraits>> = {
  WALKING: own('red'),
  HIKING: own('red'),
  WALKING_NORDIC: own('red'),
  CATCHING_POKEMON: own('red'),
  IN_WHEELCHAIR: own('red'),
  SNOWSHOEING: own('red'),
  RUNNING: own('pink'),
  SKATEBOARDING: own('pink'),
  SKATING: own('pink'),
  SKIING: own('pink'),
  SNOWBOARDING: own('pink'),
  SLEDDING: own('pink'),
  CYCLING: own('green'),
  HORSEBACK_RIDING: own('yellow'),
  SWIMMING: own('teal'),
  SURFING: own('teal'),
  KITESURFING: own('teal'),
  KAYAKING: own('teal'),
  ROWING: own('teal'),
  BOATING: carried('teal'),
  SAILING: carried('teal'),
  IN_FERRY: carried('teal'),
  IN_PASSENGER_VEHICLE: carried('blue'),
  IN_VEHICLE: carried('blue'),
  IN_TAXI: carried('blue'),
  MOTORCYCLING: carried('blue'),
  SNOWMOBILE: carried('blue'),
  IN_BUS: carried('cyan'),
  IN_TRAM: carried('deepblue'),
  IN_TRAIN: carried('deepblue'),
  IN_SUBWAY: carried('deepblue'),
  IN_FUNICULAR: carried('purple'),
  IN_CABLECAR: carried('purple'),
  IN_GONDOLA_LIFT: carried('purple'),
  FLYING: carried('purple'),
  PARAGLIDING: carried('purple'),
  STILL: own('gray'),
  UNKNOWN_ACTIVITY_TYPE: own('gray'),
}

export const movementTraits = (type: MovementType): MovementTraits => TRAITS[type]

/** Of visited places. */
export const VISIT_COLOR: MapColor = 'orange'
