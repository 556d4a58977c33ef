import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Position } from '@mishiori/map-document'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type DrawnTile,
  drawElevationTile,
  type ElevationFormula,
  pmtilesFile,
  writeTileFolder,
} from '../../testing/elevation-tiles.ts'
import { answerEndlessly } from '../../testing/endless-answer.ts'
import { createRasterSource, MAX_TILES } from './raster-source.ts'
import { openArchiveTiles } from './tiles/archive-tiles.ts'
import { openFolderTiles } from './tiles/folder-tiles.ts'
import { createHttpTiles } from './tiles/http-tiles.ts'
import type { TileStore } from './tiles/tile-store.ts'

const CREDIT = { name: 'Test', attribution: '© Test', url: null }
const never = new AbortController().signal
const folders: string[] = []
const servers: Server[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mishiori-elevations-'))
  folders.push(folder)
  return folder
}

const ZOOM = 12
const WORLD_PIXELS = 256 * 2 ** ZOOM
/** The tile whose west edge is at Matsumoto's meridian or so. */
const HOME = { z: ZOOM, x: 3617, y: 1608 }

/** The position of a place among pixels of the zoom: 0.5 is the middle of the first. */
function positionAt(column: number, row: number, worldPixels = WORLD_PIXELS): Position {
  const y = Math.PI * (1 - (2 * row) / worldPixels)
  return [(column / worldPixels) * 360 - 180, (Math.atan(Math.sinh(y)) * 180) / Math.PI]
}
const inHome = (column: number, row: number) => positionAt(HOME.x * 256 + column, HOME.y * 256 + row)

/** 10 m more for each pixel to the east of the home tile, 1 m less for each to the south. */
const ramp: ElevationFormula = (column, row) => 500 + (column - HOME.x * 256) * 10 - (row - HOME.y * 256)
const neighbours = [0, 1].flatMap((x) => [0, 1].map((y) => ({ z: ZOOM, x: HOME.x + x, y: HOME.y + y })))

async function drawn(formula: ElevationFormula, tiles = neighbours): Promise<readonly DrawnTile[]> {
  return Promise.all(tiles.map(async (tile) => ({ ...tile, data: await drawElevationTile(tile, formula) })))
}

function aSource(store: TileStore, options: { limitMs?: number; cacheBytes?: number; tilePixels?: number } = {}) {
  const warnings: string[] = []
  const onWarning = (warning: string) => warnings.push(warning)
  const source = createRasterSource({
    store,
    encoding: 'terrarium',
    tilePixels: 256,
    credit: CREDIT,
    onWarning,
    ...options,
  })
  const elevationsAt = async (...positions: readonly Position[]) =>
    (await source.elevationsAt(positions, never)).elevationsMeters
  return { source, elevationsAt, warnings }
}

async function ofFolder(tiles: readonly DrawnTile[]) {
  const folder = aFolder()
  writeTileFolder(folder, tiles)
  return aSource(await openFolderTiles(`${folder}/{z}/{x}/{y}.png`))
}

