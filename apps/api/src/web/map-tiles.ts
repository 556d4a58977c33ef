import { join } from 'node:path'
import { openRelief, openWorld } from '@repo/basemap/server'
import type { MapTiles } from '@repo/contract'
import type { FastifyInstance } from 'fastify'
import type { ServedStreets } from './serve-streets.ts'
import { serveTiles } from './serve-tiles.ts'

/** Serves the embedded map's tiles. @returns where they are at the moment, with the streets that are served beside. */
export async function serveMapTiles(
  app: FastifyInstance,
  assets: string,
  streets: ServedStreets,
): Promise<() => MapTiles> {
  const vector = await openWorld(join(assets, 'world.pmtiles'))
  const relief = await openRelief(join(assets, 'relief.pmtiles'))
  app.addHook('onClose', async () => {
    await Promise.all([vector.close(), relief.close()])
  })
  const urls = {
    vectorUrl: serveTiles(app, 'world', async () => vector)(vector.version),
    reliefUrl: serveTiles(app, 'relief', async () => relief)(relief.version),
  }
  return () => ({ ...urls, streets: streets.current() })
}
