import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serve } from '../testing/serve.ts'
import { RELIEF_TILES_PATH, WORLD_TILES_PATH } from '../tiles.ts'
import { openProtomaps } from './open-protomaps.ts'
import { protomapsStyle } from './protomaps-style.ts'

const tilesUrl = 'https://example.test/tiles/{z}/{x}/{y}'
const looks = (['ja', 'en-us'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).map((theme) => ({ locale, theme, tilesUrl, maxZoom: 15 })),
)

describe('the style', () => {
  it.each(looks)('is valid and asks no fonts and pictures of anybody: $locale $theme', (look) => {
    const style = protomapsStyle(look)
    expect(validateStyleMin(style)).toEqual([])
    expect(JSON.stringify(style)).not.toMatch(/glyphs|sprite|icon-image|Noto Sans Regular/)
    expect(style.sources.protomaps).toMatchObject({ attribution: expect.stringContaining('OpenStreetMap') })
  })

  it('names things in the reader’s language', () => {
    const [ja, en] = (['ja', 'en-us'] as const).map((locale) =>
      JSON.stringify(protomapsStyle({ locale, theme: 'light', tilesUrl, maxZoom: 15 })),
    )
    expect(ja).toContain('name:ja')
    expect(en).not.toContain('name:ja')
  })
})

/** Any vector archive reads alike. */
const ranges: RequestListener = ({ headers }, response) => {
  const [, start, end] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? '') ?? []
  response.writeHead(206)
  createReadStream(WORLD_TILES_PATH, { start: Number(start), end: Number(end) }).pipe(response)
}

const serveArchive = async (answer: RequestListener) => `${await serve(answer)}/planet.pmtiles`

describe('an archive', () => {
  it('reads alike from a file and from an address', async () => {
    const places = [WORLD_TILES_PATH, await serveArchive(ranges)]
    const [file, remote] = await Promise.all(places.map(openProtomaps))
    expect(remote?.version).toBe(file?.version)
    expect(await remote?.tile(5, 28, 12)).toEqual(await file?.tile(5, 28, 12))
    await file?.close()
  })

  it.each<[string, RequestListener]>([
    ['sends everything', (_, response) => response.end('the whole planet')],
    ['has none', (_, response) => response.writeHead(404).end()],
    ['sends something else', (_, response) => response.writeHead(206).end('<html>'.repeat(9_000))],
  ])('at an address that %s is refused', async (_, answer) => {
    await expect(openProtomaps(await serveArchive(answer))).rejects.toThrow()
  })

  it('of something else is refused', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mishiori-protomaps-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'text.pmtiles'), 'no tiles')
    await expect(openProtomaps(join(folder, 'text.pmtiles'))).rejects.toThrow()
    await expect(openProtomaps(join(folder, 'none.pmtiles'))).rejects.toThrow('ENOENT')
    await expect(openProtomaps(RELIEF_TILES_PATH)).rejects.toThrow('has no vector tiles')
  })
})