describe('elevations of tiles', () => {
  it('are those of the pixels in their middles, and lie between them elsewhere', async () => {
    const { elevationsAt } = await ofFolder(await drawn(ramp))
    expect(await elevationsAt(inHome(0.5, 0.5), inHome(10.5, 20.5))).toEqual([500, 580])
    expect(await elevationsAt(inHome(1, 0.5), inHome(0.5, 1.5), inHome(100.75, 7.25))).toEqual([505, 499, 1495.8])
  })

  it('go on across the edges and the corner of tiles', async () => {
    const { elevationsAt } = await ofFolder(await drawn(ramp))
    expect(await elevationsAt(inHome(256, 100.5), inHome(100.5, 256), inHome(256, 256))).toEqual([2955, 1244.5, 2799.5])
  })

  it('go on from one side of the world to the other', async () => {
    const last = 2 ** ZOOM - 1
    const tiles = [0, last].map((x) => ({ z: ZOOM, x, y: HOME.y }))
    const { elevationsAt } = await ofFolder(await drawn((column) => (column < 256 ? 10 : 20), tiles))
    const [, lat] = inHome(0, 128)
    expect(await elevationsAt([180, lat], [-180, lat], [-179.99, lat], [179.99, lat], [540, lat])).toEqual([
      15, 15, 10, 20, 15,
    ])
  })

  it('are unknown where no tile is and beyond what is known, without trouble', async () => {
    const shore: ElevationFormula = (column) => (column - HOME.x * 256 < 100 ? null : 3)
    const { source, elevationsAt, warnings } = await ofFolder(await drawn(shore, [HOME]))
    expect(await elevationsAt(inHome(50, 50), inHome(99.9, 50), inHome(100.1, 50), inHome(200, 50))).toEqual([
      null,
      null,
      3,
      3,
    ])
    expect(await elevationsAt(inHome(-300, 50))).toEqual([null])
    // At the edge towards a tile that is not there, what is known counts alone.
    expect(await elevationsAt(inHome(255.9, 50), inHome(256.1, 50))).toEqual([3, null])
    expect((await source.elevationsAt([inHome(-300, 50)], never)).isPartial).toBe(false)
    expect(warnings).toEqual([])
  })

  it('are the same from a PMTiles file', async () => {
    const path = join(aFolder(), 'dem.pmtiles')
    writeFileSync(path, pmtilesFile(await drawn(ramp)))
    const store = await openArchiveTiles(path)
    const { elevationsAt, source } = aSource(store)
    expect(store.maxZoom).toBe(ZOOM)
    expect(await elevationsAt(inHome(10.5, 20.5), inHome(256, 256), inHome(-300, 0))).toEqual([580, 2799.5, null])
    await source.close()
  })

  it('come from tiles of 512 pixels too', async () => {
    const tile = { z: ZOOM - 1, x: HOME.x >> 1, y: HOME.y >> 1 }
    const folder = aFolder()
    writeTileFolder(folder, [{ ...tile, data: await drawElevationTile(tile, ramp, { pixels: 512 }) }])
    const { elevationsAt } = aSource(await openFolderTiles(`${folder}/{z}/{x}/{y}.png`), { tilePixels: 512 })
    expect(await elevationsAt(inHome(10.5, 20.5), inHome(1, 0.5))).toEqual([580, 505])
  })

  it('are read at a zoom that shows less where places lie in too many tiles', async () => {
    const requests: number[] = []
    const store: TileStore = {
      label: 'test',
      maxZoom: ZOOM,
      read: async ({ z }) => {
        requests.push(z)
        return null
      },
      close: async () => {},
    }
    const line = (count: number) =>
      Array.from({ length: count }, (_, i) => positionAt((i + 0.5) * 256, HOME.y * 256 + 128))
    await aSource(store).elevationsAt(...line(MAX_TILES))
    expect([requests.length, new Set(requests)]).toEqual([MAX_TILES, new Set([ZOOM])])
    requests.length = 0
    await aSource(store).elevationsAt(...line(MAX_TILES + 1))
    expect(requests.length).toBeLessThanOrEqual(MAX_TILES)
    expect(new Set(requests)).toEqual(new Set([ZOOM - 1]))
  })

  it('are asked for once at a time, kept, and forgotten when there are too many', async () => {
    const tile = await drawElevationTile(HOME, ramp)
    const counted = async (cacheBytes?: number) => {
      let reads = 0
      const store: TileStore = {
        label: 'test',
        maxZoom: ZOOM,
        read: async () => {
          reads++
          return tile
        },
        close: async () => {},
      }
      const { elevationsAt } = aSource(store, cacheBytes === undefined ? {} : { cacheBytes })
      await Promise.all([elevationsAt(inHome(5, 5)), elevationsAt(inHome(50, 50))])
      await elevationsAt(inHome(300, 5))
      await elevationsAt(inHome(5, 5))
      return reads
    }
    expect(await counted()).toBe(2)
    expect(await counted(256 * 256 * 4)).toBe(3)
  })
})

describe('a file that is no set of tiles', () => {
  it.each<[string, () => Promise<Buffer>, RegExp]>([
    ['something else', async () => Buffer.from('not a map'.repeat(100)), /./],
    ['compressed', async () => pmtilesFile(await drawn(ramp, [HOME]), 2), /compressed/],
  ])('is refused: %s', async (_, make, problem) => {
    const path = join(aFolder(), 'dem.pmtiles')
    writeFileSync(path, await make())
    await expect(openArchiveTiles(path)).rejects.toThrow(problem)
  })

  it('is refused: an empty folder', async () => {
    await expect(openFolderTiles(`${aFolder()}/{z}/{x}/{y}.png`)).rejects.toThrow('holds no folder')
  })
})

/** A tile server on this machine. */
async function ofServer(
  answer: RequestListener,
  options: { limitMs?: number; maxBytes?: number; restMs?: number } = {},
) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers['user-agent']}`)
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const template = `http://127.0.0.1:${address.port}/dem/{z}/{x}/{y}.png?key=1`
  return { ...aSource(createHttpTiles({ template, maxZoom: ZOOM, userAgent: 'Mishiori', ...options })), requests }
}

