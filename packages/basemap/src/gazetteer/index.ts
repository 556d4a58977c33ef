export type { AreaRow, PlaceRow } from './gazetteer-row.ts'
export { GAZETTEER_FILE, type GazetteerFile, readGazetteer } from './read-gazetteer.ts'
export { decodeRing } from './ring.ts'
