import type { Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { readValhallaReach, valhallaReachRequest } from './valhalla-reach.ts'

const origin: Position = [9.5, 47]
const question = { origin, costing: 'pedestrian', within: { kilometers: 2 } } as const
const ring = (size: number): readonly Position[] => [
  [9.5 - size, 47 - size],
  [9.5 + size, 47 - size],
  [9.5, 47 + size],
  [9.5 - size, 47 - size],
]
const areaOf = (...coordinates: readonly unknown[]) => ({ geometry: { type: 'Polygon', coordinates } })

it('asks for one area of time or of distance', () => {
  expect(JSON.parse(valhallaReachRequest({ ...question, options: { use_ferry: 0 } }))).toMatchObject({
    locations: [{ lon: 9.5, lat: 47, search_cutoff: 1_000 }],
    costing: 'pedestrian',
    costing_options: { pedestrian: { use_ferry: 0 } },
    contours: [{ distance: 2 }],
    polygons: true,
  })
  expect(JSON.parse(valhallaReachRequest({ ...question, within: { minutes: 5 } }))).toMatchObject({
    contours: [{ time: 5 }],
  })
})

describe('an answer', () => {
  it('is areas with their holes', () => {
    const body = { features: [areaOf(ring(0.01), ring(0.002)), areaOf(ring(0.004))] }
    expect(readValhallaReach(body, question)).toEqual({
      ok: true,
      areas: [
        { outer: ring(0.01), holes: [ring(0.002)] },
        { outer: ring(0.004), holes: [] },
      ],
    })
  })

  it('without areas finds nothing', () => {
    expect(readValhallaReach({ features: [] }, question)).toEqual({ ok: false, problem: 'notFound' })
  })

  it.each([
    ['nothing', null],
    ['another object', { routes: [] }],
    ['too many', { features: Array(101).fill(areaOf(ring(0.01))) }],
    ['lines', { features: [{ geometry: { type: 'LineString', coordinates: ring(0.01) } }] }],
    ['an area without rings', { features: [areaOf()] }],
    ['a ring of three points', { features: [areaOf(ring(0.01).slice(1))] }],
    ['a hole that is none', { features: [areaOf(ring(0.01), 'hole')] }],
    ['no numbers', { features: [areaOf([['9', 47], ...ring(0.01)])] }],
    ['off the Earth', { features: [areaOf([[9.5, 91], ...ring(0.01)])] }],
    ['farther than anybody comes', { features: [areaOf(ring(0.1))] }],
  ])('that is %s is none', (_, body) => {
    expect(readValhallaReach(body, question)).toEqual({ ok: false, problem: 'unavailable' })
  })

  it('of more time may be larger', () => {
    const body = { features: [areaOf(ring(0.1))] }
    expect(readValhallaReach(body, { ...question, within: { minutes: 30 } }).ok).toBe(true)
    expect(readValhallaReach(body, { ...question, within: { minutes: 1 } }).ok).toBe(false)
  })
})
