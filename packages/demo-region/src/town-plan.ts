/** The centre of the town: `[longitude, latitude]`. */
export const TOWN_CENTER = [137.97, 36.24] as const

/** Streets each way; 24 blocks of some 122 m make 1.46 km from the middle to each side. */
export const STREETS = 25
const BLOCK_LAT = 0.0011
const BLOCK_LNG = 0.001364
const MIDDLE = (STREETS - 1) / 2

/** The river runs from north to south between these two streets. */
export const RIVER_WEST = 17
/** Rows whose street crosses the river. */
export const BRIDGES = [6, 18] as const

/** The row and the column of a crossing, counted from the south-west corner; fractions lie between streets. */
export interface Crossing {
  readonly row: number
  readonly column: number
}

/** `[longitude, latitude]` of a place on the plan before the streets were bent. */
export function townPosition({ row, column }: Crossing): readonly [lng: number, lat: number] {
  return [TOWN_CENTER[0] + (column - MIDDLE) * BLOCK_LNG, TOWN_CENTER[1] + (row - MIDDLE) * BLOCK_LAT]
}

/** One-way streets: eastbound rows and southbound columns. */
export const isOneWayRow = (row: number) => row % 8 === 3
export const isOneWayColumn = (column: number) => column % 8 === 4

const place = (row: number, column: number) => townPosition({ row, column })

/** Spots that tests and demonstrations name, each on or beside what its name says. */
export const TOWN_PLACES = {
  station: place(12, 6),
  /** Two ends of a street on which cars only drive eastward. */
  oneWayWest: place(11, 8.5),
  oneWayEast: place(11, 12.5),
  /** Two corners of the park that a footpath joins. */
  parkSouthWest: place(13, 13),
  parkNorthEast: place(16, 16),
  /** Two banks of the river, far from both bridges. */
  westBank: place(12, RIVER_WEST),
  eastBank: place(12, RIVER_WEST + 1),
  stairsBottom: place(20, 3),
  stairsTop: place(21, 4),
  /** A street on an island in the lake, which no bridge reaches. */
  island: [137.92, 36.21] as const,
  /** Fields without any road within two kilometres. */
  fields: [138.06, 36.31] as const,
} as const
