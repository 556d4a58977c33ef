import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ReadNoteCode, ReadSegment, RouteFile } from './read-result.ts'
import { readRouteFile } from './read-route-file.ts'
import { gpx, track } from './testing/points.ts'
import { toMapObjects } from './to-map-objects.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`../fixtures/foreign/${name}`, import.meta.url)))
const utf8 = (text: string) => new TextEncoder().encode(text)
const names = { layer: 'File', spot: (n: number) => `Spot ${n}`, area: (n: number) => `Area ${n}` }

async function read(source: Uint8Array): Promise<RouteFile> {
  const result = await readRouteFile(source)
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  return result.file
}

function objectsOf(file: RouteFile) {
  let made = 0
  return toMapObjects(file, { createId: () => `o${made++}`, names }).layers.flatMap(({ objects }) => objects)
}

const segmentsOf = (file: RouteFile): readonly ReadSegment[] => file.lines.flatMap(({ segments }) => segments)
const latsOf = (file: RouteFile) => segmentsOf(file).map(({ lngLat }) => [...lngLat].filter((_, at) => at % 2 === 1))
const countOf = (file: RouteFile, code: ReadNoteCode) => file.notes.find((note) => note.code === code)?.count ?? 0
const elevationsOf = (file: RouteFile) =>
  segmentsOf(file).map(({ elevationsMeters }) => elevationsMeters && [...elevationsMeters])
const point = (lat: number, inner = '') => `<trkpt lat="${lat}" lon="138.1">${inner}</trkpt>`
const zero = '<trkpt lat="0" lon="0"/>'

describe('0°, 0° within a line', () => {
  it('is no fix, and counted: in GPX, FIT and TCX', async () => {
    const island = await read(fixture('null-island.gpx'))
    expect(latsOf(island)).toEqual([[36.1, 36.11, 36.12]])
    expect(island.notes).toEqual([{ code: 'point.no_fix', count: 1 }])

    const fit = await read(fixture('fit-zero-fix-within.fit'))
    expect(segmentsOf(fit).map(({ length }) => length)).toEqual([4])
    expect(countOf(fit, 'point.no_fix')).toBe(2)

    const laps = await read(fixture('tcx-two-laps-zero-altitude.tcx'))
    expect(latsOf(laps)).toEqual([[36.1, 36.101, 36.103]])
    expect(elevationsOf(laps)).toEqual([[500, 505, 510]])
    expect(countOf(laps, 'point.no_fix')).toBe(1)
  })

  it('is no fix in KML and GeoJSON, at the start, within and at the end', async () => {
    const coordinates = '0,0 138,36 0,0,0 0,0 138.1,36 0,0'
    const kml = await read(
      utf8(`<kml><Placemark><LineString><coordinates>${coordinates}</coordinates></LineString></Placemark></kml>`),
    )
    const positions = coordinates.split(' ').map((tuple) => tuple.split(',').map(Number))
    const geojson = await read(utf8(JSON.stringify({ type: 'LineString', coordinates: positions })))
    const line = await read(gpx(track(zero + point(36) + zero + point(36.1) + zero)))
    for (const file of [kml, geojson, line]) {
      expect(segmentsOf(file).map(({ length }) => length)).toEqual([2])
      expect(countOf(file, 'point.no_fix')).toBe(file === line ? 3 : 4)
    }
  })

  it('leaves no spot where nothing else is, and no stop of a route', async () => {
    const stop = '<rtept lat="0" lon="0"><name>Start</name></rtept>'
    const routed = await read(gpx(`<rte>${stop}<rtept lat="35" lon="139"/><rtept lat="36" lon="139"/></rte>`))
    expect(routed.lines.map(({ stops }) => stops)).toEqual([[]])
    expect(await readRouteFile(gpx(track(zero + zero)))).toMatchObject({
      ok: false,
      refusal: { code: 'file.no_fix', params: { count: 2 } },
    })
  })

  it('stays where it may be true: of a spot, and of a line in the Gulf of Guinea', async () => {
    expect((await read(gpx('<wpt lat="0" lon="0"/>'))).spots).toMatchObject([{ position: [0, 0] }])
    const near = await read(
      gpx(track('<trkpt lat="0.1" lon="-0.1"/><trkpt lat="0" lon="0"/><trkpt lat="-0.1" lon="0.1"/>')),
    )
    expect([segmentsOf(near)[0]?.length, near.notes]).toEqual([3, []])
  })
})

