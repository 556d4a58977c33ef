import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Letters, openLetters, openTiles, RoutePreviews, type TileArchive } from '@repo/basemap/server'
import { STREETS_FILE } from '@repo/basemap/streets'
import { type CurrentSet, readCurrentSet, regionPaths } from '../../../platform/routing/regions/tile-set.ts'
import type { RoutePictures } from './previews.service.ts'

/** Changes when the same map is drawn otherwise than before, so that kept pictures are drawn again. */
const DRAWING = 'd5'

interface PictureSources {
  readonly basemapAssets: string
  readonly regionsFolder: string
}

type Sources = readonly [world: TileArchive, relief: TileArchive, letters: Letters]

/** What draws with the streets of one set; `set` is null before there are streets. */
interface Drawer {
  readonly set: string | null
  readonly previews: RoutePreviews
  readonly streets: TileArchive | null
}

/** Draws routes on the embedded map with the streets of the installed regions. Archives are opened when they are first needed. */
export function createRoutePictures({ basemapAssets, regionsFolder }: PictureSources): RoutePictures {
  let sources: Promise<Sources> | null = null
  let drawer: Promise<Drawer> | null = null
  let past: Drawer | null = null

  const openDrawer = async (current: CurrentSet | null): Promise<Drawer> => {
    const open = (file: string) => openTiles(join(basemapAssets, file))
    sources ??= Promise.all([
      open('world.pmtiles'),
      open('relief.pmtiles'),
      openLetters(join(basemapAssets, 'letters.json.br')),
    ])
    const [world, relief, letters] = await sources
    const path = current && join(regionPaths(regionsFolder).sets, current.set, STREETS_FILE)
    if (!current || !path || !existsSync(path))
      return { set: current?.set ?? null, previews: new RoutePreviews({ world, relief, letters }), streets: null }
    const archive = await openTiles(path, { version: current.set })
    const streets = { archive, isInvented: current.demo !== null }
    return { set: current.set, previews: new RoutePreviews({ world, relief, letters, streets }), streets: archive }
  }
  const currentDrawer = async (): Promise<Drawer> => {
    const current = readCurrentSet(regionsFolder)
    const last = await drawer
    if (last && last.set === (current?.set ?? null)) return last
    // Somebody may still be drawing with the one before.
    await past?.streets?.close()
    past = last
    drawer = openDrawer(current)
    return drawer
  }
  let turn: Promise<unknown> = Promise.resolve()

  return {
    edition: () => `${DRAWING}-${readCurrentSet(regionsFolder)?.set ?? 'none'}`,
    async draw(document, look) {
      const mine = turn.then(currentDrawer)
      turn = mine.catch(() => null)
      return (await mine).previews.draw({ document, ...look })
    },
  }
}
