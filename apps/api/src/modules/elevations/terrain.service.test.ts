import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decodeElevationTile } from '../../platform/elevation/decode-elevation-tile.ts'
import type { ElevationChain } from '../../platform/elevation/elevation-chain.ts'
import type { HeightGrid } from '../../platform/elevation/elevation-source.ts'
import { createFileCache } from '../../platform/file-storage/file-cache.ts'
import { createTerrainService } from './terrain.service.ts'

const CREDIT = { name: 'DEM', attribution: '© DEM', url: null }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mishiori-terrain-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const gridOf = (meters: (index: number) => number, isPartial = false): HeightGrid => ({
  meters: Float32Array.from({ length: 256 * 256 }, (_, index) => meters(index)),
  isPartial,
})

function aService(grid: HeightGrid, maxZoom = 12) {
  let requests = 0
  const elevation: ElevationChain = {
    version: 'abc',
    elevationsAt: async () => ({ elevationsMeters: [], credits: [], isPartial: false }),
    terrain: {
      maxZoom,
      credits: [CREDIT],
      gridOf: async () => {
        requests++
        return grid
      },
    },
    close: async () => {},
  }
  const service = createTerrainService({ elevation, cache: createFileCache({ folder, maxFiles: 10 }) })
  if (!service) throw new Error('The source has tiles.')
  return { ...service, requests: () => requests }
}

const readTile = async (body: Uint8Array) =>
  (await decodeElevationTile(body, { encoding: 'terrarium', pixels: 256 })).meters

describe('terrain', () => {
  it('is told in terrarium tiles; what is unknown is as high as the sea', async () => {
    const { archive } = aService(gridOf((index) => (index === 0 ? Number.NaN : 100 + index / 256)))
    const meters = await readTile((await archive.tile(10, 1, 1))?.body ?? new Uint8Array())
    expect([meters[0], meters[1], meters[65_535]]).toEqual([0, 100 + 1 / 256, 100 + 65_535 / 256])
  })

  it('is drawn once and kept', async () => {
    const { archive, requests } = aService(gridOf(() => 5))
    const [first] = await Promise.all([archive.tile(10, 1, 1), archive.tile(10, 1, 1)])
    expect(await archive.tile(10, 1, 1)).toEqual(first)
    expect(requests()).toBe(1)
    expect(readdirSync(folder)).toEqual(['abc-1-10-1-1.webp'])
  })

  it('is shown but not kept while a source is missing, and unavailable without any', async () => {
    const { archive, requests } = aService(gridOf((index) => (index < 9 ? Number.NaN : 5), true))
    expect(await archive.tile(10, 1, 1)).toMatchObject({ isPassing: true })
    await archive.tile(10, 1, 1)
    expect([requests(), readdirSync(folder)]).toEqual([2, []])
    const nothing = aService(gridOf(() => Number.NaN, true))
    await expect(nothing.archive.tile(10, 1, 1)).rejects.toMatchObject({ code: 'server.unavailable' })
  })

  it('is drawn for the zooms where it shows something', async () => {
    const zooms = async (maxZoom: number) => {
      const { archive, offer } = aService(
        gridOf(() => 5),
        maxZoom,
      )
      const drawn = await Promise.all([7, 8, 12, 13, 14].map((z) => archive.tile(z, 1, 1)))
      return [drawn.map((tile) => tile !== null), offer.minZoom, offer.maxZoom]
    }
    expect(await zooms(12)).toEqual([[false, true, true, false, false], 8, 12])
    expect(await zooms(16)).toEqual([[false, true, true, true, false], 8, 13])
  })

  it('names its sources', () => {
    expect(aService(gridOf(() => 5)).offer.credits).toEqual([CREDIT])
  })
})

it('is absent where no source has whole tiles', () => {
  const cache = createFileCache({ folder, maxFiles: 10 })
  expect(createTerrainService({ elevation: null, cache })).toBeNull()
})
