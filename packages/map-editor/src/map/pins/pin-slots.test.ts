import { layerId, mapObjectId, type Spot } from '@mishiori/map-document'
import { beforeEach, expect, it } from 'vitest'
import { aSpot } from '../../testing/fixtures.ts'
import { layerSpots, PinSlots } from './pin-slots.ts'

const inLayer = (layer: string, ...objects: readonly Spot[]) => layerSpots({ id: layerId(layer), name: layer, objects })
const spot = (id: string, fields: Partial<Spot> = {}) =>
  aSpot({ id: mapObjectId(id), icon: 'shop', color: 'red', ...fields })
const [a, b] = [spot('a'), spot('b')]

let slots: PinSlots
beforeEach(() => {
  slots = new PinSlots()
})

it('gives spots of a layer that look alike one picture, those of other layers another', () => {
  const { names, dressed } = slots.assign([
    ...inLayer('1', a, b, spot('c', { color: 'blue' })),
    ...inLayer('2', spot('d')),
  ])
  expect(names[0]).toBe(names[1])
  expect(new Set(names).size).toBe(3)
  expect([...dressed.values()]).toEqual(['mishiori-pin:shop:red', 'mishiori-pin:shop:blue', 'mishiori-pin:shop:red'])
})

it('draws the picture anew when all of its spots change alike, and keeps their names', () => {
  const before = slots.assign(inLayer('1', a, b))
  const after = slots.assign(inLayer('1', spot('a', { color: 'blue' }), spot('b', { color: 'blue' })))
  expect(after.names).toEqual(before.names)
  expect([...after.dressed]).toEqual([[before.names[0], 'mishiori-pin:shop:blue']])
  expect(after.emptied).toEqual([])
})

it('takes another picture for one spot that changes alone, and draws that one anew when it changes back', () => {
  const before = slots.assign(inLayer('1', a, b))
  const after = slots.assign(inLayer('1', a, spot('b', { color: 'blue' })))
  expect(after.names[0]).toBe(before.names[0])
  expect(after.names[1]).not.toBe(before.names[1])
  const back = slots.assign(inLayer('1', a, b))
  expect(back.names).toEqual(after.names)
  expect([...back.dressed]).toEqual([[after.names[1], 'mishiori-pin:shop:red']])
})

it('keeps two pictures apart that come to look alike, and uses either for what comes', () => {
  const before = slots.assign(inLayer('1', a, spot('b', { color: 'blue' })))
  const after = slots.assign(
    inLayer('1', spot('a', { color: 'blue' }), spot('b', { color: 'blue' }), spot('c', { color: 'blue' })),
  )
  expect(after.names.slice(0, 2)).toEqual(before.names)
  expect(before.names).toContain(after.names[2])
})

it('does not draw a photo into the smaller picture of an icon', () => {
  const before = slots.assign(inLayer('1', a))
  const after = slots.assign(inLayer('1', spot('a', { display: 'image', images: ['https://photos.example/1.jpg'] })))
  expect(after.names).not.toEqual(before.names)
  expect(after.emptied).toEqual(before.names)
})

it('names the picture of a spot that goes to another layer after that layer', () => {
  const before = slots.assign(inLayer('1', a, b))
  const after = slots.assign([...inLayer('1', a), ...inLayer('2', b)])
  expect(after.names[0]).toBe(before.names[0])
  expect(after.names[1]).not.toBe(before.names[1])
})
