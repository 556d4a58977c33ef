import { type MapDocument, type MapObject, objectBounds, type Position } from '@mishiori/map-document'
import { DEVICE_LIMITS } from '@repo/web-kit/device-limits'
import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { picturesOf } from './article-copy.ts'
import { forEachConcurrently } from './for-each-concurrently.ts'
import { type TileSource, tilesAround } from './tiles-around.ts'

/** Bytes of a tile, unpacked as devices keep them, where none could be looked at. */
const BYTES_PER_TILE = { vector: 30_000, raster: 60_000, 'raster-dem': 60_000 } as const
/** Tiles of a source that are sampled to estimate the size of all. */
const SAMPLES = 3
/** Of the files that read an article, unpacked; they are kept once for all articles. */
const READER_BYTES = 2_500_000
/** Of a page in its two forms and the data of its map, besides what they say. */
const PAGE_BYTES = 150_000

export interface SavingPlan {
  readonly tiles: readonly string[]
  readonly zoom: number
  readonly mapBytes: number
  readonly pictureCount: number
  readonly pictureBytes: number
  readonly foreignCount: number
  readonly textBytes: number
  /** Null where they are on the device already. */
  readonly readerBytes: number | null
  readonly totalBytes: number
  /** Null where the browser does not report it. */
  readonly freeBytes: number | null
}

interface Planned {
  readonly document: MapDocument
  /** The embedded map in its displayed form, with hillshade. */
  readonly style: StyleSpecification
  /** The rendered page. */
  readonly html: string
  readonly isFirst: boolean
}

/** The requests of saving, to show their size in advance. */
export async function planSaving({ document, style, html, isFirst }: Planned): Promise<SavingPlan> {
  return (await planSavingAll({ documents: [document], htmls: [html], style, isFirst })).sum
}

interface PlannedAll extends Pick<Planned, 'style' | 'isFirst'> {
  readonly documents: readonly MapDocument[]
  readonly htmls: readonly string[]
}

/** As of one article, for several at once: what of the map they share counts once. */
export async function planSavingAll({ documents, htmls, style, isFirst }: PlannedAll) {
  const ways = documents.map(waysOf)
  const sources = await Promise.all(tileSources(style).map((source) => weigh(source, ways.flat())))
  const maps = ways.map((own) => tilesAround(own, sources, DEVICE_LIMITS))
  const tiles = new Set(maps.flatMap(({ addresses }) => addresses))
  const asked = maps.reduce((sum, { addresses }) => sum + addresses.length, 0)
  const mapBytes = maps.reduce((sum, { bytes }) => sum + bytes, 0) * (tiles.size / Math.max(1, asked))
  const pictures = htmls.map(picturesOf)
  const own = [...new Set(pictures.flatMap((those) => those.own))]
  const foreign = new Set(pictures.flatMap((those) => those.foreign))
  const [sizes, freeBytes] = await Promise.all([inTurn(own, sizeOf), freeRoom()])
  const pictureBytes = sizes.reduce((sum, size) => sum + size, 0)
  const textBytes = htmls.reduce((sum, html) => sum + 2 * html.length + PAGE_BYTES, 0)
  const readerBytes = isFirst ? READER_BYTES : null
  const sum: SavingPlan = {
    tiles: [...tiles],
    zoom: Math.min(...maps.map(({ zoom }) => zoom)),
    mapBytes,
    pictureCount: own.length,
    pictureBytes,
    foreignCount: foreign.size,
    textBytes,
    readerBytes,
    freeBytes,
    totalBytes: mapBytes + pictureBytes + textBytes + (readerBytes ?? 0),
  }
  return { sum, tiles: maps.map(({ addresses }) => addresses) }
}

async function inTurn<Value>(addresses: readonly string[], ask: (address: string) => Promise<Value>): Promise<Value[]> {
  const found: Value[] = []
  await forEachConcurrently(addresses, async (address) => void found.push(await ask(address)))
  return found
}

/** Everything that lies on a map. */
function waysOf({ layers }: MapDocument): (readonly Position[])[] {
  return layers.flatMap(({ objects }) => objects.flatMap(waysOfObject))
}

function waysOfObject(object: MapObject): (readonly Position[])[] {
  if ('path' in object) return [object.path]
  if (object.kind === 'spot') return [[object.position]]
  const box = objectBounds(object)
  if (!box) return []
  const [west, south, east, north] = box
  return [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ]
}

/** Sources of tiles from our own server; what is drawn from data has none. */
function tileSources({ sources }: StyleSpecification): TileSource[] {
  return Object.values(sources).flatMap((source) => {
    const template = ownTemplate(source)
    if (template === null || !(source.type in BYTES_PER_TILE)) return []
    const { minzoom = 0, maxzoom = 22, type } = source as { minzoom?: number; maxzoom?: number; type: 'vector' } // one of those with tiles
    return [{ template, minZoom: minzoom, maxZoom: maxzoom, bytesPerTile: BYTES_PER_TILE[type] }]
  })
}

/** What tiles of a source weigh along these ways: a region may have none of them, a town has heavy ones. */
async function weigh(source: TileSource, ways: readonly (readonly Position[])[]): Promise<TileSource> {
  const places = ways.flat()
  const samples = Array.from({ length: SAMPLES }, (_, index) => places[Math.floor((index * places.length) / SAMPLES)])
  const zoom = Math.min(source.maxZoom, DEVICE_LIMITS.zoom)
  const weights = await Promise.all(
    samples.flatMap((place) => {
      const deepest = place
        ? tilesAround([[place]], [{ ...source, minZoom: zoom }], { ...DEVICE_LIMITS, marginMeters: 1 })
        : null
      return (deepest?.addresses ?? []).slice(0, 1).map(weightOf)
    }),
  )
  const known = weights.filter((weight) => weight !== null)
  if (known.length === 0) return source
  return { ...source, bytesPerTile: Math.round(known.reduce((sum, weight) => sum + weight, 0) / known.length) }
}

/** Null when it does not come. */
async function weightOf(address: string): Promise<number | null> {
  const answer = await fetch(address).catch(() => null)
  return answer?.ok ? (await answer.arrayBuffer()).byteLength : null
}

function ownTemplate(source: SourceSpecification): string | null {
  const template = 'tiles' in source ? source.tiles?.[0] : undefined
  return template?.startsWith(location.origin) ? template.slice(location.origin.length) : null
}

async function sizeOf(address: string): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => null)
  return Number(answer?.headers.get('content-length') ?? 0) || 0
}

async function freeRoom(): Promise<number | null> {
  const estimate = await navigator.storage?.estimate?.().catch(() => null)
  const { quota, usage } = estimate ?? {}
  return quota === undefined || usage === undefined ? null : quota - usage
}