describe('elevations that no place has', () => {
  it('are missing, and counted', async () => {
    const file = await read(fixture('ele-sentinels.gpx'))
    const none = Number.NaN
    expect(elevationsOf(file)).toEqual([[800, 805, none, 810, none, 815, none, 820, none, 825]])
    expect(file.notes).toEqual([{ code: 'elevation.no_data', count: 4 }])
  })

  it.each([
    ['zeros before the first fix', [0, 0, 512, 513], [Number.NaN, Number.NaN, 512, 513]],
    ['one that all are', [-9999, -9999, 32_767], null],
    ['a line by the sea', [0, 0, 0], [0, 0, 0]],
    ['a line that comes down to the sea', [30, 12, 3, 0, 0, 4], [30, 12, 3, 0, 0, 4]],
    ['a dive', [-3, -12, -30.5], [-3, -12, -30.5]],
    ['a flight', [9998, 9999, 10_000], [9998, 9999, 10_000]],
    ['a marker of missing data', [812, -999, 815], [812, Number.NaN, 815]],
  ])('%s', async (_, given, right) => {
    // 11 m from each to the next
    const points = given.map((meters, at) => point(36 + at / 10_000, `<ele>${meters}</ele>`))
    const file = await read(gpx(track(points.join(''))))
    expect(elevationsOf(file)).toEqual([right])
    const missing = right ? right.filter(Number.isNaN).length : given.length
    expect(countOf(file, 'elevation.no_data')).toBe(missing)
  })

  it('are missing of a spot too', async () => {
    const file = await read(
      gpx('<wpt lat="36" lon="138"><ele>-32768</ele></wpt><wpt lat="36" lon="138"><ele>0</ele></wpt>'),
    )
    expect(file.spots.map(({ elevationMeters }) => elevationMeters)).toEqual([null, 0])
    expect(file.notes).toEqual([{ code: 'elevation.no_data', count: 1 }])
  })

  it('are the zeros of KML that lies on the ground', async () => {
    expect(elevationsOf(await read(fixture('mymaps-line-zero-altitude.kml')))).toEqual([null])
    const line = (mode: string) =>
      `<kml><Placemark><LineString>${mode}<coordinates>138,36,0 138.1,36,12</coordinates></LineString></Placemark></kml>`
    expect(elevationsOf(await read(utf8(line(''))))).toEqual([[Number.NaN, 12]])
    expect(elevationsOf(await read(utf8(line('<altitudeMode>absolute</altitudeMode>'))))).toEqual([[0, 12]])
  })
})

