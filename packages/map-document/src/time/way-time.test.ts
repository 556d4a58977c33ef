import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destinationPoint } from '../geo/destination.ts'
import { METERS_PER_DEGREE, pathLengthMeters } from '../geo/distance.ts'
import type { Position } from '../position.ts'
import { minutesAt, type TimedWay, wayTime } from './way-time.ts'

const TORII_PASS: Position = [137.8, 35.95]
const ZUGSPITZE: Position = [11, 47.42]

interface Ground {
  readonly meters: number
  /** Metres up on a metre. */
  readonly slope: number
}

/** A way due north, a point every ten metres, of parts that rise or fall evenly. */
function aWay(start: Position, parts: readonly Ground[], over: Partial<TimedWay> = {}): TimedWay {
  const path: Position[] = [start]
  const elevationsMeters = [500]
  for (const { meters, slope } of parts) {
    for (let step = 0; step < meters / 10; step++) {
      path.push([start[0], (path.at(-1)?.[1] ?? 0) + 10 / METERS_PER_DEGREE])
      elevationsMeters.push((elevationsMeters.at(-1) ?? 0) + 10 * slope)
    }
  }
  return { kind: 'navigationLine', travelMode: 'walking', profile: 'hike', path, elevationsMeters, ...over }
}

const backwards = (way: TimedWay): TimedWay => ({
  ...way,
  path: way.path.toReversed(),
  elevationsMeters: way.elevationsMeters?.toReversed() ?? [],
})

const minutesOf = (way: TimedWay, ground?: Parameters<typeof wayTime>[1]) => wayTime(way, ground)?.minutes ?? Number.NaN

describe('on mountain paths in Japan', () => {
  // A kilometre takes 151 s² + 65 s + 19 minutes up, 137 s² − 16 s + 19 down (s is negative), |s| at most 0.4.
  it.each([
    ['2 km flat', [{ meters: 2000, slope: 0 }], 38], // 2 × 19
    ['2 km up at 10 %', [{ meters: 2000, slope: 0.1 }], 54], // 2 × (1.51 + 6.5 + 19) = 54.02
    ['2 km down at 10 %', [{ meters: 2000, slope: -0.1 }], 44], // 2 × (1.37 + 1.6 + 19) = 43.94
    ['1 km up at 40 %', [{ meters: 1000, slope: 0.4 }], 69], // 24.16 + 26 + 19 = 69.16
    ['1 km up at 60 %, as at 40 %', [{ meters: 1000, slope: 0.6 }], 69],
    ['1 km down at 60 %, as at 40 %', [{ meters: 1000, slope: -0.6 }], 47], // 21.92 + 6.4 + 19 = 47.32
  ])('takes for %s %#', (_, parts, minutes) => {
    const time = wayTime(aWay(TORII_PASS, parts))
    expect(time).toMatchObject({ model: 'hikeJapan', version: 1, climbs: 'counted' })
    expect(Math.round(time?.minutes ?? 0)).toBe(minutes)
  })

  it('sums up the stretches of a pass, and takes another time backwards', () => {
    const pass = aWay(TORII_PASS, [
      { meters: 1500, slope: 0 }, // 1.5 × 19 = 28.5
      { meters: 1800, slope: 0.15 }, // 1.8 × (3.3975 + 9.75 + 19) = 57.87
      { meters: 1700, slope: -0.15 }, // 1.7 × (3.0825 + 2.4 + 19) = 41.62
    ])
    expect(Math.abs(minutesOf(pass) - 127.99)).toBeLessThan(1)
    // Backwards 1.7 × 32.1475 = 54.65, 1.8 × 24.4825 = 44.07, and 28.5.
    expect(Math.abs(minutesOf(backwards(pass)) - 127.22)).toBeLessThan(1)
    expect(minutesOf(backwards(pass))).not.toBeCloseTo(minutesOf(pass), 1)
  })
})

it('takes by DIN 33466 elsewhere: the larger part and half of the smaller one', () => {
  const tour = aWay(ZUGSPITZE, [
    { meters: 3000, slope: 0.2 }, // 600 m up: 120 min
    { meters: 3000, slope: -0.1 }, // 300 m down: 36 min; 6 km: 90 min; 156 + 90 / 2
  ])
  expect(wayTime(tour)).toMatchObject({ model: 'hikeDin33466', version: 1 })
  expect(Math.abs(minutesOf(tour) - 201)).toBeLessThan(2) // the top is a little rounder than it was drawn
  // Backwards 300 m up and 600 m down: 60 + 72 = 132 min, and 45.
  expect(Math.abs(minutesOf(backwards(tour)) - 177)).toBeLessThan(2)
})

