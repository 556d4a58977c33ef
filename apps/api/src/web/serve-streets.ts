import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openTiles, type TileArchive } from '@repo/basemap/server'
import { STREETS_FILE } from '@repo/basemap/streets'
import type { MapTiles } from '@repo/contract'
import type { FastifyInstance } from 'fastify'
import { reasonOf } from '../platform/reason-of.ts'
import { type CurrentSet, regionPaths } from '../platform/routing/regions/tile-set.ts'
import { watchSet } from '../platform/routing/regions/watch-set.ts'
import { serveTiles } from './serve-tiles.ts'

export interface ServedStreets {
  /** Where the streets of the installed regions are; null while there are none. */
  current(): MapTiles['streets']
}

/** Serves the streets of the installed regions, another set's as soon as it was switched to. */
export function serveStreets(
  app: FastifyInstance,
  regionsFolder: string,
  onWarning: (warning: string) => void,
): ServedStreets {
  let served: { readonly archive: TileArchive; readonly isInvented: boolean } | null = null
  let past: TileArchive | null = null
  const follow = async (set: CurrentSet | null) => {
    if (set?.set === served?.archive.version) return
    const archive = set && (await openStreets(regionsFolder, set))
    // Somebody may still be reading a tile of the one before.
    await past?.close()
    past = served?.archive ?? null
    served = archive && { archive, isInvented: set?.demo !== null }
  }
  let turn: Promise<void> = Promise.resolve()
  const stop = watchSet(regionsFolder, (set) => {
    turn = turn
      .then(() => follow(set))
      .catch((error: unknown) => {
        onWarning(`Streets: ${reasonOf(error)}`)
      })
  })
  app.addHook('onClose', async () => {
    stop()
    await turn
    await Promise.all([past?.close(), served?.archive.close()])
  })
  app.addHook('onReady', () => turn)
  const template = serveTiles(app, 'streets', async () => served?.archive ?? null)
  return {
    current: () => served && { url: template(served.archive.version), isInvented: served.isInvented },
  }
}

/** Null for a set that was built before there were streets. */
async function openStreets(regionsFolder: string, { set }: CurrentSet): Promise<TileArchive | null> {
  const path = join(regionPaths(regionsFolder).sets, set, STREETS_FILE)
  return existsSync(path) ? openTiles(path, { version: set }) : null
}