describe('a tile server', () => {
  it('is asked for the tile by its numbers, by name', async () => {
    const tile = await drawElevationTile(HOME, ramp)
    const { elevationsAt, requests } = await ofServer((_, response) => response.end(tile))
    expect(await elevationsAt(inHome(10.5, 20.5))).toEqual([580])
    expect(requests).toEqual([`/dem/${ZOOM}/${HOME.x}/${HOME.y}.png?key=1 Mishiori`])
  })

  it.each([204, 404, 410])('that answers %i has no elevations there, which is no trouble', async (status) => {
    const { source, warnings } = await ofServer((_, response) => response.writeHead(status).end())
    expect(await source.elevationsAt([inHome(5, 5)], never)).toEqual({ elevationsMeters: [null], isPartial: false })
    expect(warnings).toEqual([])
  })

  let huge: Buffer
  beforeAll(async () => {
    huge = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
  })
  it.each<[string, RequestListener, RegExp]>([
    ['is broken', (_, response) => response.writeHead(500).end('oops'), /answered with 500/],
    ['answers a page', (_, response) => response.end('<html><body>Please log in'), /neither PNG nor WebP/],
    ['answers nothing', (_, response) => response.end(), /neither PNG nor WebP/],
    ['has moved', (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(), /redirect/],
    ['breaks off', (_, response) => response.writeHead(200).flushHeaders() ?? response.destroy(), /./],
    ['answers endlessly', answerEndlessly, /longer than 100000 bytes/],
    ['answers a huge picture', (_, response) => response.end(huge), /pixel limit/],
  ])('[fault 19] that %s leaves elevations unknown and is complained of', async (_, answer, complaint) => {
    const { source, warnings } = await ofServer(answer, { maxBytes: 100_000 })
    expect(await source.elevationsAt([inHome(5, 5)], never)).toEqual({ elevationsMeters: [null], isPartial: true })
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(complaint)
  })

  it('[fault 19] that says nothing is given up', async () => {
    const { source, warnings } = await ofServer(() => {}, { limitMs: 50 })
    expect(await source.elevationsAt([inHome(5, 5)], never)).toEqual({ elevationsMeters: [null], isPartial: true })
    expect(warnings[0]).toContain('did not come within 50 ms')
  })

  it('that failed is asked again the next time, and left alone for a while after failing several times', async () => {
    const { elevationsAt, requests } = await ofServer((_, response) => response.writeHead(500).end(), {
      restMs: 60_000,
    })
    for (let time = 0; time < 8; time++) await elevationsAt(inHome(5, 5))
    expect(requests).toHaveLength(4)
  })

  it('is hung up on when the one who asked has gone', async () => {
    const closed = Promise.withResolvers<void>()
    const leaving = new AbortController()
    const { source, warnings } = await ofServer((_, response) => {
      response.on('close', () => closed.resolve())
      leaving.abort(new Error('gone'))
    })
    await expect(source.elevationsAt([inHome(5, 5)], leaving.signal)).rejects.toThrow('gone')
    await closed.promise
    expect(warnings).toEqual([])
  })
})

describe('the terrain of a tile', () => {
  it('is the tile itself where there is one of that zoom', async () => {
    const { source } = await ofFolder(await drawn(ramp))
    const grid = await source.terrain?.gridOf(HOME, never)
    expect(grid?.meters[0]).toBe(500)
    expect(grid?.meters[20 * 256 + 10]).toBe(580)
    expect(source.terrain?.maxZoom).toBe(ZOOM)
  })

  it('is a part of a tile of 512 pixels', async () => {
    const tile = { z: ZOOM - 1, x: HOME.x >> 1, y: HOME.y >> 1 }
    const folder = aFolder()
    writeTileFolder(folder, [{ ...tile, data: await drawElevationTile(tile, ramp, { pixels: 512 }) }])
    const { source } = aSource(await openFolderTiles(`${folder}/{z}/{x}/{y}.png`), { tilePixels: 512 })
    expect(source.terrain?.maxZoom).toBe(ZOOM)
    expect((await source.terrain?.gridOf(HOME, never))?.meters[20 * 256 + 10]).toBe(580)
  })

  it('is interpolated beyond the deepest zoom, and unknown where nothing is known', async () => {
    const { source } = await ofFolder(await drawn(ramp))
    const within = { z: ZOOM + 1, x: HOME.x * 2, y: HOME.y * 2 }
    // The middle of its second pixel lies a quarter of a stored pixel past the middle of the stored first one.
    expect((await source.terrain?.gridOf(within, never))?.meters[256 + 1]).toBeCloseTo(500 + 2.5 - 0.25, 2)
    const far = await source.terrain?.gridOf({ ...HOME, x: 5 }, never)
    expect(far?.meters.every(Number.isNaN)).toBe(true)
  })
})
