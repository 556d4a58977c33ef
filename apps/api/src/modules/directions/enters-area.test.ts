import type { Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { entersArea } from './enters-area.ts'

/** A letter C, open to the east. */
const ring: readonly Position[] = [
  [0, 0],
  [3, 0],
  [3, 1],
  [1, 1],
  [1, 2],
  [3, 2],
  [3, 3],
  [0, 3],
]

describe('a path and an area', () => {
  it.each<[string, readonly Position[], boolean]>([
    [
      'beside it',
      [
        [-1, -1],
        [-1, 4],
        [4, 4],
      ],
      false,
    ],
    [
      'that ends inside',
      [
        [-1, 1.5],
        [0.5, 1.5],
      ],
      true,
    ],
    [
      'within it',
      [
        [0.5, 0.5],
        [0.5, 2.5],
      ],
      true,
    ],
    [
      'in its bay',
      [
        [4, 1.5],
        [1.5, 1.5],
        [4, 1.6],
      ],
      false,
    ],
    [
      'through it without a position inside',
      [
        [-1, 1.5],
        [2, 1.5],
      ],
      true,
    ],
    [
      'whose box alone touches that of the area',
      [
        [-1, 2],
        [1, 4],
      ],
      false,
    ],
  ])('%s', (_, path, isEntering) => {
    expect(entersArea(path, [ring])).toBe(isEntering)
    expect(entersArea(path, [])).toBe(false)
  })
})
