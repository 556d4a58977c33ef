import { type Position, wrapLongitude } from '@mishiori/map-document'

/** The pointer may be on a neighbouring copy of the world. */
export function onGlobe([lng, lat]: Position): Position {
  return [wrapLongitude(lng), lat]
}
