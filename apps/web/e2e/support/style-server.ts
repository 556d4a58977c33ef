import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

export const STYLE_CREDIT = 'A walking map of our own'

const styleOf = (host: string) => ({
  version: 8,
  sources: {
    paper: { type: 'raster', tiles: [`http://${host}/tiles/{z}/{x}/{y}.png`], tileSize: 256 },
    land: {
      type: 'geojson',
      attribution: STYLE_CREDIT,
      data: {
        type: 'Polygon',
        coordinates: [
          [
            [120, 20],
            [150, 20],
            [150, 50],
            [120, 50],
            [120, 20],
          ],
        ],
      },
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#9cc' } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': '#eed' } },
    { id: 'paper', type: 'raster', source: 'paper', paint: { 'raster-opacity': 0.4 } },
  ],
})

/** An archive of vector tiles, as any other. */
const ARCHIVE = fileURLToPath(new URL('../../../../packages/basemap/assets/world.pmtiles', import.meta.url))
/** A picture of one point, which a map draws as large as any tile. */
export const TILE_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Somebody's map on another origin, which can be away: a style, its tiles, and an archive. */
export interface StyleServer {
  readonly url: string
  readonly archiveUrl: string
  readonly host: string
  isAway: boolean
  /** Whether the tiles of its style come or are refused. */
  tiles: 'there' | 'broken'
  stop(): Promise<void>
}

export async function startStyleServer(): Promise<StyleServer> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', styles.url)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cache-control', 'no-store')
    if (pathname.startsWith('/tiles/')) return answerTile(styles.tiles, response)
    if (styles.isAway) return void response.writeHead(503).end()
    if (pathname === '/planet.pmtiles') return answerRange(request, response)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(styleOf(styles.host)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  const styles: StyleServer = {
    url: `http://${host}/walk.json`,
    archiveUrl: `http://${host}/planet.pmtiles`,
    host,
    isAway: false,
    tiles: 'there',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return styles
}

function answerTile(tiles: StyleServer['tiles'], response: ServerResponse): void {
  if (tiles === 'broken') response.writeHead(503).end()
  if (tiles === 'there') response.writeHead(200, { 'content-type': 'image/png' }).end(TILE_PICTURE)
}

function answerRange({ headers }: IncomingMessage, response: ServerResponse): void {
  const [, start, end] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? '') ?? []
  response.writeHead(206)
  createReadStream(ARCHIVE, { start: Number(start), end: Number(end) }).pipe(response)
}