describe('in towns', () => {
  const walk = { profile: 'walk' } as const

  it('takes twelve and a half minutes for a flat kilometre, and more where it climbs', () => {
    expect(wayTime(aWay(TORII_PASS, [{ meters: 4000, slope: 0 }], walk))).toMatchObject({ model: 'townWalk' })
    expect(minutesOf(aWay(TORII_PASS, [{ meters: 4000, slope: 0 }], walk))).toBeCloseTo(50, 1)
    // 4 × (151 × 0.0025 + 65 × 0.05 + 12.5) = 4 × 16.1275
    expect(minutesOf(aWay(TORII_PASS, [{ meters: 4000, slope: 0.05 }], walk))).toBeCloseTo(64.51, 1)
  })

  it('goes by what is under the feet, whatever the profile', () => {
    const flat = aWay(TORII_PASS, [{ meters: 4000, slope: 0 }])
    expect(wayTime(flat, { pavedShare: 1 })).toMatchObject({ model: 'townWalk' })
    expect(minutesOf(flat, { pavedShare: 1 })).toBeCloseTo(50, 1)
    expect(minutesOf({ ...flat, ...walk }, { pavedShare: 0 })).toBeCloseTo(76, 1)
    const paved = [{ fromMeters: 0, toMeters: 1000 }] // 12.5 + 3 × 19
    expect(wayTime(flat, { paved })).toMatchObject({ model: 'hikeJapan' })
    expect(minutesOf(flat, { paved })).toBeCloseTo(69.5, 1)
    expect(minutesAt(wayTime(flat, { paved }) ?? raise(), 1000)).toBeCloseTo(12.5, 1)
  })

  it('takes what is not known for what the rest is, and nothing from ground that is mostly unknown', () => {
    const flat = aWay(TORII_PASS, [{ meters: 4000, slope: 0 }])
    const paved = [{ fromMeters: 0, toMeters: 2000 }]
    const rest = [{ fromMeters: 2500, toMeters: 4000 }]
    // 2 km of 2.5 that are known: a town, where half a kilometre is a path, and what is not known is none.
    expect(wayTime(flat, { paved, unknown: rest })).toMatchObject({ model: 'townWalk' })
    expect(minutesOf(flat, { paved, unknown: rest })).toBeCloseTo(2 * 12.5 + 0.5 * 19 + 1.5 * 12.5, 1)
    const most = [{ fromMeters: 1000, toMeters: 4000 }]
    expect(wayTime(flat, { paved: [{ fromMeters: 0, toMeters: 1000 }], unknown: most })).toMatchObject({
      model: 'hikeJapan',
    })
    expect(wayTime({ ...flat, ...walk }, { paved: [], unknown: most })).toMatchObject({ model: 'townWalk' })
  })
})

it.each([
  ['cityBike', 15_000, 0, 60],
  ['roadBike', 22_000, 0, 60],
  ['mountainBike', 13_000, 0.05, 117.5], // 650 m up: 78 min; 60 min for the length count half: 108
] as const)('rides by %s', (profile, meters, slope, minutes) => {
  const time = wayTime(aWay(TORII_PASS, [{ meters, slope }], { profile, travelMode: 'driving' }))
  expect(time?.model).toBe('ride')
  expect(Math.abs((time?.minutes ?? 0) - (slope === 0 ? minutes : 108))).toBeLessThan(0.5)
})

describe('the model', () => {
  const steep = [{ meters: 2000, slope: 0.1 }]
  const level = [{ meters: 2000, slope: 0.01 }]
  const drawn = { kind: 'line', travelMode: undefined, profile: undefined } as unknown as Partial<TimedWay>

  it('is by the climb where neither ground nor profile is known', () => {
    expect(wayTime(aWay(TORII_PASS, steep, drawn))?.model).toBe('hikeJapan')
    expect(wayTime(aWay(TORII_PASS, level, drawn))?.model).toBe('townWalk')
  })

  it('is none for what is driven, and for long lines that nobody says are walked', () => {
    expect(wayTime(aWay(TORII_PASS, level, { travelMode: 'driving', profile: undefined as never }))).toBeNull()
    expect(wayTime(aWay(TORII_PASS, level, { travelMode: 'driving', profile: 'motorcycle' }))).toBeNull()
    expect(wayTime(aWay(TORII_PASS, [{ meters: 50_100, slope: 0 }], drawn))).toBeNull()
    expect(wayTime(aWay(TORII_PASS, [{ meters: 50_100, slope: 0 }]))?.model).toBe('hikeJapan')
    expect(wayTime({ kind: 'line', path: [TORII_PASS, TORII_PASS] })).toBeNull()
  })

  it.each([
    ['Yonaguni', [122.98, 24.45], true],
    ['Yakushima', [130.5, 30.34], true],
    ['Tsushima', [129.3, 34.4], true],
    ['Chichijima', [142.2, 27.07], true],
    ['Rishiri', [141.24, 45.18], true],
    ['Rausu', [145.12, 44.08], true],
    ['Busan', [129.08, 35.18], false],
    ['Jeju', [126.53, 33.36], false],
    ['Ulleungdo', [130.86, 37.5], false],
    ['Yushan', [120.96, 23.47], false],
    ['Sakhalin', [142.75, 46.6], false],
    ['Vladivostok', [131.9, 43.12], false],
  ] as const)('at %s', (_, place, isJapan) => {
    expect(wayTime(aWay(place, steep))?.model).toBe(isJapan ? 'hikeJapan' : 'hikeDin33466')
  })
})

