import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { FILE_LIMITS } from '../../limits.ts'
import { readRouteFile } from '../../read-route-file.ts'
import { toMapObjects } from '../../to-map-objects.ts'

const names = { layer: 'File', spot: (n: number) => `Spot ${n}`, area: (n: number) => `Area ${n}` }
const kml = (content: string) =>
  strToU8(
    `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>${content}</Document></kml>`,
  )
const POINT = '<Point><coordinates>138,36</coordinates></Point>'
const placemark = (inner: string) => `<Placemark><name>P</name>${inner}</Placemark>`
const line = (coordinates: string) => `<LineString><coordinates>${coordinates}</coordinates></LineString>`

async function read(bytes: Uint8Array) {
  const result = await readRouteFile(bytes)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.file
}

const layersOf = async (bytes: Uint8Array) => {
  let made = 0
  return toMapObjects(await read(bytes), { createId: () => `o${made++}`, names }).layers
}

describe('KML', () => {
  it('has layers of its folders, after one of what stands in none', async () => {
    const layers = await layersOf(
      kml(
        `<name>旅</name>${placemark(POINT)}<Folder><name>宿</name>${placemark(POINT)}<Folder><name>湯</name>${placemark(POINT)}</Folder>${placemark(POINT)}</Folder><Folder><name>空</name></Folder>`,
      ),
    )
    expect(layers.map(({ name, objects }) => [name, objects.length])).toEqual([
      ['旅', 1],
      ['宿', 2],
      ['湯', 1],
    ])
  })

  it('has the colours and icons of shared styles, maps of styles and own ones', async () => {
    const { lines, spots } = await read(
      kml(
        [
          placemark(`<styleUrl>#map</styleUrl>${POINT}`),
          '<Style id="s"><IconStyle><color>ffdd7722</color><Icon><href>https://maps.google.com/mapfiles/kml/shapes/lodging.png</href></Icon></IconStyle></Style>',
          '<StyleMap id="map"><Pair><key>highlight</key><styleUrl>#h</styleUrl></Pair><Pair><key>normal</key><styleUrl>#s</styleUrl></Pair></StyleMap>',
          placemark(
            `<styleUrl>#s</styleUrl><Style><LineStyle><color>ff2a9d4f</color></LineStyle></Style>${line('138,36 139,36')}`,
          ),
          placemark(
            `<Style><IconStyle><Icon><href>http://maps.google.com/mapfiles/kml/pushpin/ylw-pushpin.png</href></Icon></IconStyle></Style>${POINT}`,
          ),
        ].join(''),
      ),
    )
    expect(spots).toMatchObject([{ icon: 'hotel', color: 'blue' }, { color: 'yellow' }])
    expect(lines).toMatchObject([{ color: 'green' }])
  })

  it('survives style maps that lead round in a ring, and looks nowhere else for styles', async () => {
    const ring = ['a', 'b'].map(
      (id, at) => `<StyleMap id="${id}"><Pair><key>normal</key><styleUrl>#${'ba'[at]}</styleUrl></Pair></StyleMap>`,
    )
    const away = placemark(`<styleUrl>http://example.com/styles.kml#x</styleUrl>${POINT}`)
    const { spots, notes } = await read(kml(`${ring.join('')}${placemark(`<styleUrl>#a</styleUrl>${POINT}`)}${away}`))
    expect(spots).toMatchObject([{ color: null }, { color: null }])
    expect(notes).toEqual([{ code: 'style.left_out', count: 1 }])
  })

  it.each([
    '138.5,36.5,900 138.6,36.6,901',
    ' 138.5, 36.5, 900\n\t138.6 ,36.6 ,901 ',
    '138.5,36.5,900,7 138.6,36.6,901',
  ])('reads tuples as they are written: "%s"', async (coordinates) => {
    const { lines } = await read(kml(placemark(line(coordinates))))
    const { lngLat, elevationsMeters } = lines[0]?.segments[0] ?? {}
    expect([...(lngLat ?? [])]).toEqual([138.5, 36.5, 138.6, 36.6])
    expect([...(elevationsMeters ?? [])]).toEqual([900, 901])
  })

  it('reads tuples that are cut between two pieces of the file anywhere', async () => {
    const bytes = kml(placemark(line('138.5,36.5,900 138.6,36.6,901')))
    for (let cut = 1100; cut < 1100 + 60; cut++) {
      const padded = kml(`<!--${'x'.repeat(1000)}-->${placemark(line('138.5,36.5,900 138.6,36.6,901'))}`)
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(padded.slice(0, cut + 100))
          controller.enqueue(padded.slice(cut + 100))
          controller.close()
        },
      })
      const result = await readRouteFile(stream)
      expect(result.ok && result.file.lines).toEqual((await read(bytes)).lines)
    }
  })

  it('has recordings of tracks, whose times are paired with their places by order', async () => {
    const track =
      '<gx:Track><when>2026-10-18T00:00:00Z</when><when/><when>2026-10-18T00:00:09Z</when><gx:coord>138 36 900</gx:coord><gx:coord>138.1 36 901</gx:coord><gx:coord>138.2 36</gx:coord></gx:Track>'
    const { lines, notes } = await read(kml(placemark(`<gx:MultiTrack>${track}${track}</gx:MultiTrack>`)))
    expect(lines).toMatchObject([{ kind: 'track', name: 'P', segments: [{ length: 3 }] }])
    expect(notes).toEqual([{ code: 'point.repeated', count: 3 }])
    const [segment] = lines[0]?.segments ?? []
    expect([...(segment?.timestampsMs ?? [])]).toEqual([
      Date.UTC(2026, 9, 18),
      Number.NaN,
      Date.UTC(2026, 9, 18, 0, 0, 9),
    ])
    expect([...(segment?.elevationsMeters ?? [])]).toEqual([900, 901, Number.NaN])
  })

  it('counts times of a track that have no place', async () => {
    const times = '<when>2024-05-03T09:00:00Z</when>'.repeat(3)
    const places = '<gx:coord>138 36</gx:coord><gx:coord>138 36.1</gx:coord>'
    const { notes } = await read(kml(placemark(`<gx:Track>${times}${places}</gx:Track>`)))
    expect(notes).toEqual([{ code: 'point.without_position', count: 1 }])
  })

  it('takes a collection apart: points, lines as parts of one, areas without their holes', async () => {
    const ring = (size: number) =>
      `<LinearRing><coordinates>0,0 ${size},0 ${size},${size} 0,0</coordinates></LinearRing>`
    const { lines, spots, areas, notes } = await read(
      kml(
        placemark(
          `<MultiGeometry>${POINT}${line('0,0 1,1')}${line('2,2 3,3')}<Polygon><outerBoundaryIs>${ring(9)}</outerBoundaryIs><innerBoundaryIs>${ring(1)}</innerBoundaryIs><innerBoundaryIs>${ring(2)}</innerBoundaryIs></Polygon></MultiGeometry>`,
        ),
      ),
    )
    expect([lines.length, lines[0]?.segments.length, spots.length]).toEqual([1, 2, 1])
    expect(areas.map(({ vertices }) => vertices)).toEqual([
      [
        [0, 0],
        [9, 0],
        [9, 9],
      ],
    ])
    expect(notes).toEqual([{ code: 'area.hole_left_out', count: 2 }])
  })

  it('counts everything that the map has not', async () => {
    const { notes } = await read(
      kml(
        [
          '<NetworkLink><Link><href>http://example.com/a.kml</href></Link></NetworkLink>',
          '<GroundOverlay><Icon><href>a.png</href></Icon></GroundOverlay><gx:Tour/>',
          placemark(''),
          placemark(`<TimeSpan><begin>2026</begin></TimeSpan>${POINT}`),
          placemark(`<TimeStamp><when>2026-01-01T00:00:00Z</when></TimeStamp>${line('1,1 2,2')}`),
          placemark(
            '<Polygon><outerBoundaryIs><LinearRing><coordinates>0,0,9 1,0,9 1,1,9 0,0,9</coordinates></LinearRing></outerBoundaryIs></Polygon>',
          ),
          placemark('<MultiGeometry><Model><Location/></Model></MultiGeometry>'),
          placemark(`<description><![CDATA[<b>太字</b><br>二行]]></description>${POINT}`),
          placemark(`<ExtendedData><Data name="a"><value>b</value></Data></ExtendedData>${POINT}`),
          placemark('<Point><altitudeMode>relativeToGround</altitudeMode><coordinates>1,1,5</coordinates></Point>'),
        ].join(''),
      ),
    )
    expect(Object.fromEntries(notes.map(({ code, count }) => [code, count]))).toEqual({
      'network_link.left_out': 1,
      'overlay.left_out': 2,
      'place.without_geometry': 2,
      'time.span_left_out': 2,
      'area.elevation_left_out': 1,
      'geometry.left_out': 1,
      'description.plain_text': 1,
      'data.left_out': 1,
      'elevation.above_ground': 1,
    })
  })

  it('has the words of descriptions that are HTML', async () => {
    const html =
      '<![CDATA[<style>b{}</style><p>峠の&nbsp;茶屋 &amp; 宿</p><table><tr><td>a</td><td>b</td></tr></table><script>x</script>]]>'
    const { spots } = await read(kml(placemark(`<description>${html}</description>${POINT}`)))
    expect(spots[0]?.description).toBe('峠の 茶屋 & 宿\na b')
    const plain = await read(kml(placemark(`<description>1 &lt; 2 &amp;amp; 3 > 2</description>${POINT}`)))
    expect(plain.spots[0]?.description).toBe('1 < 2 & 3 > 2')
  })

  it.each([
    ['2026-10-18T09:00:00+09:00', Date.UTC(2026, 9, 18), []],
    ['2026-10-18', Date.UTC(2026, 9, 18), ['time.without_clock']],
    ['2026-10', Date.UTC(2026, 9, 1), ['time.without_clock']],
    ['2026', Date.UTC(2026, 0, 1), ['time.without_clock']],
    ['2026-13-45', null, ['time.invalid']],
    ['昨日', null, ['time.invalid']],
  ])('reads the time %s of a place', async (when, time, codes) => {
    const { spots, notes } = await read(kml(placemark(`<TimeStamp><when>${when}</when></TimeStamp>${POINT}`)))
    expect(spots[0]?.timestampMs).toBe(time)
    expect(notes.map(({ code }) => code)).toEqual(codes)
  })

  it('of nothing but links to other files is refused as that', async () => {
    const link = '<NetworkLink><Link><href>http://example.com/a.kml</href></Link></NetworkLink>'
    expect(await readRouteFile(kml(link))).toMatchObject({
      ok: false,
      refusal: { code: 'file.network_link', params: { count: 1 }, line: null },
    })
  })

  it.each([
    ['UTF-16', (text: string) => new Uint8Array([0xff, 0xfe, ...utf16(text)])],
    ['UTF-8 with a byte order mark', (text: string) => new Uint8Array([0xef, 0xbb, 0xbf, ...strToU8(text)])],
  ])('may be in %s', async (_, encode) => {
    const text = `<kml><Placemark><name>峠</name>${POINT}</Placemark></kml>`
    expect((await read(encode(text))).spots[0]?.name).toBe('峠')
  })

  it('may be in Shift_JIS when it says so', async () => {
    const [before = '', after = ''] =
      `<?xml version="1.0" encoding="Shift_JIS"?><kml><Placemark><name>|</name>${POINT}</Placemark></kml>`.split('|')
    const bytes = new Uint8Array([...strToU8(before), 0x93, 0xbb, ...strToU8(after)]) // 峠 is 93 BB
    expect((await read(bytes)).spots[0]?.name).toBe('峠')
  })
})

