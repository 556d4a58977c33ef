/** Ways of moving, as the specification lists them (§3). */
export const MOVEMENT_TYPES = [
  'BOATING',
  'CATCHING_POKEMON',
  'CYCLING',
  'FLYING',
  'HIKING',
  'HORSEBACK_RIDING',
  'IN_BUS',
  'IN_CABLECAR',
  'IN_FERRY',
  'IN_FUNICULAR',
  'IN_GONDOLA_LIFT',
  'IN_PASSENGER_VEHICLE',
  'IN_SUBWAY',
  'IN_TAXI',
  'IN_TRAIN',
  'IN_TRAM',
  'IN_VEHICLE',
  'IN_WHEELCHAIR',
  'KAYAKING',
  'KITESURFING',
  'MOTORCYCLING',
  'PARAGLIDING',
  'ROWING',
  'RUNNING',
  'SAILING',
  'SKATEBOARDING',
  'SKATING',
  'SKIING',
  'SLEDDING',
  'SNOWBOARDING',
  'SNOWMOBILE',
  'SNOWSHOEING',
  'STILL',
  'SURFING',
  'SWIMMING',
  'UNKNOWN_ACTIVITY_TYPE',
  'WALKING',
  'WALKING_NORDIC',
] as const

export type MovementType = (typeof MOVEMENT_TYPES)[number]

/** Other names of the same, of older files and of Android's activity recognition. */
const ALIASES: Readonly<Record<string, MovementType>> = {
  ON_FOOT: 'WALKING',
  NORDIC_WALKING: 'WALKING_NORDIC',
  ON_BICYCLE: 'CYCLING',
  IN_ROAD_VEHICLE: 'IN_VEHICLE',
  EXITING_VEHICLE: 'IN_VEHICLE',
  IN_CAR: 'IN_PASSENGER_VEHICLE',
  IN_FOUR_WHEELER_VEHICLE: 'IN_PASSENGER_VEHICLE',
  IN_TWO_WHEELER_VEHICLE: 'MOTORCYCLING',
  IN_RAIL_VEHICLE: 'IN_TRAIN',
  IN_CABLE_CAR: 'IN_CABLECAR',
  SNOWMOBILING: 'SNOWMOBILE',
}

/** Every spelling that was met or is known, so that long files do not spell each name anew. */
const known = new Map<string, MovementType>(MOVEMENT_TYPES.map((type) => [type, type]))
const KNOWN_AT_MOST = 1000

/**
 * The movement type that a file's word means: `' in passenger vehicle'` and `ON_FOOT` are understood. Whatever is not known, or is
 * no text, is `UNKNOWN_ACTIVITY_TYPE`.
 */
export function normalizeMovementType(word: unknown): MovementType {
  if (typeof word !== 'string') return 'UNKNOWN_ACTIVITY_TYPE'
  const before = known.get(word)
  if (before !== undefined) return before
  const name = word
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')
  const type = (Object.hasOwn(ALIASES, name) ? ALIASES[name] : known.get(name)) ?? 'UNKNOWN_ACTIVITY_TYPE'
  if (known.size < KNOWN_AT_MOST) known.set(word, type)
  return type
}
