import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FILE_LIMITS } from './limits.ts'
import { readRouteFile } from './read-route-file.ts'
import { pointsByOracle } from './testing/oracle.ts'
import { asText, gpx, pointsOf, track } from './testing/points.ts'

const SAMPLE = new Uint8Array(readFileSync(new URL('../fixtures/mitake.gpx', import.meta.url)))
const TWO = '<trkpt lat="35" lon="139"/><trkpt lat="36" lon="140"/>'

async function read(bytes: Uint8Array) {
  const result = await readRouteFile(bytes)
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  return result.file
}

async function refusal(bytes: Uint8Array) {
  const result = await readRouteFile(bytes)
  return result.ok ? null : result.refusal
}

const utf8 = (text: string) => new TextEncoder().encode(text)

function utf16(text: string, { isLittle }: { readonly isLittle: boolean }): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), isLittle)
  return new Uint8Array(view.buffer)
}

describe('reading a sample', () => {
  it('gives names, segments, elevations as written and times to the millisecond', async () => {
    const file = await read(SAMPLE)
    expect(file).toMatchObject({ name: '御岳渓谷 & 沢', description: '朝 & 昼' })
    expect(file.notes).toEqual([{ code: 'description.plain_text', count: 1 }])
    expect(file.lines.map(({ name, kind, color, segments }) => [name, kind, color, segments.length])).toEqual([
      ['Riverside', 'track', 'blue', 2],
      ['Back', 'route', null, 1],
    ])
    const [first, second] = file.lines[0]?.segments ?? []
    expect([...(first?.elevationsMeters ?? [])]).toEqual([243.50000000000006, Number.NaN, Number.NaN])
    expect([...(first?.timestampsMs ?? [])]).toEqual([
      Date.UTC(2026, 9, 3, 23, 5, 11, 250),
      Date.UTC(2026, 9, 3, 23, 6),
      Number.NaN,
    ])
    expect([...(second?.elevationsMeters ?? [])]).toEqual([100, -0.5])
    expect(second?.timestampsMs).toBeNull()
    expect(file.spots).toMatchObject([
      { name: 'Mitake 駅', position: [139.18237, 35.80119], elevationMeters: 243.5, icon: 'train' },
    ])
  })

  it('gives the same however the bytes arrive', async () => {
    const whole = await read(SAMPLE)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 20 }), async (sizes) => {
        let at = 0
        const stream = new ReadableStream<Uint8Array>({
          pull(controller) {
            const size = sizes[at % sizes.length] ?? 1
            if (at >= SAMPLE.length) controller.close()
            else controller.enqueue(SAMPLE.subarray(at, at + size))
            at += size
          },
        })
        expect(await readRouteFile(stream)).toEqual({ ok: true, file: whole })
      }),
      { numRuns: 20 },
    )
  })

  it('agrees with another parser', async () => {
    const oracle = pointsByOracle(new TextDecoder().decode(SAMPLE))
    expect(pointsOf(await read(SAMPLE))).toEqual(asText(oracle ?? []))
  })
})

describe('encodings', () => {
  const text = `<gpx><wpt lat="1" lon="2"><name>é</name></wpt></gpx>`
  it.each([
    ['UTF-8 with a mark', utf8(`\uFEFF${text}`)],
    ['UTF-8 with a mark that declares Shift_JIS', utf8(`\uFEFF<?xml version="1.0" encoding="Shift_JIS"?>${text}`)],
    ['UTF-8 with a mark that declares UTF-16', utf8(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${text}`)],
    ['UTF-16 little-endian', utf16(`\uFEFF${text}`, { isLittle: true })],
    ['UTF-16 big-endian', utf16(`\uFEFF${text}`, { isLittle: false })],
    ['UTF-16 without a mark', utf16(text, { isLittle: true })],
    ['ISO-8859-1', Uint8Array.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${text}`, (c) => c.charCodeAt(0))],
  ])('reads %s', async (_, bytes) => {
    expect((await read(bytes)).spots[0]?.name).toBe('é')
  })

  it('refuses an encoding that nobody knows', async () => {
    expect(await refusal(utf8(`<?xml version="1.0" encoding="x-none"?>${text}`))).toMatchObject({
      code: 'file.encoding_unknown',
    })
  })
})

