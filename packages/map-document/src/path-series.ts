/** What is known at each position of a path; null where nothing is. */
export type Series = readonly (number | null)[]

/** What a path may know about each of its positions. Each array, when present, is as long as the path. */
export interface PathSeries {
  /** Metres above sea level as the source gave them; null where it gave none. */
  readonly elevationsMeters?: Series
  /** Milliseconds since 1970-01-01T00:00:00Z as the source gave them; null where it gave none. */
  readonly timestampsMs?: Series
  /** Of the air, or of the device. */
  readonly temperaturesCelsius?: Series
  readonly heartRatesBpm?: Series
  readonly powersWatts?: Series
  /** Turns of a crank, or steps of one foot, a minute. */
  readonly cadencesRpm?: Series
}

/** What the sensors of a recording measure, by its field. */
export const SENSOR_SERIES = ['temperaturesCelsius', 'heartRatesBpm', 'powersWatts', 'cadencesRpm'] as const
export type SensorSeries = (typeof SENSOR_SERIES)[number]

/** What of that tells about a body: only the person concerned sees it unless they show it. */
export const HEALTH_SERIES = ['heartRatesBpm', 'powersWatts', 'cadencesRpm'] as const satisfies readonly SensorSeries[]

const ALL_SERIES = ['elevationsMeters', 'timestampsMs', ...SENSOR_SERIES] as const

/** Each series of a path that there is, changed. */
export function mapSeries(series: PathSeries, change: (values: Series, name: keyof PathSeries) => Series): PathSeries {
  const changed: { -readonly [Name in keyof PathSeries]: PathSeries[Name] } = {}
  for (const name of ALL_SERIES) {
    const values = series[name]
    if (values) changed[name] = change(values, name)
  }
  return changed
}

/** The series of two paths, one after the other. What only one of them knows is unknown of the other. */
export function joinSeries(first: WithPath, second: WithPath): PathSeries {
  const valuesOf = (one: WithPath, name: keyof PathSeries): Series => one[name] ?? one.path.map(() => null)
  return mapSeries({ ...second, ...first }, (_, name) => [...valuesOf(first, name), ...valuesOf(second, name)])
}

type WithPath = PathSeries & { readonly path: readonly unknown[] }

/** A line that knows nothing of its positions, or not what is named. */
export function withoutSeries<Line extends PathSeries>(line: Line, names: readonly (keyof PathSeries)[] = ALL_SERIES) {
  if (names.every((name) => line[name] === undefined)) return line
  const rest = { ...line }
  for (const name of names) Reflect.deleteProperty(rest, name)
  return rest
}
