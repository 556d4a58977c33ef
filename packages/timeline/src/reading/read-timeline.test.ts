import { describe, expect, it } from 'vitest'
import { summarizeDay } from '../calendar/summary.ts'
import type { TimelineDay } from '../model.ts'
import { pointCount } from '../path.ts'
import { bytesOf, encryptedBackups, type FixtureName, fixture, fixtureText, jsonFile } from '../testing/fixtures.ts'
import { formatInZone } from '../time/zone-offset.ts'
import { readTimeline } from './read-timeline.ts'

const SHAPES = ['android', 'ios', 'months', 'records'] as const satisfies readonly FixtureName[]

/** The segments of a day as text: `08:12-09:31 IN_TRAIN 41.2 km`. */
function told(day: TimelineDay | null): readonly string[] {
  return (day?.segments ?? []).map((segment) => {
    const clock = (timeMs: number) => formatInZone(day?.timeZone ?? '', timeMs).slice(11, 16)
    const span = `${clock(segment.startMs)}-${clock(segment.endMs)}`
    if (segment.kind === 'move') return `${span} ${segment.type} ${(segment.distanceMeters / 1000).toFixed(1)} km`
    return `${span} at ${segment.position.map((degrees) => degrees.toFixed(3))}${segment.name ? ` ${segment.name}` : ''}`
  })
}

const SEGMENTS = [
  '00:00-08:12 at 137.954,36.115',
  '08:12-09:31 IN_TRAIN 41.2 km',
  '09:31-12:48 WALKING 7.8 km',
  '12:48-14:10 at 137.809,35.963',
  '14:16-14:50 IN_TRAIN 22.6 km',
]

describe('[E53] the shape of a file is told by its content', () => {
  it.each(SHAPES)('%s', async (shape) => {
    const { result } = await readTimeline([fixture(shape)])
    expect(result.files).toMatchObject([{ shape, refusal: null }])
    expect(result.summary).toMatchObject({ oldest: '2026-10-17', newest: '2026-10-18', totalDays: 2 })
  })

  it.each(['android', 'ios'] as const)('%s tells the segments of the day', async (shape) => {
    const { day } = await readTimeline([fixture(shape)])
    expect(told(day('2026-10-18'))).toEqual(SEGMENTS)
    expect(told(day('2026-10-17'))).toEqual(['18:00-00:00 at 137.954,36.115'])
    expect(day('2026-10-18')?.timeZone).toBe('+09:00')
    expect(day('2026-10-19')).toBeNull()
    expect(day('yesterday')).toBeNull()
  })

  it('months tell the names of places too, and no zone but that of the place', async () => {
    const { day } = await readTimeline([fixture('months')])
    const named = SEGMENTS.map((text) => (text.includes('137.954') ? `${text} 塩尻の宿` : text))
    expect(told(day('2026-10-18'))).toEqual(named.map((text) => (text.includes('137.809') ? `${text} 奈良井宿` : text)))
    expect(day('2026-10-18')?.timeZone).toBe('Asia/Tokyo')
  })

  it('raw places become stays and moves by what the phone took for its movement', async () => {
    const { result, day } = await readTimeline([fixture('records')])
    expect(told(day('2026-10-18')).map((text) => text.replace(/ [\d.]+ km$/, ''))).toEqual([
      '00:00-08:00 at 137.954,36.115',
      '08:00-09:31 IN_TRAIN',
      '09:31-11:11 WALKING',
      '11:11-11:24 at 137.787,35.940',
      '11:24-12:48 WALKING',
      '12:48-14:08 at 137.809,35.963',
      '14:08-14:50 IN_TRAIN',
    ])
    expect(result.files[0]?.notes).toEqual([{ code: 'point.inaccurate', count: 1 }])
  })

  it('a mark of the byte order, spaces and UTF-16 make no difference', async () => {
    const expected = (await readTimeline([fixture('android')])).result
    const text = fixtureText('android')
    const utf16 = (isBig: boolean, content: string) => {
      const bytes = new DataView(new ArrayBuffer(2 * content.length))
      for (let at = 0; at < content.length; at++) bytes.setUint16(2 * at, content.charCodeAt(at), !isBig)
      return new Uint8Array(bytes.buffer)
    }
    const variants = [
      bytesOf(`\uFEFF${text}`),
      bytesOf(` \r\n\t${text}\n\n`),
      utf16(false, `\uFEFF${text}`),
      utf16(true, `\uFEFF${text}`),
      utf16(false, text),
    ]
    for (const variant of variants) expect((await readTimeline([variant])).result).toEqual(expected)
  })

  it('also where the array is not the first thing in it', async () => {
    const before = {
      userLocationProfile: { persona: '"[{\\' },
      rawSignals: [{ a: [1, '}'] }],
      count: -1.5e3,
      none: null,
    }
    const file = jsonFile({ ...before, ...JSON.parse(fixtureText('android')) })
    expect((await readTimeline([file])).result).toEqual((await readTimeline([fixture('android')])).result)
  })
})

