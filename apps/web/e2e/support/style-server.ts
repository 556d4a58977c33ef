import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export const STYLE_CREDIT = 'A walking map of our own'

const STYLE = {
  version: 8,
  sources: {
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
  ],
}

/** Somebody's map style on another origin, which can be away. */
export interface StyleServer {
  readonly url: string
  readonly host: string
  isAway: boolean
  /** How often it was asked. */
  asked: number
  stop(): Promise<void>
}

export async function startStyleServer(): Promise<StyleServer> {
  const server: Server = createServer((_, response) => {
    styles.asked++
    response.setHeader('access-control-allow-origin', '*')
    response.writeHead(styles.isAway ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(STYLE))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  const styles: StyleServer = {
    url: `http://${host}/walk.json`,
    host,
    isAway: false,
    asked: 0,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return styles
}
