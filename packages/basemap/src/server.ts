export { drawRoutePreview, type RoutePreviewOptions, RoutePreviews } from './preview/draw-route-preview.ts'
export { openRelief } from './relief.ts'
export { openTiles, RELIEF_TILES_PATH, type Tile, type TileArchive, WORLD_TILES_PATH } from './tiles.ts'
