import type { Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { tilesAround } from './tiles-around.ts'

const kyoto: Position = [135.7681, 35.0116]
const source = { template: '/t/{z}/{x}/{y}', minZoom: 0, maxZoom: 14, bytesPerTile: 1000 }
const limits = { mapBytes: 1e9, tiles: 1e6, zoom: 15, marginMeters: 100 }

const ofZoom = (addresses: readonly string[], zoom: number) =>
  addresses.filter((address) => address.startsWith(`/t/${zoom}/`))

it('takes the tile of a place at every zoom', () => {
  const { addresses, zoom, bytes } = tilesAround([[kyoto]], [source], limits)
  expect(ofZoom(addresses, 0)).toEqual(['/t/0/0/0'])
  // By the formula of web maps: x = (135.7681 / 360 + 0.5) * 2^10, y by Mercator.
  expect(ofZoom(addresses, 10)).toEqual(['/t/10/898/405'])
  expect(zoom).toBe(14)
  expect(bytes).toBe(addresses.length * 1000)
})

it('takes what a margin reaches', () => {
  const { addresses } = tilesAround([[kyoto]], [source], { ...limits, marginMeters: 3000 })
  expect(ofZoom(addresses, 14).length).toBeGreaterThanOrEqual(9)
})

it('misses nothing between places that are far from each other', () => {
  const { addresses } = tilesAround([[kyoto, [136.7681, 35.0116]]], [source], limits)
  const columns = new Set(ofZoom(addresses, 14).map((address) => Number(address.split('/')[3])))
  const [first, last] = [Math.min(...columns), Math.max(...columns)]
  expect(columns.size).toBe(last - first + 1)
})

it('takes a way once, and over the date line what is beyond it', () => {
  expect(tilesAround([[kyoto], [kyoto]], [source], limits)).toEqual(tilesAround([[kyoto]], [source], limits))
  const { addresses } = tilesAround([[[179.9999, 0]]], [source], { ...limits, marginMeters: 500 })
  expect(ofZoom(addresses, 14).map((address) => address.split('/')[3])).toEqual(expect.arrayContaining(['16383', '0']))
})

it.each([
  ['bytes', { ...limits, mapBytes: 11_000 }],
  ['tiles', { ...limits, tiles: 11 }],
  ['zoom', { ...limits, zoom: 10 }],
])('goes no deeper than its limit of %s allows', (_, narrow) => {
  const { addresses, zoom } = tilesAround([[kyoto]], [source], narrow)
  expect([addresses.length, zoom]).toEqual([11, 10]) // one a zoom, from 0 to 10
})

it('asks each source for the zooms that it has', () => {
  const relief = { ...source, template: '/r/{z}/{x}/{y}', minZoom: 8, maxZoom: 9 }
  const { addresses } = tilesAround([[kyoto]], [relief], limits)
  expect(addresses).toEqual(['/r/8/224/101', '/r/9/449/202'])
})