describe('[E53] a wrong file is named', () => {
  const android = fixtureText('android')
  const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0)

  it.each([
    ['timeline.settings_file', fixture('settings')],
    ['timeline.edits_file', fixture('edits')],
    ['timeline.encrypted_backup', encryptedBackups()],
    ['timeline.archive', zip],
    ['timeline.archive', Uint8Array.of(0x1f, 0x8b, 8)],
    ['timeline.empty', new Uint8Array(0)],
    ['timeline.empty', bytesOf(' \n')],
    ['timeline.not_json', bytesOf('<html><body>Takeout</body></html>')],
    ['timeline.not_json', bytesOf('deviceTag,removedAt\n1,2\n')],
    ['timeline.not_json', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
    ['timeline.other_json', jsonFile({ type: 'FeatureCollection', features: [] })],
    ['timeline.other_json', jsonFile([{ name: 'no timeline' }])],
    ['timeline.other_json', jsonFile([])],
    ['timeline.other_json', jsonFile({ locations: 'none' })],
    ['timeline.truncated', bytesOf(android.slice(0, -3))],
    ['timeline.truncated', bytesOf(android.slice(0, 2000))],
    ['timeline.truncated', bytesOf('{')],
    ['timeline.truncated', bytesOf('{"semanticSegments"')],
    ['timeline.broken_json', bytesOf(android.replace('"visit":', '"visit"'))],
    ['timeline.broken_json', bytesOf(`${android}{}`)],
    ['timeline.broken_json', bytesOf('{"semanticSegments":[}')],
    ['timeline.broken_json', bytesOf('{"a":,}')],
    ['timeline.no_days', jsonFile({ locations: [] })],
    ['timeline.no_days', jsonFile({ semanticSegments: [{ visit: {} }], rawSignals: [] })],
    ['timeline.no_days', jsonFile({ semanticSegments: [], userLocationProfile: {} })],
    ['timeline.raw_signals_only', fixture('raw-signals-only')],
    ['timeline.raw_signals_only', jsonFile({ rawSignals: [{ position: { LatLng: '36.1°, 138.1°' } }] })],
  ] as const)('%s', async (refusal, file) => {
    const { result } = await readTimeline([file])
    expect(result.files).toMatchObject([{ refusal }])
    expect(result.days).toEqual([])
    expect(result.summary).toMatchObject({ oldest: null, newest: null, totalDays: 0 })
  })

  it('and nothing of it is kept, while the others are read', async () => {
    const other = fixtureText('android').replaceAll('2026-10', '2024-03')
    const { result } = await readTimeline([bytesOf(other.slice(0, -3)), fixture('settings'), fixture('android')])
    expect(result.files.map(({ refusal }) => refusal)).toEqual(['timeline.truncated', 'timeline.settings_file', null])
    expect(result.days).toEqual((await readTimeline([fixture('android')])).result.days)
  })

  it('what of a good file cannot be read is counted', async () => {
    const span = { startTime: '2026-10-18T00:00:00Z', endTime: '2026-10-18T01:00:00Z' }
    const good = { ...span, activity: { start: 'geo:35,139', end: 'geo:36,139' } }
    const file = jsonFile([
      good,
      { ...span, activity: { start: 'geo:NaN,139', end: 'geo:36,139' } },
      { ...span, startTime: 'today', visit: { topCandidate: { placeLocation: 'geo:35,139' } } },
      { ...span, visit: { hierarchyLevel: '1', topCandidate: { placeLocation: 'geo:35,139' } } },
      { ...span, timelineMemory: {} },
      { ...span, dream: {} },
      { ...span, timelinePath: [{ point: 'geo:91,0', time: span.startTime }, { point: 'geo:35,139' }, null] },
    ])
    const { result } = await readTimeline([file])
    expect(Object.fromEntries(result.files[0]?.notes.map(({ code, count }) => [code, count]) ?? [])).toEqual({
      'segment.unreadable': 2,
      'visit.nested': 1,
      'segment.memory': 1,
      'segment.unknown': 1,
      'point.position_invalid': 2,
      'point.time_invalid': 1,
    })
    expect(result.days).toMatchObject([{ moves: 1, visits: 0 }])
  })
})

