import { expect, it } from 'vitest'
import { freeBox } from './free-box.ts'
import type { ScreenBox } from './uncover.ts'

const box = (left: number, top: number, right: number, bottom: number): ScreenBox => ({ left, top, right, bottom })
const MAP = box(0, 60, 1440, 900)
const layers = box(16, 76, 316, 420)
const toolbar = box(500, 76, 1300, 130)
const guide = box(600, 142, 1200, 190)
const profile = box(332, 736, 1424, 872)
const controls = box(1380, 76, 1424, 300)

it.each([
  ['no panels', [], MAP],
  ['the layers, at the left', [layers], box(316, 60, 1440, 900)],
  ['tools and guide, at the top', [toolbar, guide], box(0, 190, 1440, 900)],
  ['a profile, at the bottom', [profile], box(0, 60, 1440, 736)],
  ['all of a desktop', [controls, toolbar, layers, guide, profile], box(316, 190, 1380, 736)],
  ['panels that have no size', [box(0, 0, 0, 0), box(700, 500, 700, 600)], MAP],
  ['a sheet of a phone', [box(0, 500, 390, 844)], box(0, 60, 390, 500)],
] as const)('is the part of the map beside %s', (_title, panels, free) => {
  const map = _title.includes('phone') ? box(0, 60, 390, 844) : MAP
  expect(freeBox(map, panels)).toEqual(free)
})
