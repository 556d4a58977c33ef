import type { OsmTags, OsmWay } from './osm.ts'
import type { TownBuilder } from './town-builder.ts'
import { type Crossing, RIVER_WEST, STREETS, TOWN_PLACES, townPosition } from './town-plan.ts'

const EDGE = STREETS - 1
/** Between two streets, in blocks. */
const RAIL_COLUMN = 6.5
const RIVER_WIDTH = 0.46
const LAKE_RADIUS = 0.0052
const CORNERS = 36

const named = (ja: string, en: string, kana?: string): OsmTags => ({
  name: ja,
  'name:en': en,
  ...(kana !== undefined && { 'name:ja-Hira': kana }),
})

/** Features for the map and the search, not for routing: waters, woods, a railway and names. */
export function addScenery(town: TownBuilder, shore: OsmWay): void {
  addRiver(town)
  addLake(town, shore)
  addLand(town)
  addRailway(town)
  addNames(town)
}

const beyondTown = () => Array.from({ length: EDGE + 9 }, (_, index) => index - 4)

function addRiver(town: TownBuilder): void {
  const bank = (side: number) =>
    beyondTown().map((row) => ({ row, column: RIVER_WEST + 0.5 + Math.sin(row / 5) * 0.08 + (side * RIVER_WIDTH) / 2 }))
  closed(town, [...bank(-1), ...bank(1).toReversed()], { natural: 'water', water: 'river' })
  open(town, bank(0).toReversed(), { waterway: 'river', ...named('瀬音川', 'Seoto River', 'せおとがわ') })
}

function addLake(town: TownBuilder, shore: OsmWay): void {
  const [lng, lat] = TOWN_PLACES.island
  const corners = turns().map((turn) => {
    const radius = LAKE_RADIUS * (1 + 0.14 * Math.sin(3 * turn) + 0.06 * Math.cos(5 * turn))
    return town.node(lng + 1.24 * radius * Math.cos(turn), lat + radius * Math.sin(turn))
  })
  const [first] = corners
  const outer = town.way(first ? [...corners, first] : corners, {})
  town.area({ natural: 'water', ...named('鏡湖', 'Lake Kagami', 'かがみこ') }, { outer, inner: shore })
}

const turns = () => Array.from({ length: CORNERS }, (_, index) => (index / CORNERS) * 2 * Math.PI)

function addLand(town: TownBuilder): void {
  const box = (from: Crossing, to: Crossing): readonly Crossing[] => [
    from,
    { row: from.row, column: to.column },
    to,
    { row: to.row, column: from.column },
  ]
  const [south, north] = [-0.6, EDGE + 0.6]
  const built = { landuse: 'residential' }
  closed(town, box({ row: south, column: -0.6 }, { row: north, column: RIVER_WEST + 0.2 }), built)
  closed(town, box({ row: south, column: RIVER_WEST + 0.8 }, { row: north, column: EDGE + 0.6 }), built)
  const park = { leisure: 'park', ...named('城跡公園', 'Castle Park', 'しろあとこうえん') }
  closed(town, box({ row: 13.05, column: 13.05 }, { row: 15.95, column: 15.95 }), park)
  const hill = turns().map((turn) => {
    const reach = 1 + 0.12 * Math.sin(4 * turn)
    return { row: EDGE + 5.4 + 4.4 * reach * Math.sin(turn), column: 4 + 7 * reach * Math.cos(turn) }
  })
  closed(town, hill, { natural: 'wood' })
}

function addRailway(town: TownBuilder): void {
  const track = beyondTown().map((row) => ({ row, column: RAIL_COLUMN + Math.sin((row - 12) / 8) * 0.3 }))
  open(town, track, { railway: 'rail', ...named('夕凪線', 'Yunagi Line') })
  const station = { railway: 'station', ...named('しおり駅', 'Shiori Station', 'しおりえき') }
  town.node(...townPosition({ row: 12, column: RAIL_COLUMN }), station)
}

function addNames(town: TownBuilder): void {
  const name = (row: number, column: number, tags: OsmTags) => town.node(...townPosition({ row, column }), tags)
  name(15.5, 10.5, { place: 'suburb', ...named('しおり町(架空の町)', 'Shiorimachi (invented)', 'しおりまち') })
  name(20.5, 11.5, { place: 'neighbourhood', ...named('北町', 'Kitamachi', 'きたまち') })
  name(8.5, 21.5, { place: 'neighbourhood', ...named('川東', 'Kawahigashi', 'かわひがし') })
  name(EDGE + 5.8, 4, { natural: 'peak', ele: '812', ...named('しおり山', 'Mount Shiori', 'しおりやま') })
}

function open(town: TownBuilder, line: readonly Crossing[], tags: OsmTags): void {
  const nodes = line.map((crossing) => town.node(...townPosition(crossing)))
  town.way(nodes, tags)
}

function closed(town: TownBuilder, ring: readonly Crossing[], tags: OsmTags): void {
  const nodes = ring.map((crossing) => town.node(...townPosition(crossing)))
  const [first] = nodes
  town.way(first ? [...nodes, first] : nodes, tags)
}
