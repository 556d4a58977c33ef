import fc from 'fast-check'
import FitParser from 'fit-file-parser'
import { describe, expect, it } from 'vitest'
import { readRouteFile } from '../../read-route-file.ts'
import { COURSE, type FitPoint, fitCourse, fitFile } from '../../testing/fit-files.ts'

const START = Date.UTC(2026, 9, 18)
const WALK: readonly FitPoint[] = [0, 1, 2, 3].map((n) => ({
  lat: 35.9 + n / 1000,
  lng: 137.6,
  elevation: 900 + n,
  timeMs: START + n * 1000,
  heartRate: 90 + n,
}))

async function read(bytes: Uint8Array) {
  const result = await readRouteFile(bytes)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.file
}

/** What the other parser finds of every record that has a place. */
async function pointsByOracle(bytes: Uint8Array<ArrayBuffer>) {
  const { records = [] } = await new FitParser({ mode: 'list', force: false }).parseAsync(bytes.slice().buffer)
  return records
    .filter(({ position_lat, position_long }) => position_lat !== undefined && position_long !== undefined)
    .map(({ position_lat, position_long, enhanced_altitude, timestamp }) => [
      position_long,
      position_lat,
      enhanced_altitude ?? null,
      timestamp === undefined ? null : new Date(timestamp).getTime(),
    ])
}

async function pointsByUs(bytes: Uint8Array) {
  const { lines } = await read(bytes)
  return lines
    .flatMap(({ segments }) => segments)
    .flatMap(({ length, lngLat, elevationsMeters, timestampsMs }) =>
      Array.from({ length }, (_, at) => [
        lngLat[2 * at],
        lngLat[2 * at + 1],
        numberOrNull(elevationsMeters?.[at]),
        numberOrNull(timestampsMs?.[at]),
      ]),
    )
}

const numberOrNull = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)

describe('FIT', () => {
  it('becomes a recording with elevations and times; heart rates stay beside them', async () => {
    const { lines, notes, format } = await read(fitFile(WALK))
    expect(format).toBe('fit')
    expect(lines).toMatchObject([{ kind: 'track', name: '', segments: [{ length: 4 }] }])
    expect([...(lines[0]?.segments[0]?.elevationsMeters ?? [])]).toEqual([900, 901, 902, 903])
    expect(lines[0]?.segments[0]?.timestampsMs?.[3]).toBe(START + 3000)
    expect(lines[0]?.segments[0]?.sensors?.heartRatesBpm).toHaveLength(4)
    expect(notes).toEqual([])
  })

  it('keeps what sensors measured; what cannot be is counted', async () => {
    const at = (index: number) => ({ lng: 138, lat: 36 + index / 1000, timeMs: START + index * 1000 })
    const points = [
      { ...at(0), heartRate: 0, temperature: -4 },
      { ...at(1), heartRate: 131, cadence: 0, power: 1021 },
      { ...at(2), power: 0 },
      { timeMs: START + 3000, heartRate: 140 },
    ]
    const { lines, notes } = await read(fitFile(points))
    expect(lines[0]?.segments[0]?.sensors).toEqual({
      temperaturesCelsius: Float64Array.of(-4, Number.NaN, Number.NaN),
      heartRatesBpm: Float64Array.of(Number.NaN, 131, Number.NaN),
      cadencesRpm: Float64Array.of(Number.NaN, 0, Number.NaN),
      powersWatts: Float64Array.of(Number.NaN, 1021, 0),
    })
    expect(notes).toEqual([
      { code: 'sensor.implausible', count: 1 },
      { code: 'point.without_position', count: 1 },
    ])
  })

  it('has the places, elevations and times that another parser finds, whatever is missing', async () => {
    // Two places that have to be near each other would shrink by steps of metres, without end.
    const degrees = (max: number) => fc.noShrink(fc.double({ min: -max, max, noNaN: true }))
    const point = fc.record(
      {
        lat: degrees(85),
        lng: degrees(179.99),
        // from 1 m: lower ones may stand for none, which the other parser does not know
        elevation: fc.integer({ min: 5, max: 40_000 }).map((fifths) => fifths / 5),
      },
      { noNullPrototype: true },
    )
    const first = { lat: 1, lng: 1 }
    const points = fc
      .array(
        point.filter(({ lat = 1, lng = 1 }) => Math.abs(lat) > 1 || Math.abs(lng) > 1),
        { maxLength: 30 },
      )
      .map((more) => [first, first, ...more].map((made, n) => ({ ...made, timeMs: START + n * 1000 })))
    await fc.assert(
      fc.asyncProperty(points, async (made) => {
        const file = fitFile(made)
        expect(await pointsByUs(file)).toEqual(await pointsByOracle(file))
      }),
      { numRuns: 50 },
    )
  })

  it('leaves points without a place out and counts them', async () => {
    const { lines, notes } = await read(fitFile([...WALK, { timeMs: START + 9000 }]))
    expect(lines[0]?.segments[0]?.length).toBe(4)
    expect(notes).toContainEqual({ code: 'point.without_position', count: 1 })
  })

  it('of a course becomes a line with its name, and spots with theirs', async () => {
    const { lines, spots } = await read(fitCourse())
    expect(lines).toMatchObject([{ name: '御嶽の道', kind: 'route' }])
    expect(spots).toMatchObject([{ name: '水場', symbol: { set: 'garmin', name: 'Drinking Water' } }])
    expect((await read(fitFile(WALK, { type: COURSE, courseName: 'C' }))).lines).toMatchObject([{ name: 'C' }])
  })

  it('of several files in a row becomes a line of each', async () => {
    const { lines } = await read(new Uint8Array([...fitFile(WALK), ...fitFile(WALK)]))
    expect(lines.map(({ segments }) => segments[0]?.length)).toEqual([4, 4])
  })

  it('that breaks off is read up to there, and says so', async () => {
    const whole = fitFile(WALK)
    const { lines, notes } = await read(whole.subarray(0, whole.length - 10))
    expect(lines[0]?.segments[0]?.length).toBe(3)
    expect(notes).toContainEqual({ code: 'file.breaks_off', count: 1 })
  })

  it('that was changed is read, and says so', async () => {
    const changed = fitFile(WALK)
    changed[changed.length - 3] = 12
    expect((await read(changed)).notes).toContainEqual({ code: 'file.checksum_differs', count: 1 })
  })

  it('without any place is refused', async () => {
    expect(await readRouteFile(fitFile([{ timeMs: START }]))).toMatchObject({
      ok: false,
      refusal: { code: 'file.no_points', line: null },
    })
  })
})

