import { join } from 'node:path'
import { openRelief, openTiles, type TileArchive } from '@repo/basemap/server'
import type { MapTiles } from '@repo/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../platform/app-error.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'
const NUMBER = /^(?:0|[1-9]\d{0,7})$/

interface TileAddress {
  readonly version: string
  readonly z: string
  readonly x: string
  readonly y: string
}

/** Serves the embedded map's tiles. Their addresses change with their content, so a browser asks for each one once. */
export async function serveMapTiles(app: FastifyInstance, assets: string): Promise<MapTiles> {
  const vector = await openTiles(join(assets, 'world.pmtiles'))
  const relief = await openRelief(join(assets, 'relief.pmtiles'))
  app.addHook('onClose', async () => {
    await Promise.all([vector.close(), relief.close()])
  })
  return { vectorUrl: serve(app, 'world', vector), reliefUrl: serve(app, 'relief', relief) }
}

/** @returns the address template of the archive's tiles. */
function serve(app: FastifyInstance, name: string, archive: TileArchive): string {
  app.get<{ Params: TileAddress }>(
    `/tiles/${name}/:version/:z/:x/:y`,
    { schema: { hide: true }, compress: false },
    async (request, reply) => {
      const { version, z, x, y } = request.params
      if (![z, x, y].every((part) => NUMBER.test(part))) throw new AppError('request.not_found')
      const cacheControl = version === archive.version ? IMMUTABLE : HOUR
      return answer(request, reply.header('cache-control', cacheControl), archive, [Number(z), Number(x), Number(y)])
    },
  )
  return `/tiles/${name}/${archive.version}/{z}/{x}/{y}`
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  archive: TileArchive,
  [z, x, y]: readonly [number, number, number],
): Promise<FastifyReply> {
  const isInside = z <= 24 && x < 2 ** z && y < 2 ** z
  const tile = isInside ? await archive.tile(z, x, y) : null
  // An empty tile, not an error: the sea has none.
  if (!tile) return reply.code(204).send()
  reply.header('etag', tile.etag).type(archive.contentType)
  if (request.headers['if-none-match'] === tile.etag) return reply.code(304).send()
  if (archive.encoding === 'gzip') reply.header('content-encoding', 'gzip')
  return reply.send(Buffer.from(tile.body.buffer, tile.body.byteOffset, tile.body.byteLength))
}
