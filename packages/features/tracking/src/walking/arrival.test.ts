import { destinationPoint, type Position, wayTime } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { arrivalOf } from './arrival.ts'
import { beginWalk, goTo } from './walk.ts'

const START: Position = [137.8, 35.95]
const at = (along: number, beside = 0): Position =>
  destinationPoint(destinationPoint(START, { bearingDegrees: 0, distanceMeters: along }), {
    bearingDegrees: 90,
    distanceMeters: beside,
  })
const PATH = [at(0), at(6000)]
const MINUTE = 60_000

/** Six kilometres in a town: 75 minutes of 12½ each, which the pace makes 75 and rests. */
const time = wayTime({ kind: 'line', path: PATH, travelMode: 'walking' })
const pace = (factor: number, restMinutesPerHour = 0) => ({ factor, restMinutesPerHour })

function walkTo(...fixes: readonly (readonly [along: number, minutes: number, beside?: number])[]) {
  return fixes.reduce(
    (walk, [along, minutes, beside = 0]) => {
      const position = at(along, beside)
      const fix = { position, accuracyMeters: 8, elevationMeters: null, headingDegrees: null, timeMs: minutes * MINUTE }
      return goTo(walk, fix).walk
    },
    beginWalk(PATH, []),
  )
}

const arrival = (walk: ReturnType<typeof walkTo>, walkers = pace(1)) => time && arrivalOf(walk, time, walkers)

it('adds what is left of the estimate to the clock', () => {
  expect((arrival(walkTo([0, 0]))?.atMs ?? 0) / MINUTE).toBeCloseTo(75, 0)
  expect((arrival(walkTo([0, 0], [3000, 40]))?.atMs ?? 0) / MINUTE).toBeCloseTo(77.5, 0)
})

it('goes by the pace and the rests of who walks', () => {
  expect((arrival(walkTo([0, 0]), pace(0.8))?.atMs ?? 0) / MINUTE).toBeCloseTo(60, 0)
  expect((arrival(walkTo([0, 0]), pace(0.8, 10))?.atMs ?? 0) / MINUTE).toBeCloseTo(70, 0)
})

it.each([
  ['behind', [3000, 40], -2.5],
  ['ahead', [3000, 30], 7.5],
  ['not compared yet', [190, 2], null],
] as const)('says who is %s', (_, then, minutes) => {
  const ahead = arrival(walkTo([0, 0], then))?.aheadMinutes
  if (minutes === null) expect(ahead).toBeNull()
  else expect(ahead).toBeCloseTo(minutes, 0)
})

it('compares from where the line was joined, and from then', () => {
  expect(arrival(walkTo([1500, 0, 200], [2000, 10], [3000, 22.5]))?.aheadMinutes).toBeCloseTo(0, 0)
})

it('knows nothing before the device does', () => {
  expect(arrival(walkTo())).toBeNull()
  expect(arrival(walkTo([100, 0, 400]))).toBeNull()
})
