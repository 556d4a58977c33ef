import type { Tile, TileArchive } from '@repo/basemap/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../platform/app-error.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'
const NUMBER = /^(?:0|[1-9]\d{0,7})$/
/** Deeper than any map looks. */
const MAX_ZOOM = 24

interface TileAddress {
  readonly version: string
  readonly z: string
  readonly x: string
  readonly y: string
}

/**
 * Serves an archive's tiles below an address that changes with their content, so that a browser requests each one once. Null means an
 * archive that is not there now: its tiles are empty.
 *
 * @returns what makes the address template of a version's tiles.
 */
export function serveTiles(
  app: FastifyInstance,
  name: string,
  open: () => Promise<TileArchive | null>,
): (version: string) => string {
  app.get<{ Params: TileAddress }>(
    `/tiles/${name}/:version/:z/:x/:y`,
    { schema: { hide: true }, compress: false },
    async (request, reply) => {
      const { version, z, x, y } = request.params
      if (![z, x, y].every((part) => NUMBER.test(part))) throw new AppError('request.not_found')
      const archive = await open()
      reply.header('cache-control', version === archive?.version ? IMMUTABLE : HOUR)
      const tile = archive && (await findTile(archive, [Number(z), Number(x), Number(y)]))
      // An empty tile, not an error: the sea has none.
      return tile ? sendTile(request, reply, tile, archive) : reply.code(204).send()
    },
  )
  return (version) => `/tiles/${name}/${version}/{z}/{x}/{y}`
}

function findTile(archive: TileArchive, [z, x, y]: readonly [number, number, number]): Promise<Tile | null> | null {
  const isInside = z <= MAX_ZOOM && x < 2 ** z && y < 2 ** z
  return isInside ? archive.tile(z, x, y) : null
}

function sendTile(request: FastifyRequest, reply: FastifyReply, tile: Tile, archive: TileArchive): FastifyReply {
  if (tile.isPassing) reply.header('cache-control', 'no-store')
  reply.header('etag', tile.etag).type(archive.contentType)
  if (request.headers['if-none-match'] === tile.etag) return reply.code(304).send()
  if (archive.encoding === 'gzip') reply.header('content-encoding', 'gzip')
  return reply.send(Buffer.from(tile.body.buffer, tile.body.byteOffset, tile.body.byteLength))
}
