import { expect, it } from 'vitest'
import type { Position } from '../position.ts'
import { longitudeDelta } from './longitude.ts'
import { selfIntersects } from './self-intersection.ts'

const CASES: readonly (readonly [string, readonly (readonly [number, number])[], boolean])[] = [
  ['no corners', [], false],
  [
    'a triangle',
    [
      [0, 0],
      [4, 0],
      [0, 4],
    ],
    false,
  ],
  [
    'a square',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
    false,
  ],
  [
    'a bow tie',
    [
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
    ],
    true,
  ],
  [
    'a corner on another side',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 0],
      [0, 4],
    ],
    true,
  ],
  [
    'two corners at one place',
    [
      [0, 0],
      [2, 2],
      [4, 0],
      [4, 4],
      [2, 2],
      [0, 4],
    ],
    true,
  ],
  [
    'two sides that lie on each other in part',
    [
      [0, 0],
      [4, 0],
      [4, 2],
      [3, 0],
      [1, 0],
      [0, 2],
    ],
    true,
  ],
  [
    'a corner set twice',
    [
      [0, 0],
      [4, 0],
      [4, 0],
      [4, 4],
    ],
    true,
  ],
  [
    'a spike out of a corner, back on the same line',
    [
      [0, 0],
      [4, 0],
      [8, 0],
      [4, 0],
      [0, 4],
    ],
    true,
  ],
  [
    'a spike along a side',
    [
      [0, 0],
      [8, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
    true,
  ],
  [
    'nothing but a line out and back, which has no inside',
    [
      [0, 0],
      [4, 0],
      [2, 0],
      [1, 0],
    ],
    false,
  ],
]

/** The same shape with its west at a meridian, so that it lies across 180° or away from it. */
const at = (west: number, corners: readonly (readonly [number, number])[]) =>
  corners.map(([lng, lat]): Position => [longitudeDelta(0, west + lng), lat])

it.each(CASES)('%s', (_name, corners, expected) => {
  expect(selfIntersects(at(10, corners))).toBe(expected)
  expect(selfIntersects(at(178, corners))).toBe(expected)
})
