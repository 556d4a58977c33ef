export { buildTown } from './build-town.ts'
export { townBytes } from './town-file.ts'
export { TOWN_PLACES, townPosition } from './town-plan.ts'
export { writeOsmPbf } from './write-osm-pbf.ts'