it('[E54] takes activities that it does not know for UNKNOWN_ACTIVITY_TYPE, in every shape', async () => {
  for (const shape of SHAPES) {
    const strange = fixtureText(shape).replaceAll(
      /WALKING|walking|ON_FOOT|IN_TRAIN|in train|IN_RAIL_VEHICLE/g,
      'TELEPORTING',
    )
    const { day } = await readTimeline([bytesOf(strange)])
    const moves = day('2026-10-18')?.segments.filter((segment) => segment.kind === 'move') ?? []
    expect(moves.length).toBeGreaterThan(1)
    for (const { type } of moves) expect(type).toBe('UNKNOWN_ACTIVITY_TYPE')
  }
})

describe('several files', () => {
  it('that tell the same count once, whatever their shapes and order', async () => {
    const expected = (await readTimeline([fixture('months')])).result.summary
    for (const order of [SHAPES, SHAPES.toReversed(), ['months', 'months'] as const]) {
      const { result, day } = await readTimeline(order.map(fixture))
      expect(result.summary).toEqual(expected)
      expect(day('2026-10-18')?.segments).toHaveLength(SEGMENTS.length)
    }
  })

  it('complete each other where they overlap', async () => {
    const all = JSON.parse(fixtureText('ios'))
    const [morning, day] = [all.slice(0, 4), all.slice(2)].map(jsonFile)
    const reading = await readTimeline([morning ?? bytesOf(''), day ?? bytesOf('')])
    expect(told(reading.day('2026-10-18'))).toEqual(SEGMENTS)
  })

  it('of one phone that say different things of the same hour leave it to the one that tells more', async () => {
    const span = (from: number, to: number) => ({
      startTime: `2026-10-18T0${from}:00:00Z`,
      endTime: `2026-10-18T0${to}:00:00Z`,
    })
    const walk = {
      start: 'geo:35,139',
      end: 'geo:35.01,139',
      topCandidate: { type: 'walking' },
      distanceMeters: '1000',
    }
    const long = [{ ...span(1, 4), activity: walk }]
    const later = [{ ...span(2, 6), activity: { ...walk, distanceMeters: '4000', topCandidate: { type: 'cycling' } } }]
    const { day } = await readTimeline([jsonFile(long), jsonFile(later)])
    // of three hours' 1,000 m the first hour's third is left beside the four hours
    expect(told(day('2026-10-18'))).toEqual(['10:00-11:00 WALKING 0.3 km', '11:00-15:00 CYCLING 4.0 km'])
  })
})

