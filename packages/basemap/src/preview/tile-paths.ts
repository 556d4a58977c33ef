import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { LANDMARKS_FROM_ZOOM } from '../style-parts.ts'
import type { TileArchive } from '../tiles.ts'
import { clipRing, nearPicture, touchesFrame } from './clip.ts'
import type { Frame, Point } from './frame.ts'

/** Areas of neighbouring tiles share this many pixels, so that no hairline shows between them. */
const OVERLAP = 0.5
const unzip = promisify(gunzip)

/** Zooms of the archives. */
export const WORLD_TILE_ZOOMS = { minZoom: 0, maxZoom: 7 } as const
export const STREET_TILE_ZOOMS = { minZoom: LANDMARKS_FROM_ZOOM, maxZoom: 14 } as const

export interface TilePath {
  readonly layer: string
  readonly properties: VectorTileFeature['properties']
  /** SVG path data. */
  readonly data: string
}

/** The same as points in image pixels. */
export interface TileShape {
  readonly layer: string
  readonly properties: VectorTileFeature['properties']
  readonly parts: readonly (readonly Point[])[]
}

interface TileOptions {
  readonly minZoom: number
  readonly maxZoom: number
  readonly layers: readonly string[]
}

/** Reads what a picture shows of these layers, in their order within each tile. */
export async function readTilePaths(
  archive: Pick<TileArchive, 'tile'>,
  frame: Frame,
  options: TileOptions,
): Promise<readonly TilePath[]> {
  const paths: TilePath[] = []
  await visitTiles(archive, frame, options, (layer, feature, placement) => {
    const data = featurePath(feature, placement)
    if (data) paths.push({ layer, properties: feature.properties, data })
  })
  return paths
}

/** Reads points and lines of these layers that are in or near a picture. */
export async function readTileShapes(
  archive: Pick<TileArchive, 'tile'>,
  frame: Frame,
  options: TileOptions,
): Promise<readonly TileShape[]> {
  const shapes: TileShape[] = []
  await visitTiles(archive, frame, options, (layer, feature, placement) => {
    const parts = partsOf(feature, placement).filter((points) => touchesFrame(points, frame))
    if (parts.length > 0) shapes.push({ layer, properties: feature.properties, parts })
  })
  return shapes
}

type FeatureVisitor = (layer: string, feature: VectorTileFeature, placement: Placement) => void

async function visitTiles(
  archive: Pick<TileArchive, 'tile'>,
  frame: Frame,
  { minZoom, maxZoom, layers: names }: TileOptions,
  visit: FeatureVisitor,
): Promise<void> {
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
          if (feature) visit(name, feature, { corner, tilePixels, frame })
        }
      }
    }
  }
}

interface Placement {
  readonly corner: Point
  readonly tilePixels: number
  readonly frame: Frame
}

function partsOf(feature: VectorTileFeature, { corner, tilePixels }: Placement): readonly (readonly Point[])[] {
  const unit = tilePixels / feature.extent
  return feature
    .loadGeometry()
    .map((part) => part.map(({ x, y }) => ({ x: corner.x + x * unit, y: corner.y + y * unit })))
}

function featurePath(feature: VectorTileFeature, placement: Placement): string {
  const { corner, tilePixels, frame } = placement
  const isArea = feature.type === 3
  const tile = {
    left: corner.x - OVERLAP,
    top: corner.y - OVERLAP,
    right: corner.x + tilePixels + OVERLAP,
    bottom: corner.y + tilePixels + OVERLAP,
  }
  const area = nearPicture(tile, frame)
  let path = ''
  for (const points of partsOf(feature, placement)) {
    if (!touchesFrame(points, frame)) continue
    const drawn = isArea ? clipRing(points, area) : points
    if (drawn.length > 1)
      path += `M${drawn.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${isArea ? 'Z' : ''}`
  }
  return path
}
