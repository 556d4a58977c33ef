import type { RequestListener } from 'node:http'
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, it, onTestFinished, vi } from 'vitest'
import { fetchGsiStyle, GSI_SHEET_NAMES, gsiProbeUrl } from './gsi.ts'
import { basemapStyle } from './style.ts'
import { serve } from './testing/serve.ts'

const embedded = basemapStyle({ locale: 'ja', theme: 'light', tilesUrl: 'https://example.test/{z}/{x}/{y}' })

/** Replaces the public server: its requests go to a local server. */
async function standIn(answer: RequestListener): Promise<void> {
  const origin = await serve(answer)
  const real = fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { pathname } = new URL(url)
    return real(`${origin}${pathname}`, init)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

it.each(GSI_SHEET_NAMES)('%s lies over the embedded map with its credit', async (name) => {
  const requests: (string | undefined)[] = []
  await standIn(({ url }, response) => {
    requests.push(url)
    response.end('a picture')
  })
  const style = await fetchGsiStyle({ name, embedded, theme: 'light' })
  expect(requests).toEqual([new URL(gsiProbeUrl(name)).pathname])
  expect(style && validateStyleMin(style)).toEqual([])
  expect(style?.layers.slice(0, -1)).toEqual(embedded.layers)
  expect(style?.sources.gsi).toMatchObject({ attribution: expect.stringContaining('地理院タイル') })
})

it.each<[string, RequestListener]>([
  ['an error', (_, response) => response.writeHead(503).end()],
  ['silence', () => {}],
  ['a broken line', ({ socket }) => socket.destroy()],
])('gives up on %s', async (_, answer) => {
  await standIn(answer)
  await expect(fetchGsiStyle({ name: 'gsi-pale', embedded, theme: 'dark', timeoutMs: 300 })).resolves.toBeNull()
})
