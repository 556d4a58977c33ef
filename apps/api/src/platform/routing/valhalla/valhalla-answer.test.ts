import { encodePolyline, type Position } from '@mishiori/map-document'
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
const aTrip = (shape = SHAPE, time = 1_234.56) => ({ legs: [{ shape }], summary: { time } })
/** Six decimals are the five of ten times as much. */
const shapeOf = (path: readonly Position[]) => encodePolyline(path.map(([lng, lat]): Position => [lng * 10, lat * 10]))
const UNAVAILABLE = { ok: false, problem: 'unavailable' }

describe('an answer', () => {
  it('is a path with longitude first and five decimals, and the time it takes', () => {
    const found = { ok: true, path: stops, durationSeconds: 1_235, alternatives: [] }
    expect(readValhallaAnswer({ trip: aTrip() }, question)).toEqual(found)
  })

  it.each([
    ['nothing', undefined],
    ['text', 'ok'],
    ['another object', { routes: [] }],
    ['a trip without legs', { trip: { ...aTrip(), legs: [] } }],
    ['a leg without shape', { trip: { ...aTrip(), legs: [{}] } }],
    ['a shape of other characters', { trip: aTrip('漢字') }],
    ['a shape that ends half way', { trip: aTrip(SHAPE.slice(0, -1)) }],
    ['a shape without end', { trip: aTrip('~'.repeat(100)) }],
    ['a shape off the Earth', { trip: aTrip('_p~iF~ps|U_p~iF~ps|U~~~~~~?~~~~~~?') }],
    ['an empty shape', { trip: aTrip('') }],
    ['a trip without its time', { trip: { legs: [{ shape: SHAPE }] } }],
    ['a trip against time', { trip: aTrip(SHAPE, -1) }],
    ['a trip of text for time', { trip: { ...aTrip(), summary: { time: '9' } } }],
    ['inherited members', Object.create({ trip: aTrip() })],
  ])('that is %s is none', (_, body) => {
    expect(readValhallaAnswer(body, question)).toEqual(UNAVAILABLE)
  })

  it('that ends elsewhere than asked finds nothing', () => {
    const elsewhere = { ...question, stops: [stops[0], [-12.095, 4.09]] as const }
    expect(readValhallaAnswer({ trip: aTrip() }, elsewhere)).toEqual({
      ok: false,
      problem: 'notFound',
    })
  })
})

describe('other ways', () => {
  const over = (via: Position) => [stops[0], via, stops[1]]
  const [north, south] = [over([-12.05, 4]), over([-12.06, 3.9])]
  const tripOf = (path: readonly Position[]) => ({ trip: aTrip(shapeOf(path), 60) })
  const read = (alternates: unknown, alternatives = 2) => {
    const answer = readValhallaAnswer({ trip: aTrip(), alternates }, { ...question, alternatives })
    return answer.ok ? answer.alternatives : answer.problem
  }

  it('come after the best, with their own time', () => {
    expect(read([tripOf(north), tripOf(south)])).toEqual([
      { path: north, durationSeconds: 60 },
      { path: south, durationSeconds: 60 },
    ])
  })

  it('are as many as were asked for', () => {
    expect(read([tripOf(north), tripOf(south)], 1)).toHaveLength(1)
    expect(read([tripOf(north)], 0)).toEqual([])
  })

  it('are each another one, to five decimals', () => {
    const almost = over([-12.050_001, 4])
    expect(read([tripOf(stops), tripOf(north), tripOf(almost)], 3)).toEqual([{ path: north, durationSeconds: 60 }])
  })

  it.each([
    ['no list', { trip: aTrip() }],
    ['no trips', [null, 1, {}]],
    ['ways to elsewhere', [tripOf([stops[0], [-12.095, 4.09]])]],
    ['ways without time', [{ trip: { legs: [{ shape: shapeOf(north) }] } }]],
  ])('that are %s are left out', (_, alternates) => {
    expect(read(alternates)).toEqual([])
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
    if (code !== null) expect(problemOfCode(code)).toBe(problem)
    expect(problemOfMessage(`Route error: ${begins}: 42`)).toBe(problem)
    expect(problemOfMessage(begins)).toBe(problem)
  })

  it('of another kind means that the engine cannot answer', () => {
    expect(problemOfCode(100)).toBe('unavailable')
    expect(problemOfMessage('Route error: Failed to parse location')).toBe('unavailable')
  })
})

it('asks for one leg through all stops, none of which may jump far', () => {
  const asked = { stops: [stops[0], [-12.05, 3.9], stops[1]], costing: 'pedestrian' } as const
  const request = JSON.parse(valhallaRequest(asked))
  expect(JSON.parse(valhallaRequest({ ...asked, options: { use_ferry: 0 }, alternatives: 2 }))).toEqual({
    ...request,
    costing_options: { pedestrian: { use_ferry: 0 } },
    alternates: 2,
  })
  expect(JSON.parse(valhallaRequest({ ...asked, alternatives: 0 }))).toEqual(request)
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
