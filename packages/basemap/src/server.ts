export { openWorld } from './graticule.ts'
export { drawRoutePreview, type RoutePreviewOptions, RoutePreviews } from './preview/draw-route-preview.ts'
export { openProtomaps } from './protomaps/open-protomaps.ts'
export { type ProtomapsStyleOptions, protomapsStyle } from './protomaps/protomaps-style.ts'
export { openRelief } from './relief.ts'
export {
  FileHandleSource,
  openTiles,
  RELIEF_TILES_PATH,
  type Tile,
  type TileArchive,
  WORLD_TILES_PATH,
} from './tiles.ts'
