export { buildTown, townBytes } from './build-town.ts'
export { TOWN_PLACES, townPosition } from './town-plan.ts'
export { writeOsmPbf } from './write-osm-pbf.ts'