describe('points', () => {
  it('[E49] passes over what is no place, and says how many', async () => {
    const bad = [
      ['91', '0'],
      ['0', '541'],
      ['NaN', '0'],
      ['Infinity', '1'],
      ['1e999', '1'],
      ['', '1'],
      ['35,6', '139,7'],
      ['0x10', '1'],
      [' 0x10', '1'],
      ['86', '0'],
    ]
    const points = bad.map(([lat, lon]) => `<trkpt lat="${lat}" lon="${lon}"/>`).join('')
    const file = await read(gpx(track(`${points}<trkpt lon="0"/>${TWO}`)))
    expect(pointsOf(file)).toEqual(['139 35 NaN', '140 36 NaN'])
    expect(file.notes).toEqual([
      { code: 'point.position_invalid', count: 10 },
      { code: 'point.beyond_map', count: 1 },
    ])
  })

  it('brings longitudes beyond 180° back, so that a way crosses the date line', async () => {
    const points = ['178.4', '180.5', '-181', '189.3', '-540'].map((lon) => `<trkpt lat="-17" lon="${lon}"/>`)
    const file = await read(
      gpx(
        `<wpt lat="1" lon="359"/><rte><rtept lat="0" lon="181"/><rtept lat="0" lon="182"/></rte>${track(points.join(''))}`,
      ),
    )
    expect(file.notes).toEqual([])
    expect(file.spots[0]?.position).toEqual([-1, 1])
    const [fiji, route] = file.lines.map((line) =>
      [...(line.segments[0]?.lngLat ?? [])].filter((_, index) => index % 2 === 0),
    )
    expect(route).toEqual([-179, -178])
    expect(fiji?.map((lng) => Number(lng.toFixed(9)))).toEqual([178.4, -179.5, 179, -170.7, -180])
  })

  it.each([
    [
      'with comma decimals',
      track('<trkpt lat="45,5" lon="6,5"/><trkpt lat="45,6" lon="6,6"/>'),
      'file.positions_unreadable',
      2,
    ],
    ['of waypoints in degrees and minutes', '<wpt lat="45°30\'" lon="6°30\'"/>', 'file.positions_unreadable', 1],
    ['at the pole', track('<trkpt lat="89" lon="6"/><trkpt lat="90" lon="6"/>'), 'file.beyond_map', 2],
  ])('are counted in the refusal of a file %s', async (_, content, code, count) => {
    expect(await refusal(gpx(content))).toEqual({ code, line: null, column: null, params: { count } })
  })

  it('keeps the points around a bad elevation or time', async () => {
    const file = await read(
      gpx(
        track(
          `<trkpt lat="1" lon="1"><ele>high</ele><time>2026-02-30T00:00:00Z</time></trkpt><trkpt lat="2" lon="2"><time>2026-01-01T00:00:00</time></trkpt>`,
        ),
      ),
    )
    expect(file.notes.map(({ code }) => code)).toEqual(['elevation.invalid', 'time.invalid', 'time.without_zone'])
    expect(file.lines[0]?.segments[0]?.timestampsMs?.[1]).toBe(Date.UTC(2026, 0, 1))
  })

  it('shows a line of one point as a spot', async () => {
    const file = await read(
      gpx('<trk><name>Alone</name><trkseg><trkpt lat="1" lon="2"><ele>3</ele></trkpt></trkseg></trk>'),
    )
    expect(file.spots).toMatchObject([{ name: 'Alone', position: [2, 1], elevationMeters: 3 }])
    expect(file.notes).toEqual([{ code: 'line.became_spot', count: 1 }])
  })

  it('[E51] takes as many points as the limit and refuses one more', async () => {
    const points = '<trkpt lat="1" lon="1"/>'.repeat(FILE_LIMITS.points)
    expect((await read(gpx(track(points)))).lines[0]?.segments[0]?.length).toBe(FILE_LIMITS.points)
    expect(await refusal(gpx(track(`${points}<trkpt lat="1" lon="1"/>`)))).toMatchObject({
      code: 'file.too_many_points',
    })
  })
})

