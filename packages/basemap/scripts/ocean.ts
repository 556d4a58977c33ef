import type { GeoJSONVTTile } from '@maplibre/geojson-vt'

type Ring = [number, number][]

/** What the encoder reads of a tile. */
export interface TileContent {
  readonly features: readonly object[]
}

const EXTENT = 4096
/** Beyond the land's own cut, so that no hole touches the edge, which breaks triangulation. */
const EDGE = 96
const BOX: Ring = [
  [-EDGE, -EDGE],
  [EXTENT + EDGE, -EDGE],
  [EXTENT + EDGE, EXTENT + EDGE],
  [-EDGE, EXTENT + EDGE],
  [-EDGE, -EDGE],
]

function signedArea(ring: Ring): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}

/** The whole of a tile, which hides what was drawn in its place before it came. */
export const WHOLE_TILE: TileContent = { features: [{ type: 3, geometry: [BOX], tags: {} }] }

/** The sea of a tile as areas, drawn above the land's relief so that its edge stays sharp: the tile with holes for the land. */
export function oceanOf(land: GeoJSONVTTile | null): TileContent {
  // The declared type is also that of features before they are moved into their tile; after that, points are pairs.
  const rings = (land?.features ?? []).flatMap((feature) => feature.geometry as unknown as Ring[])
  const shores = rings.filter((ring) => signedArea(ring) > 0).map((ring) => ring.toReversed())
  const inland = rings.filter((ring) => signedArea(ring) < 0).map((ring) => ring.toReversed())
  const areas = [[BOX, ...shores], ...inland.map((ring) => [ring])]
  return { features: areas.map((geometry) => ({ type: 3, geometry, tags: {} })) }
}
