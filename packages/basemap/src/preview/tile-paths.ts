import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { TileArchive } from '../tiles.ts'
import { clipRing, nearPicture, touchesFrame } from './clip.ts'
import type { Frame, Point } from './frame.ts'

/** Areas of neighbouring tiles share this many pixels, so that no hairline shows between them. */
const OVERLAP = 0.5
const unzip = promisify(gunzip)

export interface TilePath {
  readonly layer: string
  readonly properties: VectorTileFeature['properties']
  /** SVG path data. */
  readonly data: string
}

interface TilePathOptions {
  readonly minZoom: number
  readonly maxZoom: number
  readonly layers: readonly string[]
}

/** Reads what a picture shows of these layers, in their order within each tile. */
export async function readTilePaths(
  archive: Pick<TileArchive, 'tile'>,
  frame: Frame,
  { minZoom, maxZoom, layers: names }: TilePathOptions,
): Promise<readonly TilePath[]> {
  const paths: TilePath[] = []
  const exactZoom = Math.log2(frame.worldPixels / frame.size.scale / 512)
  const zoom = Math.max(minZoom, Math.min(maxZoom, Math.round(exactZoom)))
  const tilePixels = frame.worldPixels / 2 ** zoom
  const rows = 2 ** zoom
  const lastX = Math.floor((frame.left + frame.width) / tilePixels)
  const lastY = Math.min(rows - 1, Math.floor((frame.top + frame.height) / tilePixels))
  for (let y = Math.max(0, Math.floor(frame.top / tilePixels)); y <= lastY; y++) {
    for (let x = Math.floor(frame.left / tilePixels); x <= lastX; x++) {
      const tile = await archive.tile(zoom, ((x % rows) + rows) % rows, y)
      if (!tile) continue
      const { layers } = new VectorTile(new PbfReader(await unzip(tile.body)))
      const corner = { x: x * tilePixels - frame.left, y: y * tilePixels - frame.top }
      for (const name of names) {
        const layer = layers[name]
        for (let i = 0; i < (layer?.length ?? 0); i++) {
          const feature = layer?.feature(i)
          const data = feature && featurePath(feature, { corner, tilePixels, frame })
          if (data) paths.push({ layer: name, properties: feature.properties, data })
        }
      }
    }
  }
  return paths
}

interface Placement {
  readonly corner: Point
  readonly tilePixels: number
  readonly frame: Frame
}

function featurePath(feature: VectorTileFeature, { corner, tilePixels, frame }: Placement): string {
  const unit = tilePixels / feature.extent
  const isArea = feature.type === 3
  const tile = {
    left: corner.x - OVERLAP,
    top: corner.y - OVERLAP,
    right: corner.x + tilePixels + OVERLAP,
    bottom: corner.y + tilePixels + OVERLAP,
  }
  const area = nearPicture(tile, frame)
  let path = ''
  for (const part of feature.loadGeometry()) {
    const points = part.map(({ x, y }) => ({ x: corner.x + x * unit, y: corner.y + y * unit }))
    if (!touchesFrame(points, frame)) continue
    const drawn = isArea ? clipRing(points, area) : points
    if (drawn.length > 1)
      path += `M${drawn.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${isArea ? 'Z' : ''}`
  }
  return path
}
