import type { TileArchive } from '../tiles.ts'
import type { Frame } from './frame.ts'
import { readTilePaths, WORLD_TILE_ZOOMS } from './tile-paths.ts'

/** SVG path data of the part of the world in a picture, one string for each feature. */
export interface WorldPaths {
  /** Seas and lakes. */
  readonly waters: readonly string[]
  readonly rivers: readonly string[]
  readonly borders: readonly string[]
  readonly stateBorders: readonly string[]
}

/** Reads the outlines that a picture shows. */
export async function readWorldPaths(world: TileArchive, frame: Frame): Promise<WorldPaths> {
  const layers = ['ocean', 'lakes', 'rivers', 'border', 'state_border'] as const
  const paths = await readTilePaths(world, frame, { ...WORLD_TILE_ZOOMS, layers })
  const of = (...names: readonly (typeof layers)[number][]) =>
    paths.filter(({ layer }) => names.some((name) => name === layer)).map(({ data }) => data)
  return {
    waters: of('ocean', 'lakes'),
    rivers: of('rivers'),
    borders: of('border'),
    stateBorders: of('state_border'),
  }
}
