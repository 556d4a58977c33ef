export { openWorld } from './graticule.ts'
export { RoutePreviews } from './preview/draw-route-preview.ts'
export { type Letters, openLetters } from './preview/letters.ts'
export { openProtomaps } from './protomaps/open-protomaps.ts'
export { protomapsStyle } from './protomaps/protomaps-style.ts'
export { openRelief } from './relief.ts'
export {
  FileHandleSource,
  openTiles,
  type Tile,
  type TileArchive,
} from './tiles.ts'
