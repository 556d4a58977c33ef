import { expect, it } from 'vitest'
import { neighboursOf } from './neighbours.ts'

const known = ['2026-10-19', '2026-10-04', '2026-10-18'].map((day) => ({ day, distanceKm: 1 }))

it('tells what the API says of a day that is stored', () => {
  const stored = { previous: '2024-01-01', next: null }
  expect(neighboursOf('2026-10-18', stored, known)).toEqual({ previous: '2024-01-01', next: null })
})

it('looks among the days of the calendar around one that is not', () => {
  expect(neighboursOf('2026-10-10', null, known)).toEqual({ previous: '2026-10-04', next: '2026-10-18' })
  expect(neighboursOf('2026-10-01', null, known)).toEqual({ previous: null, next: '2026-10-04' })
  expect(neighboursOf('2026-11-01', null, [])).toEqual({ previous: null, next: null })
})
