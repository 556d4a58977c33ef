import type { MapColor } from '@mishiori/map-document'
import type { MovementType } from '@repo/contract'
import {
  airplaneFill,
  bicycleFill,
  boatFill,
  busFill,
  cableCarFill,
  carFill,
  horseFill,
  motorcycleFill,
  parachuteFill,
  pathBold,
  personHikeFill,
  personRunFill,
  personSkiFill,
  personSwimFill,
  personWalkFill,
  sailboatFill,
  snowflakeBold,
  subwayFill,
  taxiFill,
  trainFill,
  tramFill,
  wheelchairFill,
} from '@repo/ui/icons'

interface MovementLook {
  /** One of `@repo/ui/icons`. */
  readonly icon: string
  readonly color: MapColor
}

/** What somebody did by their own strength is warm, what carried them is cool. */
const LOOKS: Readonly<Record<MovementType, MovementLook>> = {
  WALKING: { icon: personWalkFill, color: 'red' },
  HIKING: { icon: personHikeFill, color: 'red' },
  WALKING_NORDIC: { icon: personHikeFill, color: 'red' },
  CATCHING_POKEMON: { icon: personWalkFill, color: 'red' },
  IN_WHEELCHAIR: { icon: wheelchairFill, color: 'red' },
  RUNNING: { icon: personRunFill, color: 'pink' },
  CYCLING: { icon: bicycleFill, color: 'green' },
  SKATEBOARDING: { icon: personRunFill, color: 'pink' },
  SKATING: { icon: personRunFill, color: 'pink' },
  HORSEBACK_RIDING: { icon: horseFill, color: 'yellow' },
  SKIING: { icon: personSkiFill, color: 'pink' },
  SNOWBOARDING: { icon: personSkiFill, color: 'pink' },
  SNOWSHOEING: { icon: personHikeFill, color: 'red' },
  SLEDDING: { icon: snowflakeBold, color: 'pink' },
  SNOWMOBILE: { icon: snowflakeBold, color: 'blue' },
  SWIMMING: { icon: personSwimFill, color: 'teal' },
  SURFING: { icon: personSwimFill, color: 'teal' },
  KITESURFING: { icon: parachuteFill, color: 'teal' },
  KAYAKING: { icon: boatFill, color: 'teal' },
  ROWING: { icon: boatFill, color: 'teal' },
  BOATING: { icon: boatFill, color: 'teal' },
  SAILING: { icon: sailboatFill, color: 'teal' },
  IN_FERRY: { icon: boatFill, color: 'teal' },
  IN_PASSENGER_VEHICLE: { icon: carFill, color: 'blue' },
  IN_VEHICLE: { icon: carFill, color: 'blue' },
  IN_TAXI: { icon: taxiFill, color: 'blue' },
  MOTORCYCLING: { icon: motorcycleFill, color: 'blue' },
  IN_BUS: { icon: busFill, color: 'cyan' },
  IN_TRAM: { icon: tramFill, color: 'deepblue' },
  IN_TRAIN: { icon: trainFill, color: 'deepblue' },
  IN_SUBWAY: { icon: subwayFill, color: 'deepblue' },
  IN_FUNICULAR: { icon: tramFill, color: 'purple' },
  IN_CABLECAR: { icon: cableCarFill, color: 'purple' },
  IN_GONDOLA_LIFT: { icon: cableCarFill, color: 'purple' },
  FLYING: { icon: airplaneFill, color: 'purple' },
  PARAGLIDING: { icon: parachuteFill, color: 'purple' },
  STILL: { icon: pathBold, color: 'gray' },
  UNKNOWN_ACTIVITY_TYPE: { icon: pathBold, color: 'gray' },
}

export const movementLook = (type: MovementType): MovementLook => LOOKS[type]

/** Of places where somebody stayed. */
export const VISIT_COLOR: MapColor = 'orange'
