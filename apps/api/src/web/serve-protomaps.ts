import { openProtomaps, protomapsStyle, type TileArchive } from '@repo/basemap/server'
import type { FastifyInstance } from 'fastify'
import { PROTOMAPS_STYLE_PATH } from '../basemap-settings.ts'
import { AppError } from '../platform/app-error.ts'
import { reasonOf } from '../platform/reason-of.ts'
import { serveTiles } from './serve-tiles.ts'

const AN_HOUR = 'public, max-age=3600'

/** The language and theme of a browser's request. */
interface Look {
  readonly hl?: string
  readonly theme?: string
}

/**
 * Serves the style and the tiles of a Protomaps archive, so that browsers contact no other server. It is opened on the first request, and
 * again after a failure: a start does not wait for it.
 */
export function serveProtomaps(app: FastifyInstance, place: string, onWarning: (warning: string) => void): void {
  let opening: Promise<TileArchive> | null = null
  const refuse = (error: unknown): never => {
    onWarning(`Protomaps: ${reasonOf(error)}`)
    throw new AppError('server.unavailable')
  }
  const open = async (): Promise<TileArchive> => {
    opening ??= openProtomaps(place)
    const archive = await opening.catch((error: unknown) => {
      opening = null
      return refuse(error)
    })
    return { ...archive, tile: (z, x, y) => archive.tile(z, x, y).catch(refuse) }
  }
  app.addHook('onClose', async () => (await opening?.catch(() => null))?.close())
  const tilesUrl = serveTiles(app, 'protomaps', open)
  app.get<{ Querystring: Look }>(PROTOMAPS_STYLE_PATH, { schema: { hide: true } }, async ({ query }, reply) => {
    const archive = await open()
    const locale = query.hl === 'en-us' ? 'en-us' : 'ja'
    const theme = query.theme === 'dark' ? 'dark' : 'light'
    const { maxZoom, version } = archive
    return reply
      .header('cache-control', AN_HOUR)
      .send(protomapsStyle({ locale, theme, maxZoom, tilesUrl: tilesUrl(version) }))
  })
}