describe('unknown elevations', () => {
  const flat = aWay(TORII_PASS, [{ meters: 3000, slope: 0 }])

  it('count as flat, and it is said', () => {
    const { elevationsMeters: _, ...unknown } = flat
    expect(wayTime(unknown)).toMatchObject({ climbs: 'unknown' })
    expect(minutesOf(unknown)).toBeCloseTo(57, 1)
  })

  it('of a part are counted as flat for that part', () => {
    const way = aWay(TORII_PASS, [{ meters: 3000, slope: 0.2 }])
    const half = {
      ...way,
      elevationsMeters: way.elevationsMeters?.map((meters, index) => (index < 150 ? meters : null)) ?? [],
    }
    expect(wayTime(half)).toMatchObject({ climbs: 'partly' })
    expect(Math.abs(minutesOf(half) - (1.5 * 38.04 + 1.5 * 19))).toBeLessThan(2) // 151 × 0.04 + 65 × 0.2 + 19
  })
})

describe('noise of receivers', () => {
  /** Uniform between −5 and 5 m, the same on every machine. */
  function noisy(way: TimedWay, seed: number): TimedWay {
    let state = seed
    const next = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return (state / 2_147_483_648) * 10 - 5
    }
    return { ...way, elevationsMeters: way.elevationsMeters?.map((meters) => (meters ?? 0) + next()) ?? [] }
  }
  const ways = [
    ['flat', [{ meters: 8000, slope: 0 }]],
    ['rolling', Array.from({ length: 16 }, (_, index) => ({ meters: 500, slope: index % 2 === 0 ? 0.06 : -0.06 }))],
    [
      'a mountain',
      [
        { meters: 4000, slope: 0.2 },
        { meters: 4000, slope: -0.2 },
      ],
    ],
  ] as const
  const places = [
    ['in Japan', TORII_PASS],
    ['elsewhere', ZUGSPITZE],
  ] as const

  it.each(ways.flatMap(([name, parts]) => places.map(([where, start]) => [name, where, parts, start] as const)))(
    'changes the time of %s %s by less than 3 %%',
    (_, __, parts, start) => {
      const way = aWay(start, parts)
      for (let seed = 1; seed <= 50; seed++) {
        expect(Math.abs(minutesOf(noisy(way, seed)) / minutesOf(way) - 1)).toBeLessThan(0.03)
      }
    },
  )
})

const anyPath = fc
  .array(fc.tuple(fc.double({ min: 0, max: 360, noNaN: true }), fc.integer({ min: 1, max: 400 })), {
    minLength: 1,
    maxLength: 60,
  })
  .map((steps) => {
    const path: Position[] = [TORII_PASS]
    for (const [bearingDegrees, distanceMeters] of steps) {
      path.push(destinationPoint(path.at(-1) ?? TORII_PASS, { bearingDegrees, distanceMeters }))
    }
    return path
  })
const anyWay = anyPath.chain((path) =>
  fc.record({
    kind: fc.constant('navigationLine' as const),
    profile: fc.constantFrom('hike', 'walk', 'gravelBike'),
    path: fc.constant(path),
    elevationsMeters: fc.array(fc.option(fc.double({ min: -400, max: 4000, noNaN: true })), {
      minLength: path.length,
      maxLength: path.length,
    }),
  }),
)

describe('any way', () => {
  it('takes longer the farther one goes, and ends at its end', () => {
    fc.assert(
      fc.property(anyWay, (way) => {
        const time = wayTime(way)
        if (!time) return
        for (const [index, minutes] of time.minutesAfter.entries()) {
          expect(minutes).toBeGreaterThanOrEqual(time.minutesAfter[index - 1] ?? 0)
        }
        expect(minutesAt(time, 0)).toBe(0)
        expect(minutesAt(time, pathLengthMeters(way.path))).toBeCloseTo(time.minutes, 6)
        expect(minutesAt(time, Number.POSITIVE_INFINITY)).toBe(time.minutes)
      }),
    )
  })

  it('takes no less than flat, and no more than the steepest slope allows on foot', () => {
    fc.assert(
      fc.property(anyWay, (way) => {
        const kilometers = pathLengthMeters(way.path) / 1000
        const minutes = minutesOf({ ...way, profile: 'hike' })
        expect(minutes).toBeGreaterThanOrEqual(19 * kilometers - 0.001)
        expect(minutes).toBeLessThanOrEqual(69.17 * kilometers)
      }),
    )
  })
})

function raise(): never {
  throw new Error('no time')
}
