export { buildTown } from './build-town.ts'
export type { OsmData, OsmMember, OsmNode, OsmRelation, OsmTags, OsmWay } from './osm.ts'
export { TOWN_FILE, townBytes } from './town-file.ts'
export { TOWN_CENTER, TOWN_PLACES, townPosition } from './town-plan.ts'
