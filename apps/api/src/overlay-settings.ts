import { readFileSync } from 'node:fs'
import type { MapOverlay } from '@repo/contract'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { ConfigReader } from './config-reader.ts'

export interface OverlaySettings {
  readonly offered: readonly MapOverlay[]
  /** Of their tiles: browsers may ask them once a reader shows the overlay. */
  readonly origins: readonly string[]
}

const SETTING = 'MAP_OVERLAYS'
const MOST = 20
const TILE_SIZE = 256
const MAX_ZOOM = 18

const zoom = Type.Integer({ minimum: 0, maximum: 22 })
const text = Type.String({ minLength: 1, maxLength: 200 })
const CLOSED = { additionalProperties: false }

const shared = {
  id: Type.String({ pattern: '^[a-z0-9-]{1,32}$' }),
  name: Type.Object({ ja: text, 'en-us': text }, CLOSED),
  credit: text,
  creditUrl: Type.Optional(text),
  tiles: Type.Array(text, { minItems: 1, maxItems: 4 }),
  minZoom: Type.Optional(zoom),
  maxZoom: Type.Optional(zoom),
}

/** A layer of MapLibre's style specification that needs neither fonts nor pictures. */
const layer = Type.Object(
  {
    type: Type.Union([Type.Literal('line'), Type.Literal('fill'), Type.Literal('circle')]),
    'source-layer': text,
    minzoom: Type.Optional(zoom),
    maxzoom: Type.Optional(zoom),
    filter: Type.Optional(Type.Array(Type.Unknown())),
    layout: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    paint: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  CLOSED,
)

const overlay = Type.Union([
  Type.Object(
    {
      ...shared,
      type: Type.Literal('raster'),
      tileSize: Type.Optional(Type.Union([Type.Literal(256), Type.Literal(512)])),
      opacity: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    },
    CLOSED,
  ),
  Type.Object(
    { ...shared, type: Type.Literal('vector'), layers: Type.Array(layer, { minItems: 1, maxItems: 50 }) },
    CLOSED,
  ),
])

const overlays = Type.Array(overlay, { maxItems: MOST })

type WrittenOverlay = Static<typeof overlay>

/** `MAP_OVERLAYS=/srv/overlays.json`: what readers may lay over the map. */
export function readOverlays(read: ConfigReader): OverlaySettings {
  const file = read.text(SETTING)
  const written = file === null ? [] : readFile(read, file)
  for (const [index, { id, tiles, creditUrl }] of written.entries()) {
    const wrong = [
      ...tiles.filter((tile) => !isTileAddress(tile)),
      ...(creditUrl?.match(/^https?:\/\//) === null ? [creditUrl] : []),
    ]
    if (wrong[0] !== undefined)
      read.reject(SETTING, `gives ${id} the address "${wrong[0]}", but needs https://…/{z}/{x}/{y}…`)
    if (written.findIndex((other) => other.id === id) !== index) read.reject(SETTING, `names ${id} twice`)
  }
  const offered = written.filter(({ tiles }) => tiles.every(isTileAddress)).map(toOverlay)
  const addresses = offered.flatMap(({ source }) => source.tiles)
  return { offered, origins: [...new Set(addresses.map((address) => new URL(address).origin))] }
}

function readFile(read: ConfigReader, file: string): readonly WrittenOverlay[] {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (Value.Check(overlays, value)) return value
    const [first] = Value.Errors(overlays, value)
    read.reject(SETTING, `names ${file}, which is no list of overlays: ${first?.instancePath} ${first?.message}`)
  } catch (error) {
    read.reject(SETTING, `names ${file}, which cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  return []
}

const isTileAddress = (text: string) =>
  URL.canParse(text) &&
  /^https?:$/.test(new URL(text).protocol) &&
  ['{z}', '{x}', '{y}'].every((axis) => text.includes(axis))

function toOverlay(written: WrittenOverlay): MapOverlay {
  const { id, name, credit, creditUrl = null, tiles, minZoom: minzoom = 0, maxZoom: maxzoom = MAX_ZOOM } = written
  const hosts = [...new Set(tiles.map((tile) => new URL(tile).host))]
  const own = { id, name, credit, creditUrl, hosts }
  if (written.type === 'vector')
    return { ...own, source: { type: 'vector', tiles, minzoom, maxzoom }, layers: written.layers }
  const { tileSize = TILE_SIZE, opacity = 1 } = written
  return {
    ...own,
    source: { type: 'raster', tiles, tileSize, minzoom, maxzoom },
    layers: [{ type: 'raster', paint: { 'raster-opacity': opacity } }],
  }
}
