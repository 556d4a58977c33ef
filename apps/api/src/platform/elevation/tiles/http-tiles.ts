import { createCircuit } from '../../egress/circuit.ts'
import { readBytesWithin } from '../../routing/read-text-within.ts'
import { createWorkQueue } from '../../work-queue.ts'
import type { TileAddress } from '../elevation-source.ts'
import { fillTemplate, MAX_TILE_BYTES, type TileStore } from './tile-store.ts'

interface HttpTilesOptions {
  /** An address with `{z}`, `{x}` and `{y}`. */
  readonly template: string
  readonly maxZoom: number
  readonly userAgent: string
  readonly limitMs?: number
  /** Bytes of the longest answer that is read. */
  readonly maxBytes?: number
  /** Milliseconds that a server is left alone after it failed several times on end. */
  readonly restMs?: number
}

const LIMIT_MS = 4_000
/** As a browser does with one server. */
const QUEUE = { atWork: 6, maxWaiting: 1_000 } as const
/** Statuses of servers without such a tile. */
const ABSENT = new Set([204, 404, 410])

/** Tiles of a server of the operator's choice. Only tiles are requested: redirects are not followed. */
export function createHttpTiles({
  template,
  maxZoom,
  userAgent,
  limitMs = LIMIT_MS,
  maxBytes = MAX_TILE_BYTES,
  restMs,
}: HttpTilesOptions): TileStore {
  const enter = createWorkQueue(QUEUE)
  const { host } = new URL(template)
  const circuit = createCircuit(restMs)

  const fetchTile = async (tile: TileAddress, signal: AbortSignal): Promise<Uint8Array | null> => {
    signal.throwIfAborted()
    const timeoutSignal = AbortSignal.timeout(limitMs)
    try {
      return await circuit(signal, async () => {
        const response = await fetch(fillTemplate(template, tile), {
          headers: { accept: 'image/png,image/webp', 'user-agent': userAgent },
          redirect: 'error',
          signal: AbortSignal.any([signal, timeoutSignal]),
        })
        return await readAnswer(response, maxBytes)
      })
    } catch (error) {
      signal.throwIfAborted()
      throw timeoutSignal.aborted ? new Error(`it did not come within ${limitMs} ms`) : error
    }
  }

  return {
    label: host,
    maxZoom,
    read: (tile, signal) => enter(() => fetchTile(tile, signal)),
    close: async () => {},
  }
}

async function readAnswer(response: Response, maxBytes: number): Promise<Uint8Array | null> {
  if (response.ok && response.status !== 204) return readBytesWithin(response, maxBytes)
  await response.body?.cancel()
  if (ABSENT.has(response.status)) return null
  throw new Error(`it was answered with ${response.status}`)
}
