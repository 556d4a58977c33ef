import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { expect, it } from 'vitest'
import { uploadInTurns } from './upload-in-turns.ts'

const bucket = (type: string, isPending: boolean) => {
  const uploads: unknown[] = []
  const upload = (context: unknown) => uploads.push(context)
  return { uploads, layers: [{ type }], uploadPending: () => isPending, upload }
}

it('uploads what is pending, but not symbols, which are placed first', async () => {
  const [line, drawn, symbol] = [bucket('line', true), bucket('line', false), bucket('symbol', true)]
  const tiles = { getIds: () => ['0/0/0'], getTileByID: () => ({ buckets: { line, drawn, symbol } }) }
  const map = { style: { tileManagers: { route: tiles } }, painter: { context: 'graphics' } }
  // the parts of a map and a source that are asked
  await uploadInTurns(map as unknown as MapLibre, [{ id: 'route' }, { id: 'gone' }] as unknown as GeoJSONSource[])
  expect([line.uploads, drawn.uploads, symbol.uploads]).toEqual([['graphics'], [], []])
})

it('uploads nothing more when the map is removed', async () => {
  const [first, second] = [bucket('line', true), bucket('line', true)]
  const tiles = { getIds: () => ['0/0/0'], getTileByID: () => ({ buckets: { first, second } }) }
  const map: { style: unknown; painter: unknown } = {
    style: { tileManagers: { route: tiles } },
    painter: { context: 'graphics' },
  }
  const uploading = uploadInTurns(map as MapLibre, [{ id: 'route' }, { id: 'drawing' }] as unknown as GeoJSONSource[])
  map.style = undefined
  await uploading
  expect([first.uploads, second.uploads]).toEqual([['graphics'], []])
})

it('names parts that the installed MapLibre has', () => {
  const file = createRequire(import.meta.url).resolve('maplibre-gl/dist/maplibre-gl.mjs')
  const source = readFileSync(file, 'utf8') + readFileSync(file.replace('.mjs', '-shared.mjs'), 'utf8')
  for (const name of ['tileManagers', 'getIds', 'getTileByID', 'uploadPending']) expect(source).toContain(name)
})
