import {
  cutText,
  DEFAULT_COLOR,
  findPositionIssue,
  MAP_COLORS,
  MAP_LIMITS,
  type MapColor,
  mapObjectId,
  type Position,
  type RecordedLine,
  SENSOR_SERIES,
  type SensorSeries,
  type Series,
  type TravelMode,
} from '@mishiori/map-document'
import { tidyLine } from '@repo/contract'
import type { ActivitySummary, StreamSet } from './strava-answers.ts'

/** Sports that go at the pace of people on foot. Everything else is read as driving, as for other recordings. */
const ON_FOOT = /walk|hike|run|snowshoe|climb|wheelchair/i

const travelModeOf = ({ sport_type, type }: ActivitySummary): TravelMode =>
  ON_FOOT.test(sport_type ?? type ?? '') ? 'walking' : 'driving'

/** One colour after the other, for several on one map. */
const colorAt = (index: number): MapColor => MAP_COLORS[index % MAP_COLORS.length] ?? DEFAULT_COLOR

/** What an activity is called where it has no name of its own. */
export const nameOf = ({ name, start_date }: ActivitySummary) =>
  cutText(tidyLine(name), MAP_LIMITS.nameLength.max) || start_date.slice(0, 'YYYY-MM-DD'.length)

/** What Strava calls the streams of sensors. Its cadence of runners counts the steps of one foot, as ours. */
const STREAM_OF = {
  temperaturesCelsius: 'temp',
  heartRatesBpm: 'heartrate',
  powersWatts: 'watts',
  cadencesRpm: 'cadence',
} as const satisfies Readonly<Record<SensorSeries, keyof StreamSet>>

/** Null for what is none and for what cannot be, as the readers of files have it. */
function measured(value: unknown, sensor: SensorSeries): number | null {
  const { min, max } = MAP_LIMITS.sensors[sensor]
  return typeof value === 'number' && value >= min && value <= max ? value : null
}

/**
 * The track of an activity as a recorded line: positions that are none or lie off the map are left out with what is
 * known of them, a series of another length is not believed. Every other point is kept.
 *
 * @returns null when fewer than two positions are left.
 */
export function lineOf(summary: ActivitySummary, streams: StreamSet, index = 0): RecordedLine | null {
  const places = streams.latlng?.data ?? []
  const kept = places.flatMap((place, at) => {
    const position: Position | null = place && [place[1], place[0]]
    return position && findPositionIssue(position) === null ? [{ at, position }] : []
  })
  const limited = kept.slice(0, MAP_LIMITS.linePoints.max)
  if (limited.length < MAP_LIMITS.linePoints.min) return null
  const picked = <Value>(
    data: readonly (Value | null)[] | undefined,
    value: (known: Value) => number | null,
  ): Series | null =>
    data && data.length === places.length
      ? limited.map(({ at }) => {
          const known = data[at] ?? null
          return known === null ? null : value(known)
        })
      : null
  const start = Date.parse(summary.start_date)
  const times = picked(streams.time?.data, (seconds) => start + Math.round(seconds * 1000))
  const elevations = picked(streams.altitude?.data, (meters) => meters)
  const sensors = SENSOR_SERIES.flatMap((sensor) => {
    const series = picked(streams[STREAM_OF[sensor]]?.data, (value) => measured(value, sensor))
    return series?.some((value) => value !== null) ? [[sensor, series] as const] : []
  })
  return {
    kind: 'recordedLine',
    id: mapObjectId(`strava-${summary.id}`),
    name: nameOf(summary),
    description: '',
    color: colorAt(index),
    path: limited.map(({ position }) => position),
    travelMode: travelModeOf(summary),
    source: 'strava',
    ...(elevations && { elevationsMeters: elevations }),
    ...(times && { timestampsMs: times }),
    ...Object.fromEntries(sensors),
  }
}
