import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { METERS_PER_DEGREE } from '../geo/distance.ts'
import type { Position } from '../position.ts'
import { movingTime, PAUSE_LIMITS } from './moving-time.ts'

const MINUTE_MS = 60_000

/** So many seconds at a speed, due north. */
interface Leg {
  readonly seconds: number
  readonly speed: number
  /** Metres that a receiver is off to each side. */
  readonly noise?: number
  /** Seconds between two positions. */
  readonly every?: number
}

function recording(legs: readonly Leg[], random = noiseOf(1)) {
  const points: { position: Position; timeMs: number }[] = []
  let [timeMs, meters] = [1_700_000_000_000, 0]
  const at = (noise: number): Position => [
    137.8 + (noise * random()) / (METERS_PER_DEGREE * Math.cos((36 * Math.PI) / 180)),
    36 + (meters + noise * random()) / METERS_PER_DEGREE,
  ]
  points.push({ position: at(0), timeMs })
  for (const { seconds, speed, noise = 0, every = 1 } of legs) {
    for (let second = every; second <= seconds; second += every) {
      meters += speed * every
      timeMs += every * 1000
      points.push({ position: at(noise), timeMs })
    }
  }
  return { path: points.map(({ position }) => position), timestampsMs: points.map((point) => point.timeMs) }
}

/** Normally distributed, the same in each run. */
function noiseOf(seed: number): () => number {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return (state + 1) / (2 ** 32 + 1)
  }
  return () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next())
}

const walk = (minutes: number): Leg => ({ seconds: minutes * 60, speed: 1.2 })
const rest = (minutes: number): Leg => ({ seconds: minutes * 60, speed: 0 })

describe('how long a recording was under way', () => {
  it('leaves out where it stood still', () => {
    const moving = movingTime(recording([walk(30), rest(10), walk(20), rest(5), walk(10)]))
    expect(moving?.pauseCount).toBe(2)
    // The last seconds before and after, within twenty metres, belong to a pause.
    expect(Math.abs((moving?.movingMs ?? 0) - 60 * MINUTE_MS)).toBeLessThan(2 * 20_000)
    expect((moving?.movingMs ?? 0) + (moving?.pausedMs ?? 0)).toBe(75 * MINUTE_MS)
    expect(moving?.speedMetersPerSecond).toBeCloseTo(1.2, 2)
  })

  it.each([3, 4, 5])('is not misled by a receiver that wanders by %d m', (noise) => {
    for (let seed = 1; seed <= 20; seed++) {
      const legs = [walk(30), rest(15), walk(30)].map((leg) => ({ ...leg, noise }))
      const moving = movingTime(recording(legs, noiseOf(seed)))
      expect(moving?.pauseCount).toBe(1)
      expect(Math.abs((moving?.pausedMs ?? 0) - 15 * MINUTE_MS)).toBeLessThan(1.5 * MINUTE_MS)
    }
  })

  it('takes the slowest walkers for moving', () => {
    const limit = PAUSE_LIMITS.withinMeters / (PAUSE_LIMITS.durationMs / 1000)
    const at = (speed: number) => movingTime(recording([{ seconds: 3600, speed }]))?.pausedMs
    expect(at(limit * 1.1)).toBe(0)
    // What is left at the end is too short for a pause.
    expect(at(limit * 0.9)).toBeGreaterThan(58 * MINUTE_MS)
  })

  it.each([
    [2, 1],
    [1.5, 0],
  ])('counts a stay of %d minutes as %d pauses', (minutes, pauses) => {
    const ride = { seconds: 600, speed: 20 }
    expect(movingTime(recording([ride, rest(minutes), ride]))?.pauseCount).toBe(pauses)
  })

  it('takes a gap that is passed slowly for a pause, and others for a way', () => {
    const gap = (meters: number) => ({ seconds: 600, every: 600, speed: meters / 600 })
    expect(movingTime(recording([walk(20), gap(90), walk(20)]))).toMatchObject({ pauseCount: 1 })
    const passed = movingTime(recording([walk(20), gap(110), walk(20)]))
    expect(passed).toMatchObject({ pauseCount: 0, pausedMs: 0, movingMs: 50 * MINUTE_MS })
  })

  it('says nothing where most of the time is in gaps', () => {
    const gap = (minutes: number) => ({ seconds: 60 * minutes, every: 60 * minutes, speed: 1 })
    expect(movingTime(recording([walk(20), gap(20)]))).not.toBeNull()
    expect(movingTime(recording([walk(20), gap(21)]))).toBeNull()
  })

  it('passes over positions without a time, and times that run backwards', () => {
    const whole = recording([walk(10), rest(5), walk(10)])
    const holey = whole.timestampsMs.map((timeMs, index) => (index % 3 === 1 ? null : timeMs))
    expect(movingTime({ ...whole, timestampsMs: holey })?.pauseCount).toBe(1)
    const reset = whole.timestampsMs.with(400, 5)
    expect(movingTime({ ...whole, timestampsMs: reset })).toEqual(movingTime(whole))
  })

  it('knows nothing without times, and no speed where it never moved', () => {
    const { path } = recording([walk(1)])
    expect(movingTime({ path })).toBeNull()
    expect(movingTime({ path, timestampsMs: path.map((_, index) => (index === 3 ? 5 : null)) })).toBeNull()
    expect(movingTime(recording([rest(3)]))).toEqual({
      movingMs: 0,
      pausedMs: 3 * MINUTE_MS,
      pauseCount: 1,
      speedMetersPerSecond: null,
    })
  })

  it('divides the time of any recording into moving and paused', () => {
    const point = fc.record({
      north: fc.integer({ min: -300, max: 300 }),
      timeMs: fc.option(fc.integer({ min: 0, max: 4_000_000 })),
    })
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 60 }), (points) => {
        const moving = movingTime({
          path: points.map(({ north }) => [139, 35 + north / METERS_PER_DEGREE]),
          timestampsMs: points.map(({ timeMs }) => timeMs),
        })
        if (!moving) return
        const { movingMs, pausedMs, pauseCount, speedMetersPerSecond } = moving
        expect(Math.min(movingMs, pausedMs, speedMetersPerSecond ?? 0)).toBeGreaterThanOrEqual(0)
        expect(pausedMs).toBeGreaterThanOrEqual(pauseCount * PAUSE_LIMITS.durationMs)
      }),
    )
  })

  it('reads half a million positions in no time, also where they crowd', () => {
    const path = Array.from({ length: 500_000 }, (_, index): Position => [139, 35 + (index % 2) / METERS_PER_DEGREE])
    const begin = performance.now()
    movingTime({ path, timestampsMs: path.map((_, index) => index / 5) })
    movingTime({ path, timestampsMs: path.map((_, index) => index * 1000) })
    expect(performance.now() - begin).toBeLessThan(3_000)
  })
})