describe('extensions of GPX', () => {
  const point = (lat: number, extensions = '') =>
    `<trkpt lat="${lat}" lon="138">${extensions && `<extensions>${extensions}</extensions>`}</trkpt>`
  const garmin = (elements: string) => `<gpxtpx:TrackPointExtension>${elements}</gpxtpx:TrackPointExtension>`
  const sensorsOf = async (text: string) => {
    const result = await readRouteFile(gpx(text))
    if (!result.ok) throw new Error(result.refusal.code)
    return { sensors: result.file.lines[0]?.segments[0]?.sensors, notes: result.file.notes }
  }

  it.each([
    ['Garmin', garmin('<gpxtpx:atemp>21.5</gpxtpx:atemp><gpxtpx:hr>90</gpxtpx:hr><gpxtpx:cad>80</gpxtpx:cad>')],
    ['Cluetrust', '<gpxdata:hr>90</gpxdata:hr><gpxdata:cadence>80</gpxdata:cadence><gpxdata:temp>21.5</gpxdata:temp>'],
  ])('keep what sensors measured beside its point, as %s says it', async (_, elements) => {
    const power = '<pwr:PowerInWatts>210</pwr:PowerInWatts>'
    expect(await sensorsOf(track(point(36) + point(36.1, elements) + point(36.2, power)))).toEqual({
      sensors: {
        temperaturesCelsius: Float64Array.of(Number.NaN, 21.5, Number.NaN),
        heartRatesBpm: Float64Array.of(Number.NaN, 90, Number.NaN),
        cadencesRpm: Float64Array.of(Number.NaN, 80, Number.NaN),
        powersWatts: Float64Array.of(Number.NaN, Number.NaN, 210),
      },
      notes: [],
    })
  })

  it('say what cannot be, and what a line has no place for: each value is counted', async () => {
    const cannotBe = garmin('<gpxtpx:hr>0</gpxtpx:hr><gpxtpx:cad>x</gpxtpx:cad>')
    const other = garmin('<gpxtpx:speed>1.2</gpxtpx:speed><gpxtpx:course>90</gpxtpx:course>')
    expect(await sensorsOf(track(point(36, cannotBe) + point(36.1, other)))).toEqual({
      sensors: undefined,
      notes: [
        { code: 'sensor.implausible', count: 2 },
        { code: 'sensor.left_out', count: 2 },
      ],
    })
  })

  it('of thousands of points stay beside them, also where sensors begin late', async () => {
    const beats = (at: number) => (at < 1_000 ? '' : garmin(`<gpxtpx:hr>${60 + (at % 100)}</gpxtpx:hr>`))
    const points = Array.from({ length: 3_000 }, (_, at) => point(30 + at / 1_000, beats(at)))
    const { sensors } = await sensorsOf(track(points.join('')))
    const told = sensors?.heartRatesBpm ?? []
    expect(told).toHaveLength(3_000)
    expect([...told].every((value, at) => (at < 1_000 ? Number.isNaN(value) : value === 60 + (at % 100)))).toBe(true)
  })
})

