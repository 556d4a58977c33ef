export type { AreaRow, GazetteerRow, PlaceRow } from './gazetteer-row.ts'
export { GAZETTEER_FILE, type GazetteerFile, readGazetteer } from './read-gazetteer.ts'
export { decodeRing, type Ring } from './ring.ts'
