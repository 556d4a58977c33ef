import { expect, it } from 'vitest'
import type { RouteFile } from '../../read-result.ts'
import { readRouteFile } from '../../read-route-file.ts'
import { gpx } from '../../testing/points.ts'

/** Minutes of a point, a step further north each; null without a time. */
type Minutes = readonly (number | string | null)[]

function segmentsOf(segments: readonly Minutes[]): string {
  let at = 0
  const point = (minute: Minutes[number]) => {
    const time = typeof minute === 'string' ? minute : new Date(Date.UTC(2024, 4, 3, 9, minute ?? 0)).toISOString()
    return `<trkpt lat="${36 + at++ / 1000}" lon="138">${minute === null ? '' : `<time>${time}</time>`}</trkpt>`
  }
  return segments.map((minutes) => `<trkseg>${minutes.map(point).join('')}</trkseg>`).join('')
}

async function read(segments: readonly Minutes[]): Promise<RouteFile> {
  const result = await readRouteFile(gpx(`<trk><name>T</name>${segmentsOf(segments)}</trk>`))
  if (!result.ok) throw new Error(result.refusal.code)
  return result.file
}

const latsOf = ({ lines }: RouteFile) =>
  lines.flatMap(({ segments }) => segments.map(({ lngLat }) => [...lngLat].filter((_, index) => index % 2 === 1)))
const steps = (...numbers: readonly number[]) => numbers.map((number) => 36 + number / 1000)

it.each([
  ['between others', [[0, 1], [null], [3, 4, 5]]],
  [
    'at the start, with a clock that was not set',
    [
      ['1980-01-06T00:00:00Z', '1980-01-06T00:00:10Z'],
      [1, 2, 3, 4, 5],
    ],
  ],
  [
    'at the end',
    [
      [0, 1, 2, 3, 4],
      [null, null],
    ],
  ],
  [
    'of two points between others',
    [
      [0, 1, 2],
      [null, null],
      [5, 6, 7],
    ],
  ],
] satisfies [string, Minutes[]][])('a segment without times is part of the recording: %s', async (_, segments) => {
  const file = await read(segments)
  const points = segments.flat().length
  expect(latsOf(file)).toEqual([steps(...Array.from({ length: points }, (_point, index) => index))])
  expect(file.spots).toEqual([])
  expect(file.notes).toContainEqual({ code: 'track.pause_joined', count: segments.length - 1 })
})

it('is not one when most of the track has no times', async () => {
  expect(
    latsOf(
      await read([
        [0, 1],
        [null, null, null],
        [4, 5],
      ]),
    ),
  ).toHaveLength(3)
})

it('orders segments by their times, those without after the one before them', async () => {
  const file = await read([[30, 31, 32], [null], [0, 1, 2]])
  expect(latsOf(file)).toEqual([steps(4, 5, 6, 0, 1, 2, 3)])
})
