import { METERS_PER_DEGREE, type Position } from '@mishiori/map-document'

/** Where web maps end. */
const MAX_LATITUDE = 85.05

/** What a map is drawn from, as a style names it. */
export interface TileSource {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly template: string
  readonly minZoom: number
  readonly maxZoom: number
  /** What a tile weighs on average. */
  readonly bytesPerTile: number
}

export interface TileLimits {
  readonly mapBytes: number
  readonly tiles: number
  readonly zoom: number
  readonly marginMeters: number
}

export interface TilePlan {
  readonly addresses: readonly string[]
  /** About. */
  readonly bytes: number
  /** The deepest zoom that is whole. */
  readonly zoom: number
}

/** The tiles around these ways, of all zooms from the whole world to the deepest one that fits the limits. */
export function tilesAround(
  ways: readonly (readonly Position[])[],
  sources: readonly TileSource[],
  limits: TileLimits,
): TilePlan {
  const addresses: string[] = []
  let bytes = 0
  let reached = 0
  for (let zoom = 0; zoom <= limits.zoom; zoom++) {
    const tiles = [...tilesOfZoom(ways, zoom, limits.marginMeters)]
    const added = sources
      .filter(({ minZoom, maxZoom }) => zoom >= minZoom && zoom <= maxZoom)
      .flatMap(({ template, bytesPerTile }) =>
        tiles.map((tile) => ({ address: addressOf(template, tile), bytesPerTile })),
      )
    const more = added.reduce((sum, { bytesPerTile }) => sum + bytesPerTile, 0)
    if (bytes + more > limits.mapBytes || addresses.length + added.length > limits.tiles) break
    addresses.push(...added.map(({ address }) => address))
    bytes += more
    if (added.length > 0) reached = zoom
  }
  return { addresses, bytes, zoom: reached }
}

/** As `zoom/x/y`, each once. */
function tilesOfZoom(ways: readonly (readonly Position[])[], zoom: number, marginMeters: number): Set<string> {
  const tiles = new Set<string>()
  for (const way of ways) {
    for (const [index, position] of way.entries()) {
      addTiles(tiles, position, zoom, marginMeters)
      const next = way[index + 1]
      if (next) for (const between of steps(position, next, marginMeters)) addTiles(tiles, between, zoom, marginMeters)
    }
  }
  return tiles
}

/** Places between two others, none farther from the next than the margin, so that nothing between them is missed. */
function* steps(from: Position, to: Position, marginMeters: number): Generator<Position> {
  const east = (to[0] - from[0]) * METERS_PER_DEGREE * Math.cos(radians(from[1]))
  const north = (to[1] - from[1]) * METERS_PER_DEGREE
  const count = Math.ceil(Math.hypot(east, north) / marginMeters)
  for (let step = 1; step < count; step++) {
    const part = step / count
    yield [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  }
}

function addTiles(tiles: Set<string>, [lng, lat]: Position, zoom: number, marginMeters: number): void {
  const size = 2 ** zoom
  const margin = marginMeters / (360 * METERS_PER_DEGREE * Math.cos(radians(clampLatitude(lat))))
  const [x, y] = [lng / 360 + 0.5, mercatorY(lat)]
  const lowest = Math.max(0, Math.floor((y - margin) * size))
  const highest = Math.min(size - 1, Math.floor((y + margin) * size))
  for (let column = Math.floor((x - margin) * size); column <= Math.floor((x + margin) * size); column++) {
    for (let row = lowest; row <= highest; row++) tiles.add(`${zoom}/${((column % size) + size) % size}/${row}`)
  }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const clampLatitude = (lat: number) => Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat))

/** From 0 in the north to 1 in the south. */
function mercatorY(lat: number): number {
  const sine = Math.sin(radians(clampLatitude(lat)))
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

function addressOf(template: string, tile: string): string {
  const [z = '', x = '', y = ''] = tile.split('/')
  return template.replace('{z}', z).replace('{x}', x).replace('{y}', y)
}
