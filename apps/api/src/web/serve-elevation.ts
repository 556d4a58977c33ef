import type { ElevationOffer } from '@repo/contract'
import type { FastifyInstance } from 'fastify'
import type { TerrainService } from '../modules/elevations/terrain.service.ts'
import { serveTiles } from './serve-tiles.ts'

export interface ServedElevation {
  /** Whether elevations of lines can be looked up. */
  readonly hasElevations: boolean
  readonly terrain: TerrainService | null
}

/** Serves hillshade tiles from our own address: no browser contacts the models' servers. Null where there is no model. */
export function serveElevation(
  app: FastifyInstance,
  { hasElevations, terrain }: ServedElevation,
): ElevationOffer | null {
  if (!hasElevations) return null
  if (!terrain) return { terrain: null }
  const template = serveTiles(app, 'terrain', async () => terrain.archive)
  return { terrain: { url: template(terrain.archive.version), ...terrain.offer } }
}
