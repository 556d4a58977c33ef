import { createRouteFileReader, type ReadSegment, type RouteFileReader } from '@mishiori/route-files'
import { type FileContestant, sum } from '../contestant.ts'

let reader: RouteFileReader
let segments: readonly ReadSegment[] = []

const total = (of: (segment: ReadSegment) => number) => segments.reduce((before, segment) => before + of(segment), 0)

export const mishiori: FileContestant = {
  start() {
    reader = createRouteFileReader(new Worker('/script/mishiori-worker', { type: 'module' }))
  },
  async read(file) {
    const result = await reader.read(file)
    if (!result.ok) throw new Error(`refused: ${result.refusal.code}`)
    segments = result.file.lines.flatMap((line) => line.segments)
  },
  found: () => ({
    points: total(({ length }) => length),
    latitudeSum: total(({ lngLat }) => sum(lngLat, { from: 1, step: 2 })),
    longitudeSum: total(({ lngLat }) => sum(lngLat, { step: 2 })),
    elevationSumMeters: total(({ elevationsMeters }) => sum(elevationsMeters ?? [Number.NaN])),
    timestampSumMs: total(({ timestampsMs }) => sum(timestampsMs ?? [Number.NaN])),
  }),
}
