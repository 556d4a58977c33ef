import { describe, expect, it } from 'vitest'
import { METERS_PER_DEGREE } from '../geo/distance.ts'
import { mapObjectId } from '../ids.ts'
import type { AnyLine } from '../map-object.ts'
import type { Position } from '../position.ts'
import { lineToTrace, walkedGround } from './walked-ground.ts'

const stretch = { surface: null, kind: 'path' } as const

describe('what the ground says of the pace', () => {
  it('is nothing on paving stones and ferries, and stairs are never paved', () => {
    const stretches = [
      { ...stretch, toMeters: 100, surface: 'paved', kind: 'street' },
      { ...stretch, toMeters: 200, surface: 'stones', kind: 'footway' },
      { ...stretch, toMeters: 300, surface: 'paved', kind: 'steps' },
      { ...stretch, toMeters: 400, kind: 'ferry' },
      { ...stretch, toMeters: 500, surface: 'gravel', kind: 'track' },
    ]
    expect(walkedGround(stretches, 500)).toEqual({
      paved: [{ fromMeters: 0, toMeters: 100 }],
      unknown: [
        { fromMeters: 100, toMeters: 200 },
        { fromMeters: 300, toMeters: 400 },
      ],
    })
  })

  it('is stretched to the length of the line, and nothing where nothing is known', () => {
    const paved = { ...stretch, toMeters: 50, surface: 'paved' }
    expect(walkedGround([paved, { ...stretch, toMeters: 100 }], 200)).toEqual({
      paved: [{ fromMeters: 0, toMeters: 100 }],
      unknown: [{ fromMeters: 100, toMeters: 200 }],
    })
    expect(walkedGround([{ ...stretch, toMeters: 100, surface: 'stones' }], 100)).toBeUndefined()
    expect(walkedGround([], 100)).toBeUndefined()
  })
})

describe('a line that is compared with ways', () => {
  /** A point every ten metres, each `aside` metres off a straight line. */
  const lineOf = (count: number, aside: number, kind: 'line' | 'navigationLine'): AnyLine => {
    const path = Array.from(
      { length: count },
      (_, index): Position => [(index % 2) * (aside / METERS_PER_DEGREE), (index * 10) / METERS_PER_DEGREE],
    )
    return { kind, id: mapObjectId('way'), name: '', description: '', color: 'red', path } as unknown as AnyLine
  }

  it('is followed point by point where it was found along them', () => {
    const found = lineOf(10, 0, 'navigationLine')
    expect(lineToTrace(found, 10)).toEqual({ path: found.path, matching: 'edges' })
    expect(lineToTrace(lineOf(10, 0, 'line'), 10)?.matching).toBe('map')
  })

  it('has fewer points where it has too many, by as little as does, and is no more the one that was found', () => {
    const traced = lineToTrace(lineOf(11, 1, 'navigationLine'), 10)
    expect(traced?.path).toHaveLength(2)
    expect(traced?.matching).toBe('map')
  })

  it('is none where too many points stay', () => {
    expect(lineToTrace(lineOf(11, 30, 'line'), 10)).toBeNull()
  })
})
