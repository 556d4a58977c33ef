import type { OsmData, OsmNode, OsmTags, OsmWay } from './osm.ts'
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
  addMotorway(town, at)
  const shore = addIsland(town)
  addScenery(town, shore)
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

function addFootways(town: TownBuilder, at: At): void {
  const inPark = (row: number, column: number) => town.node(...townPosition({ row, column }))
  const path = [at(13, 13), inPark(13.8, 14.1), inPark(15.1, 14.9), at(16, 16)]
  town.way(path, { highway: 'footway', name: '城跡公園遊歩道', 'name:en': 'Castle Park Path' })
  town.way([at(20, 3), at(21, 4)], { highway: 'steps', name: '石段', 'name:en': 'Stone Steps' })
  town.way([at(2, 15), at(3, 16)], { highway: 'service', access: 'private' })
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

/** The bytes of that file. */
export function townBytes(): Uint8Array {
  return writeOsmPbf(buildTown(), { program: 'mishiori demo region' })
}