describe('[E47] refusals', () => {
  it.each([
    ['nothing', '', { code: 'file.empty', line: null }],
    ['words', 'hello', { code: 'file.not_xml', line: 1 }],
    ['blanks', '  \n ', { code: 'file.not_xml' }],
    ['KML that holds nothing', '<kml xmlns="x"/>', { code: 'file.no_points' }],
    ...['Document', 'Folder', 'Placemark', 'GroundOverlay'].map((root): [string, string, object] => [
      `KML whose root is ${root}`,
      `<${root}><name>a</name></${root}>`,
      { code: 'file.no_points' },
    ]),
    ['cut TCX', '<TrainingCenterDatabase>', { code: 'file.truncated' }],
    ['other XML', '<svg/>', { code: 'file.unsupported_format', params: { format: 'xml' } }],
    [
      'a root named as a prototype key',
      '<constructor/>',
      { code: 'file.unsupported_format', params: { format: 'xml' } },
    ],
    ['JSON that is no GeoJSON', '{"a":1}', { code: 'file.unsupported_format', params: { format: 'json' } }],
    ['a broken zip', 'PK\u0003\u0004', { code: 'file.broken_zip', line: null }],
    ['a cut FIT file', '\u000e\u0010\u0000\u0000\u0000\u0000\u0000\u0000.FIT', { code: 'file.broken_fit', line: null }],
    ['no points', '<gpx><trk><trkseg/></trk></gpx>', { code: 'file.no_points' }],
    ['an entity bomb', '<!DOCTYPE gpx [<!ENTITY a "x">]><gpx/>', { code: 'file.doctype', line: 1, column: 1 }],
    ['an unclosed root', `<gpx>\n${track(TWO)}`, { code: 'file.truncated' }],
    ['a cut tag', `<gpx>${track(TWO)}<wpt lat="1`, { code: 'file.truncated' }],
    [
      'crossing tags',
      '<gpx>\n  <trk></rte>',
      {
        code: 'file.broken_xml',
        line: 2,
        column: 8,
        params: { reason: 'mismatched_tag', expected: 'trk', found: 'rte' },
      },
    ],
    [
      'a value without quotes',
      '<gpx>\n<wpt lat=1 lon="2"/></gpx>',
      { code: 'file.broken_xml', line: 2, column: 1, params: { reason: 'attribute' } },
    ],
    [
      'an attribute twice',
      '<gpx><wpt lat="1" lat="2" lon="1"/></gpx>',
      { code: 'file.broken_xml', params: { reason: 'attribute_twice' } },
    ],
    ['a quote left open', '<gpx><wpt lat="1 lon="2"/></gpx>', { code: 'file.broken_xml' }],
    ['two roots', '<gpx/><gpx/>', { code: 'file.broken_xml', params: { reason: 'second_root' } }],
    ['words after the root', '<gpx/>x', { code: 'file.broken_xml', params: { reason: 'text_outside_root' } }],
    ['200,000 levels', `<gpx>${'<extensions>'.repeat(200_000)}`, { code: 'file.too_deep', params: { max: 100 } }],
    ['an endless comment', `<gpx><!--${'x'.repeat(FILE_LIMITS.tokenLength * 2)}`, { code: 'file.token_too_long' }],
  ])('refuses %s', async (_, text, expected) => {
    expect(await refusal(utf8(text))).toMatchObject(expected)
  })

  it('reads 100 levels and refuses 101', async () => {
    const nested = (levels: number) =>
      utf8(`<gpx>${'<a>'.repeat(levels - 1)}${'</a>'.repeat(levels - 1)}<wpt lat="1" lon="1"/></gpx>`)
    expect((await readRouteFile(nested(100))).ok).toBe(true)
    expect(await refusal(nested(101))).toMatchObject({ code: 'file.too_deep' })
  })

  it('[E47] never expands an entity twice, nor beyond what it stands for', async () => {
    const name = async (text: string) =>
      (await read(gpx(`<wpt lat="1" lon="1"><name>${text}</name></wpt>`))).spots[0]?.name
    expect(await name('&amp;lt;&#65;&#x1F5FE;')).toBe('&lt;A🗾')
    expect(await name('&#9999999;&#0;&#xD800;')).toBe('\uFFFD\uFFFD\uFFFD')
    expect((await name('&#65;'.repeat(1_000_000)))?.length).toBeLessThan(FILE_LIMITS.textLength * 5)
  })

  it('answers any text without throwing', async () => {
    const pieces = fc.constantFrom(
      '<gpx>',
      '</gpx>',
      '<wpt lat="1" lon="2">',
      '</wpt>',
      '<ele>',
      '1',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<',
      '>',
      '"',
      '&',
      ' ',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 40 }), async (parts) => {
        const text = `<gpx>${parts.join('')}`
        const result = await readRouteFile(utf8(text))
        const oracle = pointsByOracle(text)
        if (oracle && oracle.length > 0) expect(result.ok && pointsOf(result.file)).toEqual(asText(oracle))
      }),
      { numRuns: 300 },
    )
  })
})

it('tells its progress and stops when cancelled', async () => {
  const bytes = gpx(track(TWO.repeat(20_000)))
  const seen: number[] = []
  await readRouteFile(new Blob([new Uint8Array(bytes)]), { onProgress: ({ readBytes }) => seen.push(readBytes) })
  expect(seen.length).toBeGreaterThan(1)
  expect(seen.at(-1)).toBe(bytes.length)
  const controller = new AbortController()
  const reading = readRouteFile(bytes, {
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('enough')),
  })
  await expect(reading).rejects.toThrow('enough')
})