describe('what is made to take long', () => {
  const long = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length))

  it.each([
    [
      'tags that are never closed',
      placemark(`<description><![CDATA[${long('<a ', 60_000)}]]></description>${POINT}`).repeat(30),
    ],
    [
      'scripts that are never closed',
      placemark(`<description><![CDATA[${long('<script>', 60_000)}]]></description>${POINT}`).repeat(30),
    ],
    [
      'lines that go on across 180° and back',
      placemark(`<MultiGeometry>${long(line('180,1 180,1') + line('-180,1 -180,1'), 2e6)}</MultiGeometry>`),
    ],
    [
      'rings along 180°',
      placemark(
        `<MultiGeometry>${['180', '-180'].map((lng) => `<Polygon><outerBoundaryIs><LinearRing><coordinates>${Array.from({ length: 9000 }, (_, n) => `${lng},${n / 1000}`).join(' ')} 0,0</coordinates></LinearRing></outerBoundaryIs></Polygon>`).join('')}</MultiGeometry>`,
      ),
    ],
  ])('is read as quickly as anything: %s', { timeout: 60_000 }, async (_, content) => {
    expect((await readRouteFile(kml(content))).ok).toBe(true)
  })
})

const utf16 = (text: string) => [...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8])

describe('KMZ', () => {
  const map = kml(placemark(POINT))

  it('is read as its main map, wherever it stands; other maps and pictures are counted', async () => {
    const { format, spots, notes } = await read(
      zipSync({ 'files/a.png': new Uint8Array(9), 'files/other.kml': kml(''), 'doc.kml': map }),
    )
    expect([format, spots.length]).toEqual(['kmz', 1])
    expect(notes).toEqual([
      { code: 'picture.left_out', count: 1 },
      { code: 'network_link.left_out', count: 1 },
    ])
    expect((await read(zipSync({ 'a/b.kml': kml(''), 'Reise.KML': map }, { level: 0 }))).spots).toHaveLength(1)
  })

  it('names the place of broken XML in it', async () => {
    const broken = zipSync({ 'doc.kml': strToU8('<kml>\n<Document></kml>') })
    expect(await readRouteFile(broken)).toMatchObject({ ok: false, refusal: { code: 'file.broken_xml', line: 2 } })
  })

  it.each([
    ['a zip without a map', zipSync({ 'a.txt': strToU8('a') }), 'file.unsupported_format'],
    ['a KMZ in a KMZ', zipSync({ 'doc.kmz': zipSync({ 'doc.kml': map }) }), 'file.unsupported_format'],
    ['one that is cut', zipSync({ 'doc.kml': map }).subarray(0, -30), 'file.broken_zip'],
    ['what unpacks to far more', zipSync({ 'doc.kml': new Uint8Array(20_000_000) }), 'file.archive_too_large'],
    ['too many files', zipSync(manyFiles(FILE_LIMITS.archiveEntries)), 'file.archive_too_large'],
  ])('[E52] refuses %s', async (_, bytes, code) => {
    expect(await readRouteFile(bytes)).toMatchObject({ ok: false, refusal: { code, line: null } })
  })

  it('takes as many files as it may hold', async () => {
    expect((await read(zipSync(manyFiles(FILE_LIMITS.archiveEntries - 1)))).spots).toHaveLength(1)
  })

  it('does not believe a size that is too small', async () => {
    const bytes = zipSync({ 'doc.kml': map })
    const at = bytes.length - 22 - 'doc.kml'.length - 46 + 24 // the original size in the directory
    new DataView(bytes.buffer).setUint32(at, 10, true)
    expect((await readRouteFile(bytes)).ok).toBe(false)
  })

  function manyFiles(count: number) {
    const empty = new Uint8Array(0)
    return { 'doc.kml': map, ...Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}.txt`, empty])) }
  }
})
