import { aLayer, anObject } from '@repo/articles/testing/sample-reading'
import { describe, expect, it } from 'vitest'
import { shapesOfPart } from './shapes-of-part.ts'

const layers = [
  aLayer({ id: 'l1', objects: [anObject({ id: 'way', kind: 'line' }), anObject({ id: 'view', kind: 'circle' })] }),
  aLayer({
    id: 'l2',
    objects: [
      anObject({ id: 'wood', kind: 'polygon' }),
      anObject({ id: 'field', kind: 'rectangle' }),
      anObject({ id: 'track', kind: 'recordedLine' }),
    ],
  }),
]

describe('shapesOfPart', () => {
  it.each([
    ['', 3],
    ['layer:l1', 1],
    ['layer:l2', 2],
    ['object:view', 1],
    ['object:way', 0],
    ['layer:view', 0],
  ])('counts those of %j: %i', (part, count) => {
    expect(shapesOfPart(layers, part)).toBe(count)
  })
})
