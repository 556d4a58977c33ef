import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitLayers, type LayerContents } from './fit-layers.ts'
import { layerId, mapObjectId } from './ids.ts'
import { MAP_LIMITS } from './limits.ts'
import type { MapObject } from './map-object.ts'
import { addLayers } from './operations/add-objects.ts'

let made = 0
const details = () => ({ id: mapObjectId(`o${made++}`), name: 'a', description: '', color: 'red' }) as const
const spot = (): MapObject => ({
  ...details(),
  kind: 'spot',
  position: [138, 36],
  icon: 'text',
  display: 'text',
  images: [],
  placeId: null,
})
const line = (): MapObject => ({
  ...details(),
  kind: 'line',
  path: [
    [138, 36],
    [139, 36],
  ],
})
const spots = (name: string, count: number): LayerContents => ({ name, objects: Array.from({ length: count }, spot) })
const sizes = (layers: readonly LayerContents[]) => layers.map(({ name, objects }) => [name, objects.length])

describe('the layers of a file', () => {
  it('stay as they are where there is room for them, without the empty ones', () => {
    const { layers, ...told } = fitLayers([spots('A', 100), spots('B', 0), spots('C', 1)])
    expect(sizes(layers)).toEqual([
      ['A', 100],
      ['C', 1],
    ])
    expect(told).toEqual({ joinedLayers: 0, splitLayers: 0, leftOut: 0 })
  })

  it('go on in a further one where they hold more than 100 objects', () => {
    const { layers, splitLayers, leftOut } = fitLayers([spots('A', 201), spots('x'.repeat(255), 101)])
    expect(sizes(layers)).toEqual([
      ['A', 100],
      ['A 2', 100],
      ['A 3', 1],
      ['x'.repeat(255), 100],
      [`${'x'.repeat(253)} 2`, 1],
    ])
    expect([splitLayers, leftOut]).toEqual([2, 0])
  })

  it('are put together, the smallest neighbours first, where they are more than ten', () => {
    const given = Array.from({ length: MAP_LIMITS.layers + 1 }, (_, at) => spots(`${at}`, at === 4 || at === 5 ? 1 : 9))
    const { layers, joinedLayers, leftOut } = fitLayers(given)
    expect(sizes(layers)[4]).toEqual(['4 / 5', 2])
    expect([layers.length, joinedLayers, leftOut]).toEqual([10, 1, 0])
    expect(fitLayers(given.slice(1)).joinedLayers).toBe(0)
  })

  it('fill ten layers to the brim before anything is left out', () => {
    const given = Array.from({ length: 19 }, (_, at) => spots(`${at}`, at === 18 ? 28 : 54))
    expect(given.reduce((sum, { objects }) => sum + objects.length, 0)).toBe(1000)
    const { layers, leftOut } = fitLayers(given)
    expect([layers.length, leftOut]).toEqual([10, 0])
    expect(layers.every(({ objects }) => objects.length === 100)).toBe(true)
  })

  it('fill the room of one layer that has some', () => {
    const { layers, leftOut } = fitLayers([spots('A', 3), { name: 'B', objects: [line()] }], {
      layers: 1,
      objectsPerLayer: 2,
    })
    expect(layers.flatMap(({ objects }) => objects.map(({ kind }) => kind))).toEqual(['spot', 'line'])
    expect(leftOut).toBe(2)
    expect(fitLayers([spots('A', 3)], { layers: 1, objectsPerLayer: 0 })).toMatchObject({ layers: [], leftOut: 3 })
  })

  it('lose spots before lines where they hold more than a map', () => {
    const { layers, leftOut } = fitLayers([spots('A', 1000), { name: 'B', objects: [line(), spot()] }])
    const kinds = layers.flatMap(({ objects }) => objects.map(({ kind }) => kind))
    expect([kinds.length, kinds.filter((kind) => kind === 'line').length, leftOut]).toEqual([1000, 1, 2])
  })

  it('become layers of a document that nothing is lost of but what is counted', () => {
    // Readers of files give no layer a blank name.
    const name = fc.string({ minLength: 1, maxLength: 255 }).filter((text) => text.trim() !== '')
    const layer = fc.record({ name, count: fc.nat(150) })
    fc.assert(
      fc.property(fc.array(layer, { maxLength: 25 }), fc.integer({ min: 0, max: 10 }), (given, room) => {
        const contents = given.map(({ name, count }) => spots(name, count))
        const { layers, leftOut } = fitLayers(contents, { layers: room })
        const count = (of: readonly LayerContents[]) => of.reduce((sum, { objects }) => sum + objects.length, 0)
        expect(layers.length).toBeLessThanOrEqual(room)
        expect(count(layers) + leftOut).toBe(count(contents))
        if (leftOut > 0) expect(count(layers)).toBe(room * MAP_LIMITS.objectsPerLayer)
        const withIds = layers.map((fitted, at) => ({ ...fitted, id: layerId(`${at}`) }))
        expect(addLayers({ layers: [], mainLineId: null }, withIds).ok).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
