import { expect, it } from 'vitest'
import { drawnBySize, nameOfLake } from './lakes.ts'
import { liesIn } from './rings.ts'

const LAKE = new Map([
  ['natural', 'water'],
  ['name', '芦ノ湖'],
  ['name:en', 'Lake Ashi'],
])
const WATER = { layer: 'area', minZoom: 11, properties: { class: 'water' } } as const

/** A square shore, so many degrees wide. */
const aShore = (degrees: number) => [
  139,
  35,
  139 + degrees,
  35,
  139 + degrees,
  35 + degrees,
  139,
  35 + degrees,
  139,
  35,
]

it.each([
  ['a sea', 0.5, 9],
  ['a lake', 0.03, 10],
  ['a pool', 0.003, 13],
  ['a small pool', 0.0005, 14],
])('is named the earlier the larger it is: %s', (_, degrees, minZoom) => {
  expect(nameOfLake(LAKE, aShore(degrees))?.drawing).toMatchObject({
    minZoom,
    properties: { class: 'lake', name_ja: '芦ノ湖', name_en: 'Lake Ashi' },
  })
})

it('is not named as a pond, as the bank of a river or without a name', () => {
  expect(nameOfLake(LAKE, aShore(0.0003))).toBeNull()
  expect(nameOfLake(new Map([...LAKE, ['water', 'river']]), aShore(0.03))).toBeNull()
  expect(nameOfLake(new Map([['natural', 'water']]), aShore(0.03))).toBeNull()
})

it('has its name on the water, however it bends', () => {
  const bent = [0, 0, 10, 0, 10, 10, 9, 10, 9, 1, 1, 1, 1, 10, 0, 10, 0, 0]
  const at = nameOfLake(LAKE, bent)?.paths[0] ?? []
  expect(liesIn(at, bent)).toBe(true)
})

it('is drawn in maps of wide land when it is more than a dot there', () => {
  expect(drawnBySize(WATER, aShore(0.03)).minZoom).toBe(9)
  expect(drawnBySize(WATER, aShore(0.0001)).minZoom).toBe(11)
  const wood = { ...WATER, properties: { class: 'wood' } }
  expect(drawnBySize(wood, aShore(0.03))).toBe(wood)
})
