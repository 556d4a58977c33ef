import { describe, expect, it } from 'vitest'
import { FILE_LIMITS } from '../../limits.ts'
import { readRouteFile } from '../../read-route-file.ts'
import { KmlTrack } from './kml-track.ts'

const START = Date.UTC(2026, 9, 18)
const WHENS = [0, 1, 2].map((minute) => `<when>${new Date(START + minute * 60_000).toISOString()}</when>`).join('')
const COORDS = ['138 36 900', '138.01 36 901', '138.02 36 902'].map((text) => `<gx:coord>${text}</gx:coord>`).join('')
const array = (name: string, values: readonly string[]) =>
  `<gx:SimpleArrayData name="${name}">${values.map((value) => `<gx:value>${value}</gx:value>`).join('')}</gx:SimpleArrayData>`
const extended = (content: string) =>
  `<ExtendedData><SchemaData schemaUrl="#schema">${content}</SchemaData></ExtendedData>`
const track = (arrays: string, coords = COORDS) => `<gx:Track>${WHENS}${coords}${extended(arrays)}</gx:Track>`
const kml = (geometry: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>
  <Schema id="schema"><gx:SimpleArrayField name="heartrate" type="int"><displayName>Heart Rate</displayName></gx:SimpleArrayField></Schema>
  <Placemark><name>P</name>${geometry}</Placemark></Document></kml>`

async function read(geometry: string) {
  const result = await readRouteFile(new TextEncoder().encode(kml(geometry)))
  if (!result.ok) throw new Error(result.refusal.code)
  const segments = result.file.lines.flatMap((line) => line.segments)
  const sensors = segments.map((segment) =>
    Object.fromEntries(Object.entries(segment.sensors ?? {}).map(([name, column]) => [name, [...column]])),
  )
  return { sensors, segments, notes: result.file.notes }
}

describe('what sensors measured, in a track of KML', () => {
  it('is read by the names that Google Earth, Garmin and GPSBabel write', async () => {
    const arrays = [
      array('heartrate', ['90', '', '92']),
      array('cadence', ['0', '80.5', '81']),
      array('power', ['', '200', '5000']),
      array('temperature', ['-3.5', '21', '']),
    ]
    const { sensors, notes } = await read(track(arrays.join('')))
    expect(sensors).toEqual([
      {
        heartRatesBpm: [90, Number.NaN, 92],
        cadencesRpm: [0, 80.5, 81],
        powersWatts: [Number.NaN, 200, 5000],
        temperaturesCelsius: [-3.5, 21, Number.NaN],
      },
    ])
    expect(notes).toEqual([])
  })

  it.each([
    ['hr', 'heartRatesBpm'],
    ['HeartRate', 'heartRatesBpm'],
    ['Heart Rate', 'heartRatesBpm'],
    ['heart_rates', 'heartRatesBpm'],
    ['gpxtpx:hr', 'heartRatesBpm'],
    ['cad', 'cadencesRpm'],
    ['RunCadence', 'cadencesRpm'],
    ['watts', 'powersWatts'],
    ['PowerInWatts', 'powersWatts'],
    ['atemp', 'temperaturesCelsius'],
    ['Temp', 'temperaturesCelsius'],
  ])('is known as %s', async (name, sensor) => {
    const { sensors } = await read(track(array(name, ['60', '61', '62'])))
    expect(sensors).toEqual([{ [sensor]: [60, 61, 62] }])
  })

  it.each([
    ['19 and 301', 'heartrate', ['19', '20', '300'], [Number.NaN, 20, 300]],
    ['301', 'heartrate', ['301', '20', '300'], [Number.NaN, 20, 300]],
    ['less than no power', 'power', ['-1', '0', '5000'], [Number.NaN, 0, 5000]],
    ['5001 W', 'power', ['5001', '0', '5000'], [Number.NaN, 0, 5000]],
    ['-101 °C', 'temperature', ['-100.5', '-100', '100'], [Number.NaN, -100, 100]],
    ['words', 'heartrate', ['fast', '90', '91'], [Number.NaN, 90, 91]],
    ['NaN', 'heartrate', ['NaN', '90', '91'], [Number.NaN, 90, 91]],
    ['Infinity', 'cadence', ['Infinity', '90', '91'], [Number.NaN, 90, 91]],
    ['what is huge', 'cadence', ['1e999', '90', '91'], [Number.NaN, 90, 91]],
    ['null', 'cadence', ['null', '90', '91'], [Number.NaN, 90, 91]],
  ])('is missing where it cannot be, and counted: %s', async (_, name, values, expected) => {
    const { sensors, notes } = await read(track(array(name, values)))
    expect(Object.values(sensors[0] ?? {})).toEqual([expected])
    expect(notes).toEqual([{ code: 'sensor.implausible', count: 1 }])
  })

  it.each([
    ['one value less', ['90', '91'], 2],
    ['one value more', ['90', '91', '92', '93'], 4],
    ['empty values among those that are one more', ['90', '', '92', ''], 2],
    ['none', [], 0],
  ])('is not taken from an array with %s than there are points', async (_, values, count) => {
    const { sensors, segments, notes } = await read(track(array('hr', values) + array('cad', ['1', '2', '3'])))
    expect(sensors).toEqual([{ cadencesRpm: [1, 2, 3] }])
    expect(segments[0]?.length).toBe(3)
    expect(notes).toEqual(count === 0 ? [] : [{ code: 'sensor.left_out', count }])
  })

  it('stays beside its point where another one has no place, and may come before the points', async () => {
    const coords = COORDS.replace('138.01 36 901', 'x 36')
    const { sensors, notes } = await read(track(array('hr', ['90', '91', '92']), coords))
    expect(sensors).toEqual([{ heartRatesBpm: [90, 92] }])
    expect(notes).toEqual([{ code: 'point.position_invalid', count: 1 }])
    const before = `<gx:Track>${extended(array('hr', ['90', '91', '92']))}${WHENS}${COORDS}</gx:Track>`
    expect((await read(before)).sensors).toEqual([{ heartRatesBpm: [90, 91, 92] }])
  })

  it('is of its own track among several', async () => {
    const later = track(array('power', ['1', '2', '3'])).replaceAll('2026', '2024')
    const { sensors } = await read(`<gx:MultiTrack>${track(array('hr', ['90', '91', '92']))}${later}</gx:MultiTrack>`)
    expect(sensors).toHaveLength(2)
    expect(sensors).toContainEqual({ heartRatesBpm: [90, 91, 92] })
    expect(sensors).toContainEqual({ powersWatts: [1, 2, 3] })
  })

  it('counts what lines have no place for, and arrays beside no track', async () => {
    const line = '<LineString><coordinates>138,36 138.1,36</coordinates></LineString>'
    const speeds = array('speed', ['1', '2', '3'])
    expect((await read(track(speeds))).notes).toEqual([{ code: 'sensor.left_out', count: 3 }])
    expect((await read(`${extended(array('hr', ['90', '91']))}${line}`)).notes).toEqual([
      { code: 'sensor.left_out', count: 2 },
    ])
  })
})

describe('a track that never ends', () => {
  const refused = expect.objectContaining({ code: 'file.too_many_points', params: { max: 3 } })
  const again = (times: number, act: () => void) => {
    for (let time = 0; time < times; time++) act()
  }

  it.each([
    ['times', (gathering: KmlTrack) => gathering.addWhen(START)],
    ['places', (gathering: KmlTrack) => gathering.addPlace('138 36')],
    ['arrays', (gathering: KmlTrack) => gathering.arrays.open('hr')],
  ])('is refused while it gathers %s, beyond as many as points may be', (_, act) => {
    const gathering = new KmlTrack(3)
    again(3, () => act(gathering))
    expect(() => act(gathering)).toThrow(refused)
  })

  it.each([1, 2, 3])('is refused while it gathers values, beyond those of four sensors, in %d arrays', (count) => {
    const { arrays } = new KmlTrack(3)
    again(count, () => {
      arrays.open('hr')
      again(12 / count, () => arrays.addValue('90'))
    })
    expect(() => arrays.addValue('90')).toThrow(refused)
  })

  it('is refused before its end, by the limit of points', async () => {
    const open = `<kml><Placemark><Track>${'<when/>'.repeat(FILE_LIMITS.points)}`
    const refusalOf = async (text: string) => {
      const result = await readRouteFile(new TextEncoder().encode(text))
      return result.ok ? null : result.refusal.code
    }
    expect(await refusalOf(open)).toBe('file.truncated')
    expect(await refusalOf(`${open}<when/>`)).toBe('file.too_many_points')
  })
})
