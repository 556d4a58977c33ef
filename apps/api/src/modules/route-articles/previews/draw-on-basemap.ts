import { join } from 'node:path'
import { openTiles, RoutePreviews } from '@repo/basemap/server'
import type { DrawRoute } from './previews.service.ts'

/** An empty map is a draft's; it shows the country most authors are in. */
const EMPTY_MAP_LOCALE = 'ja'

/** Draws routes on the embedded map, whose archives are opened on the first request. */
export function createDrawRoute(basemapAssets: string): DrawRoute {
  let previews: Promise<RoutePreviews> | null = null
  const open = async () => {
    const [world, relief] = await Promise.all([
      openTiles(join(basemapAssets, 'world.pmtiles')),
      openTiles(join(basemapAssets, 'relief.pmtiles')),
    ])
    return new RoutePreviews({ world, relief })
  }
  return async (document, look) => {
    previews ??= open()
    return (await previews).draw({ document, locale: EMPTY_MAP_LOCALE, ...look })
  }
}
