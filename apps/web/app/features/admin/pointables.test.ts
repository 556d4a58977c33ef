import { expect, it } from 'vitest'
import { parsePointer, pointablesOf } from './pointables.ts'

const spot = {
  tmpId: 'spot-1',
  objectType: 'POI',
  type: 'text',
  name: '茶屋跡',
  text: '',
  color: '#4F9D2A',
  lat: 35.9,
  lng: 137.8,
  icon: 'star',
}

it('lists the objects of the map and the blocks of the text', () => {
  const layer = [{ id: 'layer-1', name: 'layer 1', objects: [spot] }]
  const context = { version: 1, blocks: [{ type: 'paragraph', text: 'あ'.repeat(61) }] }
  expect(pointablesOf({ layer, context })).toEqual([
    { value: 'object:spot-1', kind: 'object', name: '茶屋跡' },
    { value: 'block:0', kind: 'block', name: `${'あ'.repeat(60)}…` },
  ])
})

it('lists nothing of what cannot be read', () => {
  expect(pointablesOf({ layer: [{ objects: 7 }], context: 'x' })).toEqual([])
})

it.each([
  ['', null],
  ['object:a:b', { object: 'a:b' }],
  ['block:3', { block: 3 }],
])('reads %j', (value, expected) => {
  expect(parsePointer(value)).toEqual(expected)
})