describe('times', () => {
  it('that are wrong do not spoil the others', async () => {
    const file = await read(fixture('one-future-time.gpx'))
    const at = (hours: number, minutes: number) => Date.UTC(2024, 4, 3, hours, minutes)
    expect(segmentsOf(file).map(({ timestampsMs }) => timestampsMs && [...timestampsMs])).toEqual([
      [at(9, 0), Number.NaN, at(9, 2), at(9, 3), at(10, 30)],
    ])
    expect(file.notes).toEqual([{ code: 'time.implausible', count: 1 }])
    expect(objectsOf(file)).toMatchObject([{ kind: 'recordedLine' }])
  })

  const start = Date.UTC(2024, 4, 3, 9)
  const minutes = (...list: readonly number[]) => list.map((minute) => start + minute * 60_000)
  it.each([
    ['of a clock that was not set', [0, ...minutes(1, 2, 3)], [0]],
    ['after tomorrow, at the end', [...minutes(1, 2, 3), Date.UTC(2106, 1, 7)], [3]],
    ['a rollover of GPS weeks ago', [start - 1024 * 7 * 86_400_000, ...minutes(1, 2, 3, 4)], [0]],
    ['an hour back', minutes(0, 1, -60, 3, 4), [2]],
    ['of two that are late', minutes(0, 1, 90, 91, 4, 5, 6, 7), [2, 3]],
  ])('%s are missing', async (_, times, wrong) => {
    const points = times.map((time, at) => point(36 + at / 1000, `<time>${new Date(time).toISOString()}</time>`))
    const file = await read(gpx(track(points.join(''))))
    const right = times.map((time, at) => (wrong.includes(at) ? Number.NaN : time))
    expect([...(segmentsOf(file)[0]?.timestampsMs ?? [])]).toEqual(right)
    expect(countOf(file, 'time.implausible')).toBe(wrong.length)
  })

  it('of the ends do not keep a track from being a recording', async () => {
    const times = [0, ...minutes(1, 2, 3, 4, 5), Date.UTC(2106, 1, 7)]
    const points = times.map((time, at) => point(36 + at / 1000, `<time>${new Date(time).toISOString()}</time>`))
    expect(objectsOf(await read(gpx(track(points.join('')))))).toMatchObject([
      { kind: 'recordedLine', travelMode: 'walking', timestampsMs: [null, ...minutes(1, 2, 3, 4, 5), null] },
    ])
  })

  it.each([
    ['that run backwards all the time', minutes(3, 2, 1, 0)],
    ['of a journey of months', [0, 20, 40, 60, 80, 100].map((day) => start + day * 86_400_000)],
    ['that are equal', minutes(1, 1, 1, 2)],
  ])('%s stay', async (_, times) => {
    const points = times.map((time, at) => point(36 + at / 1000, `<time>${new Date(time).toISOString()}</time>`))
    const file = await read(gpx(track(points.join(''))))
    expect([...(segmentsOf(file)[0]?.timestampsMs ?? [])]).toEqual(times)
  })

  it('of spots are from 1990 to tomorrow', async () => {
    const spot = (time: string) => `<wpt lat="36" lon="138"><time>${time}</time></wpt>`
    const file = await read(
      gpx(['1970-01-01T00:00:00Z', '2024-05-03T09:00:00Z', '2106-02-07T06:28:15Z'].map(spot).join('')),
    )
    expect(file.spots.map(({ timestampMs }) => timestampMs)).toEqual([null, start, null])
    expect(countOf(file, 'time.implausible')).toBe(2)
  })
})

describe('the segments of a track', () => {
  const at = (minute: number) => `<time>${new Date(Date.UTC(2024, 4, 3, 9, minute)).toISOString()}</time>`
  const segment = (...points: readonly (readonly [lat: number, minute: number])[]) =>
    `<trkseg>${points.map(([lat, minute]) => point(lat, at(minute))).join('')}</trkseg>`

  it('are one recording with its pauses, however many', async () => {
    const file = await read(fixture('auto-pause-250-segments.gpx'))
    expect(segmentsOf(file).map(({ length }) => length)).toEqual([500])
    expect(file.notes).toEqual([{ code: 'track.overlap', count: 249 }])
    const objects = objectsOf(file)
    expect(objects).toMatchObject([{ kind: 'recordedLine', name: 'Pauses' }])
  })

  it('are in the order of their times', async () => {
    const file = await read(
      gpx(`<trk>${segment([36.004, 20], [36.005, 25])}${segment([36, 0], [36.001, 5])}${segment([36.002, 9])}</trk>`),
    )
    expect(latsOf(file)).toEqual([[36, 36.001, 36.002, 36.004, 36.005]])
    expect(file.notes).toEqual([{ code: 'track.pause_joined', count: 2 }])
  })

  it('that repeat what was recorded are told, and come once', async () => {
    const first = segment([36, 0], [36.001, 5], [36.002, 9])
    const file = await read(gpx(`<trk>${first}${segment([36.001, 5], [36.002, 9], [36.003, 12])}${first}</trk>`))
    expect(latsOf(file)).toEqual([[36, 36.001, 36.002, 36.003]])
    expect(file.notes).toEqual([
      { code: 'point.repeated', count: 5 },
      { code: 'track.pause_joined', count: 1 },
    ])
  })

  it('stay apart where the way between is not known, and without times', async () => {
    const far = await read(gpx(`<trk>${segment([36, 0], [36.001, 5])}${segment([36.1, 60], [36.101, 65])}</trk>`))
    expect(latsOf(far)).toEqual([
      [36, 36.001],
      [36.1, 36.101],
    ])
    const untimed = `<trkseg>${point(36) + point(36.001)}</trkseg>`
    expect(segmentsOf(await read(gpx(`<trk>${untimed}${untimed}</trk>`)))).toHaveLength(2)
  })
})

