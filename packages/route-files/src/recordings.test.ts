import { expect, it } from 'vitest'
import { readRouteFile } from './read-route-file.ts'
import { gpx, track } from './testing/points.ts'
import { toMapObjects } from './to-map-objects.ts'

const names = {
  layer: 'File',
  spot: (n: number) => `Spot ${n}`,
  area: (n: number) => `Area ${n}`,
}

const point = (lat: number, minute: number | null) => {
  const time = minute === null ? '' : `<time>2026-10-18T00:${String(minute).padStart(2, '0')}:00Z</time>`
  return `<trkpt lat="${lat}" lon="138"><ele>900</ele>${time}</trkpt>`
}

async function lineOf(content: string) {
  const result = await readRouteFile(gpx(content))
  if (!result.ok) throw new Error(result.refusal.code)
  const [line] = toMapObjects(result.file, { createId: () => 'a', names }).layers.flatMap(({ objects }) => objects)
  return line
}

it('makes a recording of a track with times, with its elevations and times', async () => {
  const line = await lineOf(track([point(35, 0), point(35.01, null), point(35.02, 30)].join('')))
  expect(line).toMatchObject({
    kind: 'recordedLine',
    travelMode: 'walking',
    elevationsMeters: [900, 900, 900],
    timestampsMs: [Date.UTC(2026, 9, 18), null, Date.UTC(2026, 9, 18, 0, 30)],
  })
})

it('tells driving from walking by the speed', async () => {
  // 0.02° of latitude are 2,224 m: in ten minutes 3.7 m/s, in nine 4.1 m/s
  expect(await lineOf(track(point(35, 0) + point(35.02, 10)))).toMatchObject({ travelMode: 'walking' })
  expect(await lineOf(track(point(35, 0) + point(35.02, 9)))).toMatchObject({ travelMode: 'driving' })
})

it.each([
  ['without times', track(point(35, null) + point(35.02, null))],
  ['without the time of an end', track(point(35, 0) + point(35.01, 10) + point(35.02, null))],
  ['whose times run backwards', track(point(35, 10) + point(35.02, 0))],
  ['that is a planned route', `<rte>${(point(35, 0) + point(35.02, 30)).replaceAll('trkpt', 'rtept')}</rte>`],
])('leaves a line %s a free one', async (_, content) => {
  expect(await lineOf(content)).toMatchObject({ kind: 'line' })
})