/** A file of one message definition and what follows it, by hand: encoders write no compressed headers. */
function byHand(records: readonly number[]): Uint8Array {
  const header = [12, 0x20, 0, 0, records.length, 0, 0, 0, 0x2e, 0x46, 0x49, 0x54]
  return new Uint8Array([...header, ...records, 0, 0])
}

const BIG_ENDIAN_RECORD = [0x40, 0, 1, 0, 20, 3, 0, 4, 0x85, 1, 4, 0x85, 253, 4, 0x86]
const PLACE = [0x10, 0, 0, 0, 0x20, 0, 0, 0]

describe('FIT records', () => {
  it('may be big-endian, and have their time in a compressed header', async () => {
    const withTime = [0, ...PLACE, 0x30, 0, 0, 30]
    // local message 1 without a time: 31, then 1 in the next round of 32 seconds
    const definition = [0x41, 0, 1, 0, 20, 2, 0, 4, 0x85, 1, 4, 0x85]
    const compressed = [0x80 + (1 << 5) + 31, ...PLACE, 0x80 + (1 << 5) + 1, ...PLACE]
    const { lines } = await read(byHand([...BIG_ENDIAN_RECORD, ...withTime, ...definition, ...compressed]))
    const { lngLat, timestampsMs } = lines[0]?.segments[0] ?? {}
    expect([...(lngLat ?? [])].slice(0, 2)).toEqual([45, 22.5])
    expect([...(timestampsMs ?? [])].map((time) => (time - 631_065_600_000) / 1000 - 0x30000000)).toEqual([30, 31, 33])
  })

  it('pass over fields of developers', async () => {
    const definition = [0x61, 0, 1, 0, 20, 2, 0, 4, 0x85, 1, 4, 0x85, 1, 0, 3, 0]
    const record = [0x01, ...PLACE, 1, 2, 3]
    const { lines } = await read(byHand([...definition, ...record, ...record]))
    expect(lines[0]?.segments[0]?.length).toBe(2)
  })

  it('without a definition end the reading', async () => {
    expect(await readRouteFile(byHand([0x03, 1, 2]))).toMatchObject({ ok: false, refusal: { code: 'file.broken_fit' } })
  })
})
