import type { OsmData, OsmNode, OsmTags, OsmWay } from './osm.ts'
import { addAmenities } from './town-amenities.ts'
import { TownBuilder } from './town-builder.ts'
import { BRIDGES, isOneWayColumn, isOneWayRow, RIVER_WEST, STREETS, TOWN_PLACES, townPosition } from './town-plan.ts'
import { addScenery } from './town-scenery.ts'
import { writeOsmPbf } from './write-osm-pbf.ts'

/** Streets are bent by up to this part of a block, so that the town does not look ruled. */
const BEND = 0.09
const ROWS = Array.from({ length: STREETS }, (_, index) => index)

/**
 * An invented town: streets with one-ways and a forbidden turn, a park's footpath, stairs, a private drive, a river
 * with two bridges, a motorway beside it and a disconnected island. The same town at every call.
 */
export function buildTown(): OsmData {
  const town = new TownBuilder()
  const crossings = addCrossings(town)
  const at = (row: number, column: number) => find(crossings, row, column)
  const eastWest = ROWS.map((row) => addEastWestStreet(town, row, at))
  const northSouth = ROWS.map((column) => addNorthSouthStreet(town, column, at))
  const [from, to] = [eastWest[10], northSouth[10]]
  if (from && to) town.restriction('no_left_turn', { from, via: at(10, 10), to })
  addFootways(town, at)
  addMountainWays(town, at)
  addMotorway(town, at)
  const shore = addIsland(town)
  addScenery(town, shore)
  addAmenities(town)
  return town.finish()
}

type At = (row: number, column: number) => OsmNode

function find(crossings: readonly (readonly OsmNode[])[], row: number, column: number): OsmNode {
  const node = crossings[row]?.[column]
  if (!node) throw new RangeError(`There is no crossing at row ${row}, column ${column}.`)
  return node
}

function addCrossings(town: TownBuilder): readonly (readonly OsmNode[])[] {
  const random = createRandom()
  const bend = () => (random() - 0.5) * 2 * BEND
  return ROWS.map((row) =>
    ROWS.map((column) => {
      const [lng, lat] = townPosition({ row: row + bend(), column: column + bend() })
      return town.node(lng, lat)
    }),
  )
}

/** A linear congruential generator: all that the town's charm needs, and the same everywhere. */
function createRandom(): () => number {
  let seed = 42
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
}

/** Cut by the river, unless it crosses on a bridge. Returns the western part. */
function addEastWestStreet(town: TownBuilder, row: number, at: At): OsmWay {
  const tags = {
    ...streetTags(row),
    ...streetSurface('row', row),
    name: `東西${row + 1}番通り`,
    'name:en': `East-West Street ${row + 1}`,
    ...(isOneWayRow(row) ? { oneway: 'yes' } : {}),
  }
  const nodes = ROWS.map((column) => at(row, column))
  const west = town.way(nodes.slice(0, RIVER_WEST + 1), tags)
  if (BRIDGES.some((bridge) => bridge === row)) {
    town.way(nodes.slice(RIVER_WEST, RIVER_WEST + 2), { ...tags, bridge: 'yes', layer: '1' })
  }
  town.way(nodes.slice(RIVER_WEST + 1), tags)
  return west
}

function addNorthSouthStreet(town: TownBuilder, column: number, at: At): OsmWay {
  return town.way(
    ROWS.map((row) => at(row, column)),
    {
      ...streetTags(column),
      ...streetSurface('column', column),
      name: `南北${column + 1}番通り`,
      'name:en': `North-South Street ${column + 1}`,
      ...(isOneWayColumn(column) ? { oneway: '-1' } : {}),
    },
  )
}

function streetTags(index: number): OsmTags {
  if (index % 12 === 6) return { highway: 'primary', maxspeed: '50' }
  if (index % 6 === 0) return { highway: 'secondary', maxspeed: '40' }
  if (index % 3 === 0) return { highway: 'tertiary', maxspeed: '40' }
  return { highway: 'residential', maxspeed: '30' }
}

/** As in real towns: main streets say what they are made of, some streets say something else, and the rest nothing. */
function streetSurface(direction: 'row' | 'column', index: number): OsmTags {
  if (direction === 'row' && index === 13) return { surface: 'paving_stones' }
  if (direction === 'column' && index === 2) return { surface: 'gravel' }
  return index % 3 === 0 ? { surface: 'asphalt' } : {}
}

