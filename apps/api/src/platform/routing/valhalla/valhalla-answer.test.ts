import { describe, expect, it } from 'vitest'
import { decodePrecisePolyline } from './precise-polyline.ts'
import { readValhallaAnswer } from './valhalla-answer.ts'
import { problemOfCode, problemOfMessage, VALHALLA_PROBLEMS } from './valhalla-errors.ts'
import { valhallaRequest } from './valhalla-request.ts'

/** Google's example of the format, with six decimals: 3.85, -12.02 to 4.07, -12.095. */
const SHAPE = '_p~iF~ps|U_ulLnnqC'
const stops = [
  [-12.02, 3.85],
  [-12.095, 4.07],
] as const
const question = { stops, costing: 'auto' } as const
const UNAVAILABLE = { ok: false, problem: 'unavailable' }

describe('an answer', () => {
  it('is a path with longitude first and five decimals', () => {
    expect(readValhallaAnswer({ trip: { legs: [{ shape: SHAPE }] } }, question)).toEqual({ ok: true, path: stops })
  })

  it.each([
    ['nothing', undefined],
    ['text', 'ok'],
    ['another object', { routes: [] }],
    ['a trip without legs', { trip: { legs: [] } }],
    ['a leg without shape', { trip: { legs: [{}] } }],
    ['a shape of other characters', { trip: { legs: [{ shape: '漢字' }] } }],
    ['a shape that ends half way', { trip: { legs: [{ shape: SHAPE.slice(0, -1) }] } }],
    ['a shape without end', { trip: { legs: [{ shape: '~'.repeat(100) }] } }],
    ['a shape off the Earth', { trip: { legs: [{ shape: '_p~iF~ps|U_p~iF~ps|U~~~~~~?~~~~~~?' }] } }],
    ['an empty shape', { trip: { legs: [{ shape: '' }] } }],
    ['inherited members', Object.create({ trip: { legs: [{ shape: SHAPE }] } })],
  ])('that is %s is none', (_, body) => {
    expect(readValhallaAnswer(body, question)).toEqual(UNAVAILABLE)
  })

  it('that ends elsewhere than asked finds nothing', () => {
    const elsewhere = { ...question, stops: [stops[0], [-12.095, 4.09]] as const }
    expect(readValhallaAnswer({ trip: { legs: [{ shape: SHAPE }] } }, elsewhere)).toEqual({
      ok: false,
      problem: 'notFound',
    })
  })
})

describe('a polyline of precision 6', () => {
  it('leaves out positions that repeat the one before', () => {
    expect(decodePrecisePolyline('????A?', { maxPoints: 3 })).toEqual([[0, 0]])
  })

  it('holds at most so many positions', () => {
    expect(decodePrecisePolyline(SHAPE, { maxPoints: 2 })).toHaveLength(2)
    expect(decodePrecisePolyline(SHAPE, { maxPoints: 1 })).toBeNull()
  })
})

describe('a refusal', () => {
  it.each(VALHALLA_PROBLEMS)('$code "$begins" means $problem', ({ code, begins, problem }) => {
    expect(problemOfCode(code)).toBe(problem)
    expect(problemOfMessage(`Route error: ${begins}: 42`)).toBe(problem)
    expect(problemOfMessage(begins)).toBe(problem)
  })

  it('of another kind means that the engine cannot answer', () => {
    expect(problemOfCode(100)).toBe('unavailable')
    expect(problemOfMessage('Route error: Failed to parse location')).toBe('unavailable')
  })
})

it('asks for one leg through all stops, none of which may jump far', () => {
  const request = JSON.parse(valhallaRequest({ stops: [stops[0], [-12.05, 3.9], stops[1]], costing: 'pedestrian' }))
  expect(request).toEqual({
    locations: [
      { lon: -12.02, lat: 3.85, type: 'break', search_cutoff: 1_000 },
      { lon: -12.05, lat: 3.9, type: 'via', search_cutoff: 1_000 },
      { lon: -12.095, lat: 4.07, type: 'break', search_cutoff: 1_000 },
    ],
    costing: 'pedestrian',
    directions_type: 'none',
    units: 'kilometers',
  })
})