describe('a route', () => {
  it('comes after the track of its name: the real way is main', async () => {
    const objects = objectsOf(await read(fixture('rte-and-trk.gpx')))
    expect(objects.map((object) => ('path' in object ? object.path.length : 0))).toEqual([4, 2])
  })

  it('goes the way that its extensions draw', async () => {
    const file = await read(fixture('garmin-rpt-route.gpx'))
    expect(latsOf(file)).toEqual([[36.1, 36.11, 36.13, 36.12, 36.1]])
    expect(file.lines[0]?.stops.map(({ name }) => name)).toEqual(['Start', 'Goal'])
  })

  it('has no stops where it is only shaped; other geometry of extensions is counted', async () => {
    const shaping = '<extensions><trp:ShapingPoint/></extensions>'
    const file = await read(
      gpx(
        `<rte><rtept lat="36" lon="138"><name>A</name></rtept><rtept lat="36.1" lon="138"><name>Road</name>${shaping}</rtept><rtept lat="36.2" lon="138"><name>B</name></rtept><extensions><x:via lat="1" lon="2"/></extensions></rte>`,
      ),
    )
    expect([segmentsOf(file)[0]?.length, file.lines[0]?.stops.map(({ name }) => name)]).toEqual([3, ['A', 'B']])
    expect(file.notes).toEqual([
      { code: 'data.left_out', count: 1 },
      { code: 'geometry.left_out', count: 1 },
    ])
  })
})

describe('texts', () => {
  it('keep links, old and new, and comments', async () => {
    const { spots, lines, description, notes } = await read(fixture('wpt-link.gpx'))
    expect(description).toBe('Walk page: https://example.com/walk')
    expect([...spots, ...lines].map((found) => found.description)).toEqual([
      'Hut page: https://example.com/hut',
      'photo-12.jpg',
      'old page: https://example.com/old',
      'https://example.com/trk',
    ])
    // the keywords, the author and the type
    expect(notes).toEqual([{ code: 'data.left_out', count: 3 }])
    expect((await read(fixture('cmt-and-desc.gpx'))).spots[0]?.description).toBe(
      'Spring\nwater from May to October\nhttps://example.org/a',
    )
  })

  it('have no tags, whether escaped, in CDATA, or elements of the file', async () => {
    expect((await read(fixture('description-with-elements.kml'))).spots[0]?.description).toBe('First line\nsecond line')
    const framed = await read(fixture('description-iframe.kml'))
    expect(framed.spots[0]?.description).toBe('The pass in May.')
    expect(framed.notes).toContainEqual({ code: 'media.left_out', count: 2 })
  })

  it.each([
    ['elements', 'one<br/><b class="x">two</b>', 'one\ntwo'],
    ['escaped markup', '&lt;p&gt;one&lt;/p&gt;two', 'one\ntwo'],
    ['markup escaped twice', '&amp;lt;b&amp;gt;one&amp;lt;/b&amp;gt;', 'one'],
    ['CDATA', '<![CDATA[<!-- x --><section><o:p>one</o:p></section>]]>', 'one'],
    ['a link', '&lt;a href="https://example.com/x"&gt;here&lt;/a&gt;', 'here (https://example.com/x)'],
    ['lines and a tag', 'one\n&lt;i&gt;two&lt;/i&gt;', 'one\ntwo'],
    ['no markup', '1 < 2 & a <see below>'.replaceAll('&', '&amp;').replaceAll('<', '&lt;'), '1 < 2 & a <see below>'],
    ['a script', '<![CDATA[one<script>alert(1)</script>]]>', 'one'],
  ])('of %s', async (_, written, right) => {
    const file = await read(gpx(`<wpt lat="36" lon="138"><desc>${written}</desc></wpt>`))
    expect(file.spots[0]?.description).toBe(right)
    const kml = `<kml><Placemark><description>${written}</description><Point><coordinates>1,2</coordinates></Point></Placemark></kml>`
    expect((await read(utf8(kml))).spots[0]?.description.replace('\n', ' ')).toBe(right.replace('\n', ' '))
    const { spots } = await read(
      utf8(
        JSON.stringify({
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [1, 2] },
          properties: { description: right },
        }),
      ),
    )
    expect(spots[0]?.description).toBe(right)
  })

  it('have line feeds only', async () => {
    expect((await read(fixture('cr-in-text.gpx'))).spots[0]?.description).toBe('one\ntwo\nthree')
    const properties = { description: 'one\r\ntwo\rthree' }
    const feature = { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] }, properties }
    expect((await read(utf8(JSON.stringify(feature)))).spots[0]?.description).toBe('one\ntwo\nthree')
  })
})

