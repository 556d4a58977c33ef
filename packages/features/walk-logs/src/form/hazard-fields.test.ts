import { expect, it } from 'vitest'
import { knowsHazards } from './hazard-fields.tsx'

it.each([
  ['2026-11-29', true],
  ['2026-11-28', true],
  ['2026-11-27', false],
  // Where it is tomorrow already.
  ['2026-11-30', true],
  ['', false],
])('somebody who walked on %s knows the hazards of 2026-11-29: %s', (day, expected) => {
  expect(knowsHazards(day, '2026-11-29')).toBe(expected)
})
