import type { Position } from '@mishiori/map-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rest } from './find-rests.ts'
import { CHAPTER_LIMITS, photoChapters, type RoutePhoto } from './photo-chapters.ts'

/** North along a meridian. */
const at = (alongMeters: number): Position => [138, 35 + alongMeters / 111_195]
const photo = (id: string, alongMeters: number, takenMs: number | null = null): RoutePhoto => ({
  id,
  position: at(alongMeters),
  alongMeters,
  takenMs,
})
const rest = (meters: number, minutes = 20): Rest => ({
  position: at(meters),
  startMeters: meters,
  endMeters: meters + 5,
  startMs: meters * 1000,
  endMs: meters * 1000 + minutes * 60_000,
})
const told = (photos: readonly RoutePhoto[], rests: readonly Rest[] = []) =>
  photoChapters(photos, rests).map((chapter) => chapter.photos.map(({ id }) => id).join(''))

describe('chapters', () => {
  it('are where the track rests, and where photos gather', () => {
    expect(told([photo('a', 3000), photo('b', 3050), photo('c', 6010)], [rest(6000), rest(9000)])).toEqual([
      'ab',
      'c',
      '',
    ])
  })

  it('begin with the track’s rest, or with the first photo', () => {
    const chapters = photoChapters([photo('a', 3000, 7), photo('b', 3050, 9)], [rest(6000)])
    expect(chapters.map(({ startMs, position }) => [startMs, position])).toEqual([
      [7, at(3000)],
      [6_000_000, at(6000)],
    ])
    expect(photoChapters([photo('a', 0)], [])[0]?.startMs).toBeNull()
  })

  it.each([
    [CHAPTER_LIMITS.gatheringMeters - 1, ['', 'ab']],
    [CHAPTER_LIMITS.gatheringMeters + 1, ['ab']],
  ])('gather photos %i m apart, and else give them to a rest near by: %j', (apart, chapters) => {
    expect(told([photo('a', 900), photo('b', 900 + apart)], [rest(200)])).toEqual(chapters)
  })

  it.each([
    [CHAPTER_LIMITS.loneMeters, ['ab']],
    [CHAPTER_LIMITS.loneMeters + 1, ['a', 'b']],
  ])('give a photo %i m from a stop to %j', (apart, chapters) => {
    expect(told([photo('a', 0), photo('b', apart)])).toEqual(chapters)
  })

  it('leave out short rests without photos where there are many', () => {
    const rests = Array.from({ length: CHAPTER_LIMITS.emptyRests + 1 }, (_, index) =>
      rest(index * 5000, index === 3 ? 11 : 20),
    )
    expect(photoChapters([], rests.slice(1))).toHaveLength(CHAPTER_LIMITS.emptyRests)
    const kept = photoChapters([], rests).map(({ startMs }) => startMs)
    expect(kept).toHaveLength(CHAPTER_LIMITS.emptyRests)
    expect(kept).not.toContain(15_000_000)
    // with a photo it is one of them again
    expect(photoChapters([photo('a', 15_000)], rests)).toHaveLength(CHAPTER_LIMITS.emptyRests + 1)
  })

  it('know the way back from the way there', () => {
    const back = { ...photo('b', 0), alongMeters: 20_000 }
    expect(told([photo('a', 0), back], [rest(10_000)])).toEqual(['a', '', 'b'])
  })

  it('hold each photo once, the same whatever order they come in', () => {
    const meters = fc.array(fc.integer({ min: 0, max: 8000 }), { maxLength: 40 })
    const restAt = fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: 4 })
    fc.assert(
      fc.property(meters, restAt, fc.integer(), (along, resting, seed) => {
        const photos = along.map((one, index) => photo(String(index).padStart(3, '0'), one, one))
        const rests = resting.toSorted((a, b) => a - b).map((kilometers) => rest(kilometers * 1000))
        const chapters = photoChapters(photos, rests)
        const ids = chapters.flatMap((chapter) => chapter.photos.map(({ id }) => id))
        expect(ids.toSorted()).toEqual(photos.map(({ id }) => id))
        const shuffled = photos.toSorted((a, b) => hash(a.id, seed) - hash(b.id, seed))
        expect(photoChapters(shuffled, rests)).toEqual(chapters)
      }),
    )
  })
})

const hash = (id: string, seed: number) => Math.sin(Number(id) * 12.9898 + seed)