function addFootways(town: TownBuilder, at: At): void {
  const inPark = (row: number, column: number, tags?: OsmTags) => town.node(...townPosition({ row, column }), tags)
  const name = { name: '城跡公園遊歩道', 'name:en': 'Castle Park Path' }
  const [moat, keep] = [inPark(13.8, 14.1), inPark(15.1, 14.9)]
  const gate = at(16, 16)
  const [foot, top] = [between(town, [keep, gate], 0.3), between(town, [keep, gate], 0.5)]
  const kerb = between(town, [keep, gate], 0.9, { barrier: 'kerb', kerb: 'raised' })
  town.way([at(13, 13), moat], { highway: 'footway', ...name, surface: 'compacted' })
  town.way([moat, keep, foot], { highway: 'path', ...name, surface: 'ground' })
  town.way([foot, top], {
    highway: 'steps',
    ...name,
    surface: 'stone',
    step_count: '64',
    handrail: 'yes',
    incline: 'up',
  })
  town.way([top, kerb, gate], { highway: 'footway', ...name, surface: 'paving_stones' })
  town.way([at(20, 3), at(21, 4)], { highway: 'steps', name: '石段', 'name:en': 'Stone Steps', handrail: 'no' })
  town.way([at(2, 15), at(3, 16)], { highway: 'service', access: 'private' })
}

/** A place on a straight way; `part` is 0 at its start. */
function between(town: TownBuilder, [from, to]: readonly [OsmNode, OsmNode], part: number, tags?: OsmTags): OsmNode {
  return town.node(from.lng + (to.lng - from.lng) * part, from.lat + (to.lat - from.lat) * part, tags)
}

/** A forest road and a path to the peak in the woods north of the town, and a harder one along its ridge. */
function addMountainWays(town: TownBuilder, at: At): void {
  const inWood = (row: number, column: number) => town.node(...townPosition({ row, column }))
  const saddle = inWood(STREETS + 2.4, 6.2)
  const peak = inWood(STREETS + 4.7, 4.1)
  const north = STREETS - 1
  town.way([at(north, 7), inWood(STREETS + 0.3, 7.2), inWood(STREETS + 1.3, 6.6), saddle], {
    highway: 'track',
    tracktype: 'grade3',
    surface: 'gravel',
    name: 'しおり林道',
    'name:en': 'Shiori Forest Road',
  })
  town.way([saddle, inWood(STREETS + 3.2, 5.4), inWood(STREETS + 3.9, 4.9), peak], {
    highway: 'path',
    sac_scale: 'hiking',
    surface: 'ground',
  })
  town.way([peak, inWood(STREETS + 3.6, 3.4), inWood(STREETS + 1.8, 3.3), at(north, 3)], {
    highway: 'path',
    sac_scale: 'mountain_hiking',
    surface: 'rock',
  })
}

const MOTORWAY_EAST = STREETS + 2
const CARRIAGEWAY_GAP = 0.25
const MOTORWAY_TAGS = { highway: 'motorway', oneway: 'yes', name: 'デモ自動車道', ref: 'E99', maxspeed: '100' }

/** Two carriageways beyond the eastern edge, joined to the town's primary streets by a link each way. */
function addMotorway(town: TownBuilder, at: At): void {
  const carriageway = (column: number) =>
    ROWS.map((row) => town.node(...townPosition({ row, column: column + Math.sin(row / 4) * 0.6 })))
  const northbound = carriageway(MOTORWAY_EAST)
  const southbound = carriageway(MOTORWAY_EAST + CARRIAGEWAY_GAP)
  town.way(northbound, MOTORWAY_TAGS)
  town.way(southbound.toReversed(), MOTORWAY_TAGS)
  const edge = STREETS - 1
  const [south, north] = [6, 18]
  const links: readonly (readonly [OsmNode | undefined, OsmNode | undefined])[] = [
    [at(south, edge), northbound[south + 1]],
    [northbound[north - 1], at(north, edge)],
    [at(north, edge), southbound[north - 1]],
    [southbound[south + 1], at(south, edge)],
  ]
  for (const [from, to] of links) {
    if (from && to) town.way([from, to], { highway: 'motorway_link', oneway: 'yes', maxspeed: '40' })
  }
}

/** @returns its road, which runs along the shore. */
function addIsland(town: TownBuilder): OsmWay {
  const [lng, lat] = TOWN_PLACES.island
  const shore = [
    [-0.001, 0],
    [0, 0],
    [0.001, 0.0005],
    [0.0012, 0.0015],
    [-0.0002, 0.0014],
  ] as const
  const nodes = shore.map(([east, north]) => town.node(lng + east, lat + north))
  const [first] = nodes
  return town.way(first ? [...nodes, first] : nodes, {
    highway: 'residential',
    name: '島一周道',
    'name:en': 'Island Loop',
  })
}

/** Name of the file in `assets` that ships with the product. */
export const TOWN_FILE = 'town.osm.pbf'

/** Of what the town says of itself: raised when that changes. */
const TOWN_DATE = new Date('2026-11-01T00:00:00Z')

/** The bytes of that file. */
export function townBytes(): Uint8Array {
  return writeOsmPbf(buildTown(), { program: 'mishiori demo region', dataDate: TOWN_DATE })
}
