import type { OsmTags } from './osm.ts'
import type { TownBuilder } from './town-builder.ts'
import { type Crossing, STREETS, townPosition } from './town-plan.ts'

const EDGE = STREETS - 1

const named = (ja: string, en: string): OsmTags => ({ name: ja, 'name:en': en })

/** What somebody on foot looks for, most of it near the walk of the demo article; the hut is on the mountain. */
export function addAmenities(town: TownBuilder): void {
  const at = (row: number, column: number, tags: OsmTags) => town.node(...townPosition({ row, column }), tags)
  at(12.1, 6.4, { emergency: 'defibrillator', indoor: 'yes', ...named('しおり駅のAED', 'AED in Shiori Station') })
  at(12.35, 6.1, {
    amenity: 'toilets',
    fee: 'no',
    wheelchair: 'yes',
    opening_hours: '24/7',
    ...named('駅前トイレ', 'Station Toilets'),
  })
  at(12.2, 5.8, { highway: 'bus_stop', ...named('しおり駅前', 'Shiori Station Square') })
  at(13.15, 9.4, {
    amenity: 'restaurant',
    cuisine: 'soba',
    opening_hours: 'Tu-Su 11:00-15:00',
    ...named('そば処 夕凪', 'Yunagi Soba'),
  })
  at(12.85, 12.7, { highway: 'bus_stop', ...named('城跡公園前', 'Castle Park Gate') })
  at(13.6, 13.85, { amenity: 'drinking_water', ...named('城跡の水', 'Castle Spring') })
  at(14.5, 14.35, { amenity: 'shelter', shelter_type: 'gazebo', ...named('城跡のあずまや', 'Castle Arbour') })
  const park = {
    amenity: 'toilets',
    fee: 'no',
    wheelchair: 'no',
    seasonal: 'spring;summer;autumn',
    opening_hours: 'Apr-Nov',
  }
  at(15.3, 15.5, { ...park, ...named('城跡公園のトイレ', 'Castle Park Toilets') })
  at(17.2, 16.6, { amenity: 'cafe', opening_hours: 'We-Mo 09:00-17:00', ...named('喫茶 瀬音', 'Café Seoto') })
  at(17.8, 16.5, { amenity: 'clinic', ...named('北町診療所', 'Kitamachi Clinic') })
  at(18.05, 16.9, { highway: 'bus_stop', ...named('北の橋', 'North Bridge') })
  at(EDGE + 5.2, 4.4, { tourism: 'wilderness_hut', ...named('しおり山避難小屋', 'Mount Shiori Refuge') })
  addShop(town)
  addHospital(town)
}

const box = (from: Crossing, to: Crossing): readonly Crossing[] => [
  from,
  { row: from.row, column: to.column },
  to,
  { row: to.row, column: from.column },
]

function ring(town: TownBuilder, corners: readonly Crossing[], tags: OsmTags) {
  const nodes = corners.map((corner) => town.node(...townPosition(corner)))
  const [first] = nodes
  return town.way(first ? [...nodes, first] : nodes, tags)
}

/** A building. */
function addShop(town: TownBuilder): void {
  const tags = { building: 'yes', shop: 'convenience', opening_hours: '24/7', ...named('しおりマート', 'Shiori Mart') }
  ring(town, box({ row: 13.08, column: 7.3 }, { row: 13.24, column: 7.52 }), tags)
}

/** A house around a court. */
function addHospital(town: TownBuilder): void {
  const outer = ring(town, box({ row: 14.1, column: 10.2 }, { row: 14.7, column: 10.8 }), {})
  const inner = ring(town, box({ row: 14.3, column: 10.4 }, { row: 14.5, column: 10.6 }), {})
  town.area(
    { amenity: 'hospital', building: 'yes', ...named('しおり町立病院', 'Shiori Town Hospital') },
    { outer, inner },
  )
}
