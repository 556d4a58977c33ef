import type { Tags } from '../streets/osm-pbf/visit-block.ts'

/**
 * What is under the feet, in as few kinds as a reader can tell apart in a picture. The order is that of the file; a test
 * of the API compares it with the contract.
 */
export const SURFACES = ['paved', 'stones', 'boards', 'gravel', 'ground'] as const
export type Surface = (typeof SURFACES)[number]

/** What stands in the way of wheels, as a node of a way. Order and comparison as with surfaces. */
export const BARRIERS = ['kerb', 'stile', 'kissingGate', 'turnstile', 'cycleBarrier'] as const
export type Barrier = (typeof BARRIERS)[number]

/** What a way of OpenStreetMap says of itself; null where it says nothing. */
export interface WayGround {
  readonly surface: Surface | null
  /** Of a flight of stairs. */
  readonly stepCount: number | null
  readonly hasHandrail: boolean | null
  /** A ramp beside the steps, for wheels of any kind. */
  readonly hasRamp: boolean | null
}

/** Values of `surface`. What is missing here is unknown: no value is guessed from another. */
const VALUES: Readonly<Record<Surface, readonly string[]>> = {
  paved: ['paved', 'asphalt', 'concrete', 'concrete:plates', 'concrete:lanes', 'chipseal', 'tartan', 'acrylic'],
  stones: ['paving_stones', 'sett', 'cobblestone', 'unhewn_cobblestone', 'bricks', 'brick', 'stone', 'stepping_stones'],
  boards: ['wood', 'metal', 'metal_grid'],
  gravel: ['compacted', 'fine_gravel', 'gravel', 'pebblestone', 'unpaved'],
  ground: ['ground', 'dirt', 'earth', 'mud', 'clay', 'grass', 'sand', 'rock', 'bare_rock', 'rocks', 'woodchips'],
}
const BY_VALUE: ReadonlyMap<string, Surface> = new Map(
  SURFACES.flatMap((surface) => VALUES[surface].map((value) => [value, surface] as const)),
)
const MAX_STEPS = 65_535

/** Null for a way that is none to go along, or says nothing that is asked here. */
export function groundOfWay(tags: Tags): WayGround | null {
  if (!tags.has('highway')) return null
  const ground: WayGround = {
    surface: surfaceOf(tags.get('surface')),
    stepCount: tags.get('highway') === 'steps' ? countOf(tags.get('step_count')) : null,
    hasHandrail: yesOrNo(tags.get('handrail')),
    hasRamp: yesOrNo(tags.get('ramp')),
  }
  return Object.values(ground).some((fact) => fact !== null) ? ground : null
}

/** Of several values those of one kind are that kind, and others are unknown. */
function surfaceOf(value: string | undefined): Surface | null {
  const kinds = new Set(value?.split(';').map((each) => BY_VALUE.get(each.trim())))
  const [kind] = kinds
  return kinds.size === 1 ? (kind ?? null) : null
}

function countOf(value: string | undefined): number | null {
  if (value === undefined || !/^\d{1,5}$/.test(value)) return null
  const count = Number(value)
  return count >= 1 && count <= MAX_STEPS ? count : null
}

function yesOrNo(value: string | undefined): boolean | null {
  if (value === 'yes' || value === 'no') return value === 'yes'
  return null
}

const BY_BARRIER: ReadonlyMap<string, Barrier> = new Map([
  ['stile', 'stile'],
  ['kissing_gate', 'kissingGate'],
  ['turnstile', 'turnstile'],
  ['full-height_turnstile', 'turnstile'],
  ['cycle_barrier', 'cycleBarrier'],
])
const HIGH_KERBS: ReadonlySet<string> = new Set(['raised', 'rolled', 'regular'])

/** Null for a node that stops no wheels; a kerb that does not say how high it is counts as none. */
export function barrierOfNode(tags: Tags): Barrier | null {
  if (HIGH_KERBS.has(tags.get('kerb') ?? '')) return 'kerb'
  return BY_BARRIER.get(tags.get('barrier') ?? '') ?? null
}