describe('FIT', () => {
  it('has the places that were saved on the device', async () => {
    expect((await read(fixture('fit-locations.fit'))).spots).toMatchObject([{ name: 'Spring', elevationMeters: 100 }])
  })

  it('has dates where the device counted from when it was switched on', async () => {
    const file = await read(fixture('fit-system-time.fit'))
    const [first = 0, second = 0] = segmentsOf(file)[0]?.timestampsMs ?? []
    expect(new Date(first).toISOString()).toBe('2024-11-08T11:33:30.000Z')
    expect(second - first).toBe(10_000)
    expect(objectsOf(file)).toMatchObject([{ kind: 'recordedLine' }])
  })
})

describe('KMZ', () => {
  it('may have its sizes in fields of ZIP64', async () => {
    const { format, spots, lines } = await read(fixture('zip64-sizes-in-directory.kmz'))
    expect([format, spots.length + lines.length]).toEqual(['kmz', 1])
  })

  it('that is not what was packed is read, and says so', async () => {
    const { spots, notes } = await read(fixture('crc-differs-stored.kmz'))
    expect(spots).toHaveLength(1)
    expect(notes).toContainEqual({ code: 'file.checksum_differs', count: 1 })
  })
})

describe('a refusal says why and where', () => {
  it.each([
    ['number-ends-with-point.geojson', 'file.json_number', 2, 17, { found: '139.' }],
    ['latin1-undeclared.gpx', 'file.encoding_mismatch', 1, 128, { encoding: 'UTF-8' }],
  ])('%s', async (name, code, line, column, params) => {
    expect(await readRouteFile(fixture(name))).toEqual({ ok: false, refusal: { code, line, column, params } })
  })

  it.each([
    ['[.5,1]', '.5'],
    ['[+1,1]', '+1'],
    ['[01,1]', '01'],
    ['[-.5,1]', '-.5'],
    ['[1.e5,1]', '1.e5'],
    ['[NaN,1]', 'NaN'],
    ['[-Infinity,1]', '-Infinity'],
    ['[0x10,1]', '0x10'],
  ])('the number of %s', async (coordinates, found) => {
    const result = await readRouteFile(utf8(`{"type":"Point",\n "coordinates":${coordinates}}`))
    expect(result).toMatchObject({
      ok: false,
      refusal: { code: 'file.json_number', line: 2, column: 17, params: { found } },
    })
  })

  it.each([
    ['{"type":"Point","coordinates":[1,2],}', 'file.broken_json', 37],
    ["{'type':1}", 'file.broken_json', 2],
    ['{"type":"Point" "a":1}', 'file.broken_json', 17],
    ['{"type":"Po\\xint"}', 'file.broken_json', 12],
    ['{"type":"Point"} 1', 'file.broken_json', 18],
    ['{"type":"Point","coordinates":[1,2', 'file.truncated', 35],
    ['{"type":"Poi', 'file.truncated', 13],
  ])('the place in %s', async (text, code, column) => {
    expect(await readRouteFile(utf8(text))).toMatchObject({ ok: false, refusal: { code, line: 1, column } })
  })

  it('of places that are only addresses', async () => {
    const place = '<Placemark><name>A</name><address>1-1 Chiyoda, Tokyo</address></Placemark>'
    expect(await readRouteFile(utf8(`<kml><Document>${place}${place}</Document></kml>`))).toMatchObject({
      ok: false,
      refusal: { code: 'file.addresses_only', params: { count: 2 } },
    })
  })
})
