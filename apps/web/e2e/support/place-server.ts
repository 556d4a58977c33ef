import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface KnownPlace {
  readonly name: string
  readonly lng: number
  readonly lat: number
}

/** An operator's own server for searching places, in Photon's manner, which can be away. */
export interface PlaceServer {
  /** As the product's setting names it. */
  readonly setting: string
  isAway: boolean
  stop(): Promise<void>
}

/** @param known all that it knows, by its exact name. */
export async function startPlaceServer(known: readonly KnownPlace[]): Promise<PlaceServer> {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '', 'http://localhost').searchParams.get('q')
    const features = known.filter((place) => place.name === name).map(toFeature)
    response.writeHead(places.isAway ? 503 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ features }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const places: PlaceServer = {
    setting: `photon+http://127.0.0.1:${port}`,
    isAway: false,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return places
}

const toFeature = ({ name, lng, lat }: KnownPlace, index: number) => ({
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: { osm_type: 'N', osm_id: index + 1, name },
})
