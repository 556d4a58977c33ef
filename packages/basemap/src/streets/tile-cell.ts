import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, Geometry, Position } from 'geojson'
import type { ArchiveFile } from '../pmtiles/archive-file.ts'
import type { StreetLayer } from './drawn-features.ts'
import type { FlatPath } from './rings.ts'
import { CELL_ZOOM, type Cell, type StreetFeature } from './spool.ts'

/** The deepest zoom that is stored; a map enlarges it beyond. */
export const STREETS_MAX_ZOOM = 14
const TILES = {
  maxZoom: STREETS_MAX_ZOOM,
  indexMaxZoom: CELL_ZOOM,
  indexMaxPoints: 0,
  tolerance: 3,
  extent: 4096,
  buffer: 80,
}
const zip = promisify(gzip)

interface LayerIndex {
  readonly name: StreetLayer
  readonly minZooms: readonly number[]
  readonly index: GeoJSONVT
}

/** Makes the tiles of one cell and adds them to the archive. */
export async function tileCell(cell: Cell, features: readonly StreetFeature[], archive: ArchiveFile): Promise<void> {
  const indexes = [...Map.groupBy(features, ({ drawing }) => drawing.layer)].map(indexOf)
  for (let z = CELL_ZOOM; z <= STREETS_MAX_ZOOM; z++) {
    const scale = 2 ** (z - CELL_ZOOM)
    for (let x = cell.x * scale; x < (cell.x + 1) * scale; x++) {
      for (let y = cell.y * scale; y < (cell.y + 1) * scale; y++) {
        const tile = encodeTile(indexes, [z, x, y])
        if (tile) await archive.add(z, x, y, await zip(tile))
      }
    }
  }
}

function indexOf([name, features]: readonly [StreetLayer, readonly StreetFeature[]]): LayerIndex {
  const data = { type: 'FeatureCollection' as const, features: features.map(toGeojson) }
  return { name, minZooms: features.map(({ drawing }) => drawing.minZoom), index: new GeoJSONVT(data, TILES) }
}

/** Null for a tile that shows nothing. */
function encodeTile(indexes: readonly LayerIndex[], [z, x, y]: readonly [number, number, number]): Uint8Array | null {
  const content: Record<string, { readonly features: readonly object[] }> = {}
  for (const { name, minZooms, index } of indexes) {
    const shown = (index.getTile(z, x, y)?.features ?? []).flatMap(({ id, ...feature }) =>
      (minZooms[Number(id)] ?? 0) <= z ? [feature] : [],
    )
    if (shown.length > 0) content[name] = { features: shown }
  }
  if (Object.keys(content).length === 0) return null
  // The encoder wants whole tiles and reads nothing but their features.
  return fromGeojsonVt(content as unknown as Record<string, GeoJSONVTTile>, { version: 2, extent: TILES.extent })
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
