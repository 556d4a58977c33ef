import type { MapColor } from '@mishiori/map-document'
import { movementTraits } from '@mishiori/timeline'
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

const ICONS: Readonly<Record<MovementType, string>> = {
  WALKING: personWalkFill,
  HIKING: personHikeFill,
  WALKING_NORDIC: personHikeFill,
  CATCHING_POKEMON: personWalkFill,
  IN_WHEELCHAIR: wheelchairFill,
  RUNNING: personRunFill,
  CYCLING: bicycleFill,
  SKATEBOARDING: personRunFill,
  SKATING: personRunFill,
  HORSEBACK_RIDING: horseFill,
  SKIING: personSkiFill,
  SNOWBOARDING: personSkiFill,
  SNOWSHOEING: personHikeFill,
  SLEDDING: snowflakeBold,
  SNOWMOBILE: snowflakeBold,
  SWIMMING: personSwimFill,
  SURFING: personSwimFill,
  KITESURFING: parachuteFill,
  KAYAKING: boatFill,
  ROWING: boatFill,
  BOATING: boatFill,
  SAILING: sailboatFill,
  IN_FERRY: boatFill,
  IN_PASSENGER_VEHICLE: carFill,
  IN_VEHICLE: carFill,
  IN_TAXI: taxiFill,
  MOTORCYCLING: motorcycleFill,
  IN_BUS: busFill,
  IN_TRAM: tramFill,
  IN_TRAIN: trainFill,
  IN_SUBWAY: subwayFill,
  IN_FUNICULAR: tramFill,
  IN_CABLECAR: cableCarFill,
  IN_GONDOLA_LIFT: cableCarFill,
  FLYING: airplaneFill,
  PARAGLIDING: parachuteFill,
  STILL: pathBold,
  UNKNOWN_ACTIVITY_TYPE: pathBold,
}

export const movementLook = (type: MovementType): MovementLook => ({
  icon: ICONS[type],
  color: movementTraits(type).color,
})
