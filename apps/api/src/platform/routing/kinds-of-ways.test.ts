import { BARRIERS, SURFACES as SURFACES_OF_FILES } from '@repo/basemap/ground'
import { WAYSIDE_KINDS as KINDS_OF_FILES } from '@repo/basemap/streets'
import { GROUND_OBSTACLES, SURFACES, WAYSIDE_KINDS } from '@repo/contract'
import { expect, it } from 'vitest'

// Files of a region have these by their index. Neither package may import the other, as one is for browsers too.

it('offers the kinds of places that files of a region have', () => {
  expect(WAYSIDE_KINDS).toEqual(KINDS_OF_FILES)
})

it('tells of the surfaces and the obstacles that files of a region have, and of stairs', () => {
  expect(SURFACES).toEqual(SURFACES_OF_FILES)
  expect(GROUND_OBSTACLES).toEqual(['steps', ...BARRIERS])
})
