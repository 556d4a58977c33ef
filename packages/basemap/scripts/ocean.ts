import type { GeoJSONVTTile } from '@maplibre/geojson-vt'
import ClipperLib from 'clipper-lib'

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

/** The whole of a tile, which hides what was drawn in its place before it came. */
export const WHOLE_TILE: TileContent = { features: [{ type: 3, geometry: [BOX], tags: {} }] }

const { Clipper, ClipType, JS, PolyFillType, PolyTree, PolyType } = ClipperLib

const toPath = (ring: Ring) => ring.map(([X, Y]) => ({ X, Y }))

function toRing(path: readonly { readonly X: number; readonly Y: number }[]): Ring {
  const ring = path.map(({ X, Y }): [number, number] => [X, Y])
  const [first] = ring
  return first ? [...ring, first] : []
}

/**
 * The sea of a tile as areas, drawn above the land's relief so that its edge stays sharp: the tile without the land. Simplified
 * shores cross themselves and each other, and islands lie in lakes that lie in the land: put in as holes as they are, they come
 * out as large triangles of sea on land where areas are cut into triangles.
 */
export function oceanOf(land: GeoJSONVTTile | null): TileContent {
  // The declared type is also that of features before they are moved into their tile; after that, points are pairs.
  const rings = (land?.features ?? []).flatMap((feature) => feature.geometry as unknown as Ring[])
  const clipper = new Clipper()
  clipper.AddPath(toPath(BOX), PolyType.ptSubject, true)
  clipper.AddPaths(rings.map(toPath), PolyType.ptClip, true)
  const tree = new PolyTree()
  clipper.Execute(ClipType.ctDifference, tree, PolyFillType.pftNonZero, PolyFillType.pftNonZero)
  const areas = JS.PolyTreeToExPolygons(tree).map(({ outer, holes }) => [toRing(outer), ...holes.map(toRing)])
  return { features: areas.map((geometry) => ({ type: 3, geometry, tags: {} })) }
}
