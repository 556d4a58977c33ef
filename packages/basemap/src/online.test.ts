import type { RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { fetchOnlineStyle } from './online.ts'
import { serve } from './testing/serve.ts'

const STYLE = {
  version: 8,
  sources: { s: { type: 'vector', tiles: ['tiles/{z}/{x}/{y}'] } },
  layers: [
    {
      id: 'land',
      type: 'background',
      paint: { 'background-color': ['interpolate', ['linear'], ['zoom'], 0, '#fff', 9, 'hsl(90,50%,90%)'] },
    },
    {
      id: 'town',
      type: 'symbol',
      source: 's',
      layout: { 'text-field': '{name:latin}\n{name:nonlatin}' },
      paint: { 'text-color': 'rgb(0,0,0)' },
    },
    { id: 'road', type: 'symbol', source: 's', layout: { 'text-field': ['to-string', ['get', 'ref']] } },
  ],
}

/** The address of a style server of our own. */
const serveStyle = async (answer: RequestListener) => `${await serve(answer)}/style`

const json: RequestListener = (_, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(STYLE))
}

it.each([
  ['ja', ['coalesce', ['get', 'name:ja'], ['get', 'name']]],
  ['en-us', ['coalesce', ['get', 'name:en'], ['get', 'name_en'], ['get', 'name:latin'], ['get', 'name']]],
] as const)('names places in %s and leaves road numbers alone', async (locale, name) => {
  const style = await fetchOnlineStyle({ url: await serveStyle(json), locale, theme: 'light' })
  expect(style?.layers).toMatchObject([STYLE.layers[0], { layout: { 'text-field': name } }, STYLE.layers[2]])
})

it('changes light for dark in the dark theme', async () => {
  const style = await fetchOnlineStyle({ url: await serveStyle(json), locale: 'ja', theme: 'dark' })
  expect(style?.layers[0]?.paint).toEqual({
    'background-color': ['interpolate', ['linear'], ['zoom'], 0, 'hsla(0,0%,10%,1)', 9, 'hsla(90,30%,18%,1)'],
  })
  expect(style?.layers[1]?.paint).toEqual({ 'text-color': 'hsla(0,0%,90%,1)' })
})

it.each<[string, RequestListener]>([
  ['an error', (_, response) => response.writeHead(500).end(JSON.stringify(STYLE))],
  [
    'a page',
    (_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html><title>Log in</title>'),
  ],
  ['other JSON', (_, response) => response.end('{"version":8}')],
  [
    'a layer of a source that is not there',
    (_, response) => response.end(JSON.stringify({ ...STYLE, layers: [{ id: 'a', type: 'fill', source: 'gone' }] })),
  ],
  [
    'tiles that nobody describes',
    ({ url }, response) =>
      url === '/style'
        ? response.end(JSON.stringify({ ...STYLE, sources: { s: { type: 'vector', url: '/tiles.json' } } }))
        : response.writeHead(404).end(),
  ],
  ['silence', () => {}],
])('gives up on %s', async (_, answer) => {
  const url = await serveStyle(answer)
  await expect(fetchOnlineStyle({ url, locale: 'ja', theme: 'light', timeoutMs: 300 })).resolves.toBeNull()
})

it('[fault 19] gives up when nobody listens, and when the caller does', async () => {
  const options = { locale: 'ja', theme: 'light' } as const
  await expect(fetchOnlineStyle({ ...options, url: 'http://127.0.0.1:1/' })).resolves.toBeNull()
  const url = await serveStyle(() => {})
  await expect(fetchOnlineStyle({ ...options, url, signal: AbortSignal.abort() })).resolves.toBeNull()
})

it('makes addresses whole that a style gives from its own', async () => {
  const url = await serveStyle(json)
  const style = await fetchOnlineStyle({ url, locale: 'ja', theme: 'light' })
  expect(style?.sources.s).toMatchObject({ tiles: [`${new URL('/', url).href}tiles/{z}/{x}/{y}`] })
})

it('leaves a style alone that answers in language and theme', async () => {
  const style = await fetchOnlineStyle({ url: await serveStyle(json), locale: 'ja', theme: 'dark', isFitting: true })
  expect(style?.layers).toEqual(STYLE.layers)
})
