import { BARRIERS, type Barrier, SURFACES, type WayGround } from './way-ground.ts'

/** Name of the written file. */
export const GROUND_FILE = 'ground.bin'

export interface GroundWay extends WayGround {
  /** In OpenStreetMap. */
  readonly id: number
}

export interface GroundNode {
  readonly barrier: Barrier
  readonly position: readonly [lng: number, lat: number]
}

/** Columns of a file of ground: one row for each way, ascending by id, and one for each barrier, by its cell. */
export interface GroundColumns {
  readonly ids: Float64Array
  readonly stepCounts: Uint16Array
  /** One more than the index in `SURFACES`; 0 is unknown. */
  readonly surfaces: Uint8Array
  readonly flags: Uint8Array
  /** Longitude and latitude in turn, in ten-millionths of a degree. */
  readonly places: Int32Array
  readonly barriers: Uint8Array
}

const MAGIC = 0x4d_53_47_32 // MSG2
const HEADER_BYTES = 16
const DEGREE = 1e7
/** Some 100 m. */
const CELL_UNITS = DEGREE / 1_000
/** More than there are from west to east. */
const CELLS_IN_ROW = 1_000_000
const HANDRAIL = 1
const NO_HANDRAIL = 2
const RAMP = 4
const NO_RAMP = 8

const units = (degrees: number) => Math.round(degrees * DEGREE)

/** The number of the square around a place, from west to east and row by row to the north. */
export function barrierCell([lng, lat]: GroundNode['position']): number {
  return Math.floor(units(lat) / CELL_UNITS) * CELLS_IN_ROW + Math.floor(units(lng) / CELL_UNITS)
}

/** The cells around a place, as ranges: its own with the neighbours to the west and the east, and those to the south and the north. */
export function cellsAround(position: GroundNode['position']): readonly (readonly [from: number, to: number])[] {
  const own = barrierCell(position)
  return [-CELLS_IN_ROW, 0, CELLS_IN_ROW].map((row) => [own + row - 1, own + row + 1] as const)
}

/** Each once, though two extracts have it where they overlap. */
function sorted(nodes: readonly GroundNode[]): readonly GroundNode[] {
  const once = new Map(nodes.map((node) => [`${node.position.map(units).join(' ')} ${node.barrier}`, node]))
  return [...once.values()].sort((a, b) => barrierCell(a.position) - barrierCell(b.position))
}

/** The bytes of a file, in the machine's byte order: it is read where it was built. */
export function encodeGround({ ways, nodes }: { ways: readonly GroundWay[]; nodes: readonly GroundNode[] }): Buffer {
  const barriers = sorted(nodes)
  const rows = [...new Map(ways.map((way) => [way.id, way])).values()].sort((a, b) => a.id - b.id)
  const columns: readonly ArrayBufferView[] = [
    Uint32Array.of(MAGIC, rows.length, barriers.length, 0),
    Float64Array.from(rows, ({ id }) => id),
    Int32Array.from(barriers.flatMap(({ position }) => position.map(units))),
    Uint16Array.from(rows, ({ stepCount }) => stepCount ?? 0),
    Uint8Array.from(rows, ({ surface }) => (surface === null ? 0 : 1 + SURFACES.indexOf(surface))),
    Uint8Array.from(rows, flagsOf),
    Uint8Array.from(barriers, ({ barrier }) => BARRIERS.indexOf(barrier)),
  ]
  return Buffer.concat(columns.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)))
}

/** Null for bytes that are no such file. */
export function decodeGround(file: Uint8Array): GroundColumns | null {
  // Columns have to begin at multiples of their width. `slice` of a Buffer would be no copy, but a view into others' bytes.
  const bytes = new Uint8Array(file).buffer
  if (bytes.byteLength < HEADER_BYTES) return null
  const [magic, ways = 0, nodes = 0] = new Uint32Array(bytes, 0, 3)
  let at = HEADER_BYTES
  if (magic !== MAGIC || bytes.byteLength !== at + 12 * ways + 9 * nodes) return null
  const skip = (count: number) => {
    at += count
    return at - count
  }
  return {
    ids: new Float64Array(bytes, skip(8 * ways), ways),
    places: new Int32Array(bytes, skip(8 * nodes), 2 * nodes),
    stepCounts: new Uint16Array(bytes, skip(2 * ways), ways),
    surfaces: new Uint8Array(bytes, skip(ways), ways),
    flags: new Uint8Array(bytes, skip(ways), ways),
    barriers: new Uint8Array(bytes, skip(nodes), nodes),
  }
}

/** What a row says of its way. */
export function wayAt({ stepCounts, surfaces, flags }: GroundColumns, row: number): WayGround {
  const [surface = 0, flag = 0, steps = 0] = [surfaces[row], flags[row], stepCounts[row]]
  return {
    surface: SURFACES[surface - 1] ?? null,
    stepCount: steps === 0 ? null : steps,
    hasHandrail: known(flag, HANDRAIL, NO_HANDRAIL),
    hasRamp: known(flag, RAMP, NO_RAMP),
  }
}

/** The barrier of a row, and where it is. */
export function barrierAt({ places, barriers }: GroundColumns, row: number): GroundNode {
  const [lng = 0, lat = 0] = [places[2 * row], places[2 * row + 1]]
  return { barrier: BARRIERS[barriers[row] ?? 0] ?? 'kerb', position: [lng / DEGREE, lat / DEGREE] }
}

function flagsOf({ hasHandrail, hasRamp }: WayGround): number {
  const flag = (fact: boolean | null, yes: number, no: number) => (fact === null ? 0 : fact ? yes : no)
  return flag(hasHandrail, HANDRAIL, NO_HANDRAIL) | flag(hasRamp, RAMP, NO_RAMP)
}

function known(flags: number, yes: number, no: number): boolean | null {
  if (flags & yes) return true
  return flags & no ? false : null
}
