import { mapObjectId, pathLengthMeters, type RecordedLine } from '@mishiori/map-document'

/** A position with its metres above sea level, and for how long the walk rests there. */
export type Corner = readonly [lng: number, lat: number, elevation: number, restMinutes?: number]

interface Sample {
  readonly corner: Corner
  readonly timeMs: number
  /** Metres up on each metre; null at rest. */
  readonly slope: number | null
}

const STEP_MS = 15_000
const REST_STEP_MS = 60_000

/** An invented recording of a watch: each time the same, with a heart that beats faster uphill and steps that rests end. */
export function recording(
  { id, ...details }: Pick<RecordedLine, 'name' | 'description' | 'color'> & { readonly id: string },
  { from, corners }: { readonly from: number; readonly corners: readonly Corner[] },
): RecordedLine {
  const samples = walk(corners, from)
  const each = <Value>(read: (sample: Sample, index: number) => Value) => samples.map(read)
  return {
    ...details,
    id: mapObjectId(id),
    kind: 'recordedLine',
    travelMode: 'walking',
    path: each(({ corner: [lng, lat] }) => [lng, lat]),
    elevationsMeters: each(({ corner }) => Math.round(corner[2])),
    timestampsMs: each(({ timeMs }) => timeMs),
    temperaturesCelsius: each((_, index) => Math.round(11 + (5 * index) / samples.length)),
    heartRatesBpm: each(({ slope }, index) =>
      Math.round(slope === null ? 88 : 112 + 150 * Math.max(0, slope) + 4 * Math.sin(index / 5)),
    ),
    cadencesRpm: each(({ slope }, index) =>
      slope === null ? 0 : Math.round(57 - 30 * Math.abs(slope) + 2 * Math.sin(index / 3)),
    ),
  }
}

function walk(corners: readonly Corner[], from: number): readonly Sample[] {
  const samples: Sample[] = []
  let timeMs = from
  for (const [index, corner] of corners.entries()) {
    const [lng, lat, elevation, restMinutes = 0] = corner
    for (let rest = 0; rest < restMinutes; rest++) {
      samples.push({ corner, timeMs, slope: null })
      timeMs += REST_STEP_MS
    }
    const next = corners[index + 1]
    if (!next) return [...samples, { corner, timeMs, slope: 0 }]
    const meters = pathLengthMeters([
      [lng, lat],
      [next[0], next[1]],
    ])
    const slope = (next[2] - elevation) / meters
    const metersPerSecond = 1.2 - 2 * Math.abs(slope)
    const steps = Math.max(1, Math.round(meters / metersPerSecond / (STEP_MS / 1000)))
    for (let step = 0; step < steps; step++) {
      const between = (a: number, b: number) => Number((a + ((b - a) * step) / steps).toFixed(5))
      const at = [between(lng, next[0]), between(lat, next[1]), between(elevation, next[2])] as const
      samples.push({ corner: at, timeMs, slope })
      timeMs += STEP_MS
    }
  }
  return samples
}
