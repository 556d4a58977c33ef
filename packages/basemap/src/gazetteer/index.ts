export { type AreaRow, decodeRing, type PlaceRow } from './gazetteer-row.ts'
export { GAZETTEER_FILE, type GazetteerFile, readGazetteer } from './read-gazetteer.ts'
