import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, Geometry, Position } from 'geojson'
import type { ArchiveFile } from '../pmtiles/archive-file.ts'
import { LANDMARKS_FROM_ZOOM, STREETS_FROM_ZOOM } from '../style-parts.ts'
import type { StreetLayer } from './drawn-features.ts'
import { withJoinedRivers } from './join-rivers.ts'
import type { FlatPath } from './rings.ts'
import type { Cell, StreetFeature } from './spool.ts'

/** Which tiles are made of a cell: those of its own zoom to those of `lastZoom`. */
interface TileRange {
  readonly cellZoom: number
  readonly lastZoom: number
}

/** All streets; a map enlarges the deepest tiles beyond their zoom. */
export const STREET_TILES = { cellZoom: STREETS_FROM_ZOOM, lastZoom: 14 } as const satisfies TileRange
/** What maps of wider land show of them. */
export const LANDMARK_TILES = { cellZoom: LANDMARKS_FROM_ZOOM, lastZoom: 10 } as const satisfies TileRange

const TILES = { indexMaxPoints: 0, tolerance: 3, extent: 4096, buffer: 80 }
const zip = promisify(gzip)

interface LayerIndex {
  readonly name: StreetLayer
  readonly minZooms: readonly number[]
  readonly index: GeoJSONVT
}

interface TiledCell extends TileRange {
  readonly cell: Cell
}

/** Makes the tiles of one cell and adds them to the archive. */
export async function tileCell(
  { cell, cellZoom, lastZoom }: TiledCell,
  features: readonly StreetFeature[],
  archive: ArchiveFile,
): Promise<void> {
  const layers = Map.groupBy(withJoinedRivers(features), ({ drawing }) => drawing.layer)
  const indexes = [...layers].map(([name, inLayer]) => indexOf(name, inLayer, { cellZoom, lastZoom }))
  for (let z: number = cellZoom; z <= lastZoom; z++) {
    const scale = 2 ** (z - cellZoom)
    for (let x = cell.x * scale; x < (cell.x + 1) * scale; x++) {
      for (let y = cell.y * scale; y < (cell.y + 1) * scale; y++) {
        const tile = encodeTile(indexes, [z, x, y])
        if (tile) await archive.add(z, x, y, await zip(tile))
      }
    }
  }
}

function indexOf(name: StreetLayer, features: readonly StreetFeature[], range: TileRange): LayerIndex {
  const data = { type: 'FeatureCollection' as const, features: features.map(toGeojson) }
  // At its deepest zoom the index keeps every corner, which maps need that enlarge those tiles, and no others.
  const maxZoom = range.lastZoom === STREET_TILES.lastZoom ? range.lastZoom : range.lastZoom + 1
  const index = new GeoJSONVT(data, { ...TILES, maxZoom, indexMaxZoom: range.cellZoom })
  return { name, minZooms: features.map(({ drawing }) => drawing.minZoom), index }
}

/** Null for a tile that shows nothing. */
function encodeTile(indexes: readonly LayerIndex[], [z, x, y]: readonly [number, number, number]): Uint8Array | null {
  const content: Record<string, { readonly features: readonly object[] }> = {}
  for (const { name, minZooms, index } of indexes) {
    const shown = (index.getTile(z, x, y)?.features ?? []).flatMap(({ id, ...feature }) =>
      (minZooms[Number(id)] ?? 0) <= z ? [feature] : [],
    )
    if (shown.length > 0) content[name] = { features: z <= LANDMARK_TILES.lastZoom ? withoutCrowds(shown) : shown }
  }
  if (Object.keys(content).length === 0) return null
  // The encoder wants whole tiles and reads nothing but their features.
  return fromGeojsonVt(content as unknown as Record<string, GeoJSONVTTile>, { version: 2, extent: TILES.extent })
}

interface Shown extends Pick<GeoJSONVTTile['features'][number], 'tags'> {
  /** In units of the tile. */
  readonly geometry: readonly (number | readonly number[])[]
}

/** Of the peaks of wide land the highest in each square of this many units of a tile: names have room for no more. */
const SQUARE = 512

function withoutCrowds(shown: readonly Shown[]): readonly Shown[] {
  const isPeak = ({ tags }: Shown) => tags?.class === 'peak'
  const squareOf = ({ geometry }: Shown) => geometry.flat().map((units) => Math.floor(units / SQUARE))
  const squares = Map.groupBy(shown.filter(isPeak), (peak) => squareOf(peak).join())
  const heightOf = ({ tags }: Shown) => Number(tags?.meters ?? 0)
  const highest = [...squares.values()].flatMap((peaks) => peaks.toSorted((a, b) => heightOf(b) - heightOf(a))[0] ?? [])
  return [...shown.filter((feature) => !isPeak(feature)), ...highest]
}

/** Its id is its number, by which its first zoom is found again. */
function toGeojson({ drawing, kind, paths }: StreetFeature, id: number): Feature {
  return { type: 'Feature', id, properties: { ...drawing.properties }, geometry: geometryOf(kind, paths) }
}

function geometryOf(kind: StreetFeature['kind'], paths: readonly FlatPath[]): Geometry {
  const [first = []] = paths.map(toPositions)
  switch (kind) {
    case 'point':
      return { type: 'Point', coordinates: first[0] ?? [0, 0] }
    case 'line':
      return { type: 'LineString', coordinates: first }
    case 'area':
      return { type: 'Polygon', coordinates: paths.map(toPositions) }
  }
}

function toPositions(path: FlatPath): Position[] {
  return Array.from({ length: path.length / 2 }, (_, index) => [path[2 * index] ?? 0, path[2 * index + 1] ?? 0])
}
