import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { TileArchive } from '../tiles.ts'
import { clipRing, nearPicture, touchesFrame } from './clip.ts'
import type { Frame, Point } from './frame.ts'

const MAX_ZOOM = 7
/** Areas of neighbouring tiles share this many pixels, so that no hairline shows between them. */
const OVERLAP = 0.5
const unzip = promisify(gunzip)

/** SVG path data of the part of the world in a picture, one string for each feature. */
export interface WorldPaths {
  /** Seas and lakes. */
  readonly waters: readonly string[]
  readonly rivers: readonly string[]
  readonly borders: readonly string[]
  readonly stateBorders: readonly string[]
}

const LAYERS = {
  ocean: 'waters',
  lakes: 'waters',
  rivers: 'rivers',
  border: 'borders',
  state_border: 'stateBorders',
} as const

/** Reads the outlines that a picture shows. */
export async function readWorldPaths(world: TileArchive, frame: Frame): Promise<WorldPaths> {
  const paths = {
    waters: [] as string[],
    rivers: [] as string[],
    borders: [] as string[],
    stateBorders: [] as string[],
  }
  const exactZoom = Math.log2(frame.worldPixels / frame.size.scale / 512)
  const zoom = Math.max(0, Math.min(MAX_ZOOM, Math.round(exactZoom)))
  const tilePixels = frame.worldPixels / 2 ** zoom
  const rows = 2 ** zoom
  const lastX = Math.floor((frame.left + frame.width) / tilePixels)
  const lastY = Math.min(rows - 1, Math.floor((frame.top + frame.height) / tilePixels))
  for (let y = Math.max(0, Math.floor(frame.top / tilePixels)); y <= lastY; y++) {
    for (let x = Math.floor(frame.left / tilePixels); x <= lastX; x++) {
      const tile = await world.tile(zoom, ((x % rows) + rows) % rows, y)
      if (!tile) continue
      const { layers } = new VectorTile(new PbfReader(await unzip(tile.body)))
      const corner = { x: x * tilePixels - frame.left, y: y * tilePixels - frame.top }
      for (const [name, into] of Object.entries(LAYERS)) {
        const layer = layers[name]
        for (let i = 0; i < (layer?.length ?? 0); i++) {
          const path = layer && featurePath(layer.feature(i), { corner, tilePixels, frame })
          if (path) paths[into].push(path)
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