describe('the path of a move', () => {
  it('goes along the fixes of its time, with a time each', async () => {
    const { day } = await readTimeline([fixture('android')])
    const walk = day('2026-10-18')?.segments[2]
    if (walk?.kind !== 'move') throw new Error('The walk is no move')
    expect(pointCount(walk.path)).toBe(6)
    expect(walk.path.slice(0, 4)).toEqual(Float64Array.of(137.8103, 35.9655, 137.8066, 35.97))
    expect([walk.timesMs?.at(0), walk.timesMs?.at(1), walk.timesMs?.at(-1)]).toEqual([
      walk.startMs,
      Date.UTC(2026, 9, 18, 0, 50),
      walk.endMs,
    ])
  })

  it('of points without times has none', async () => {
    const { day } = await readTimeline([fixture('months')])
    const [, first, , , last] = day('2026-10-18')?.segments ?? []
    expect(first).toMatchObject({ kind: 'move', timesMs: null })
    expect(last?.kind === 'move' && pointCount(last.path)).toBe(4)
  })

  it('that no activity tells is a move of an unknown type, without leaps that nobody makes', async () => {
    const path = (...points: readonly (readonly [string, string])[]) =>
      jsonFile([{ startTime: '2026-01-01T00:00:00Z', timelinePath: points.map(([point, time]) => ({ point, time })) }])
    const seoul = path(
      ['geo:37.5665,126.9780', '2026-01-01T00:00:00Z'],
      ['geo:0.0,-50.0', '2026-01-01T01:00:00Z'],
      ['37.5700°, 126.9800°', '2026-01-01T02:00:00Z'],
    )
    const { day } = await readTimeline([seoul])
    expect(told(day('2026-01-01'))).toEqual(['09:00-11:00 UNKNOWN_ACTIVITY_TYPE 0.4 km'])
    const flight = path(['geo:37.46,126.44', '2026-01-01T00:00:00Z'], ['geo:1.36,103.99', '2026-01-01T06:00:00Z'])
    expect(summarizeDay((await readTimeline([flight])).day('2026-01-01') ?? emptyDay).distanceMeters).toBeGreaterThan(
      4e6,
    )
  })
})

describe('of which little is known', () => {
  const dayOf = async (file: Uint8Array, date: string) => told((await readTimeline([file])).day(date))

  it('the single points of paths, one in two hours, are one way', async () => {
    expect(await dayOf(fixture('sparse-paths'), '2026-05-10')).toEqual(['09:40-12:20 UNKNOWN_ACTIVITY_TYPE 22.2 km'])
  })

  it.each([
    [
      'of a path',
      [{ startTime: '2026-10-18T00:00:00Z', timelinePath: [{ point: 'geo:35,139', time: '2026-10-18T00:00:00Z' }] }],
    ],
    [
      'of raw places',
      { locations: [{ latitudeE7: 350000000, longitudeE7: 1390000000, timestamp: '2026-10-18T00:00:00Z' }] },
    ],
  ])('a single position of a day, %s, is a stay of a moment', async (_name, file) => {
    expect(await dayOf(jsonFile(file), '2026-10-18')).toEqual(['09:00-09:00 at 139.000,35.000'])
  })

  it('a single position is left out where one is known to be then', async () => {
    const at = (clock: string) => `2026-10-18T${clock}:00+09:00`
    const visit = { topCandidate: { placeLocation: 'geo:35,139' } }
    const path = (clock: string, point: string) => ({
      startTime: at(clock),
      timelinePath: [{ point, time: at(clock) }],
    })
    const day = [{ startTime: at('10:00'), endTime: at('11:00'), visit }, path('11:10', 'geo:35.0005,139')]
    expect(await dayOf(jsonFile(day), '2026-10-18')).toEqual(['10:00-11:00 at 139.000,35.000'])
    expect(await dayOf(jsonFile([...day, path('20:00', 'geo:36,139')]), '2026-10-18')).toEqual([
      '10:00-11:00 at 139.000,35.000',
      '20:00-20:00 at 139.000,36.000',
    ])
  })

  it('a recorded point alone gives way to the points on streets', async () => {
    const { day, result } = await readTimeline([fixture('one-raw-point')])
    expect(told(day('2024-05-01'))).toEqual(['10:00-10:30 WALKING 1.4 km', '11:00-11:30 WALKING 1.4 km'])
    expect(day('2024-05-01')?.segments.map((one) => one.kind === 'move' && pointCount(one.path))).toEqual([3, 2])
    expect(result.files).toMatchObject([{ read: 2, notes: [] }])
  })

  it('recorded points that cannot be read give way, too; one between two ends stays', async () => {
    const duration = { startTimestamp: '2024-05-01T01:00:00Z', endTimestamp: '2024-05-01T01:30:00Z' }
    const place = (lat: number) => ({ latE7: lat * 1e7, lngE7: 139e7 })
    const end = (lat: number) => ({ latitudeE7: lat * 1e7, longitudeE7: 139e7 })
    const pointsOf = async (activity: object) => {
      const file = jsonFile({ timelineObjects: [{ activitySegment: { duration, ...activity } }] })
      const [move] = (await readTimeline([file])).day('2024-05-01')?.segments ?? []
      return move?.kind === 'move' ? pointCount(move.path) : 0
    }
    const broken = { points: [{ latE7: 9e9, lngE7: 0 }, place(35)] }
    const stops = { transitStops: [end(35), end(35.1), end(35.2)] }
    expect(await pointsOf({ simplifiedRawPath: broken, transitPath: stops })).toBe(3)
    const ends = { startLocation: end(35), endLocation: end(36) }
    expect(await pointsOf({ ...ends, simplifiedRawPath: { points: [place(35.5)] } })).toBe(3)
  })

  it.each([
    ['a visit without an end', fixture('visit-without-end'), ['10:00-10:00 at 139.000,35.000']],
    [
      'a visit without an end in milliseconds',
      jsonFile({
        timelineObjects: [
          {
            placeVisit: {
              location: { latitudeE7: 35e7, longitudeE7: 139e7 },
              duration: { startTimestampMs: '1714525200000' },
            },
          },
        ],
      }),
      ['10:00-10:00 at 139.000,35.000'],
    ],
    ...[null, ''].map((endTime): [string, Uint8Array, string[]] => [
      `a visit with the end ${JSON.stringify(endTime)}`,
      jsonFile({
        semanticSegments: [
          {
            startTime: '2024-05-01T10:00:00.000+09:00',
            endTime,
            visit: { topCandidate: { placeLocation: { latLng: '35°, 139°' } } },
          },
        ],
      }),
      ['10:00-10:00 at 139.000,35.000'],
    ]),
    [
      'a visit without a start',
      jsonFile([{ endTime: '2024-05-01T10:00:00+09:00', visit: { topCandidate: { placeLocation: 'geo:35,139' } } }]),
      ['10:00-10:00 at 139.000,35.000'],
    ],
  ])('%s is a stay of a moment', async (_name, file, segments) => {
    expect(await dayOf(file, '2024-05-01')).toEqual(segments)
  })
})

const emptyDay: TimelineDay = { date: '', timeZone: 'UTC', segments: [] }

describe('while files are read', () => {
  it('days come before the result, and progress is told to the end', async () => {
    const seen: string[] = []
    const progress: number[] = []
    const { result } = await readTimeline([fixture('android')], {
      onDays: (days) => seen.push(...days.map(({ date }) => date)),
      onProgress: ({ readBytes, totalBytes }) => progress.push(readBytes / totalBytes),
    })
    expect(seen.sort()).toEqual(result.days.map(({ date }) => date))
    expect(progress.at(-1)).toBe(1)
  })

  it('they can be stopped', async () => {
    const stop = new AbortController()
    const onProgress = () => stop.abort(new Error('enough'))
    await expect(readTimeline([fixture('android')], { signal: stop.signal, onProgress })).rejects.toThrow('enough')
    await expect(readTimeline([], { signal: stop.signal })).rejects.toThrow('enough')
  })
})
