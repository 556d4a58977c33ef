import { parseDecimal } from '../decimal.ts'
import type { NoteCounter } from '../notes.ts'
import { type SensorArray, sensorOfArray } from '../sensors.ts'
import { isRecord, type Properties } from './geojson-looks.ts'

type Parts = readonly (readonly unknown[])[]

/** What a line knows beside its positions, by its parts. */
interface LineSeries {
  readonly times: Parts
  /** By the index of the part. */
  readonly sensors: ReadonlyMap<number, readonly SensorArray[]>
}

/**
 * The arrays of a line that togeojson keeps in `coordinateProperties` or, from TCX, among the properties themselves;
 * times also as `coordTimes` or `times`. What lines have no place for is counted.
 */
export function seriesOf(properties: Properties, notes: NoteCounter): LineSeries {
  const nested = isRecord(properties.coordinateProperties) ? properties.coordinateProperties : {}
  const { times = properties.coordTimes ?? properties.times, ...others } = nested
  const beside = Object.entries(properties).filter(([key, value]) => isSensorProperty(key, value))
  const found = [...Object.entries(others), ...beside].flatMap(([name, value]) =>
    partsOf(value).map((values, part) => ({ part, sensor: sensorOfArray(name), values: values.map(measuredValue) })),
  )
  const known = found.flatMap(({ part, sensor, values }) => (sensor ? [{ part, sensor, values }] : []))
  for (const { sensor, values } of found) {
    if (!sensor) notes.add('sensor.left_out', values.filter((value) => value !== null).length)
  }
  return { times: partsOf(times), sensors: Map.groupBy(known, ({ part }) => part) }
}

/** Whether a property holds what a sensor measured at each position of the line. */
export const isSensorProperty = (name: string, value: unknown): boolean =>
  Array.isArray(value) && sensorOfArray(name) !== null

/** One array for each part of a line; a line in one piece may have its array alone. */
function partsOf(value: unknown): Parts {
  if (!Array.isArray(value)) return []
  return value.every(Array.isArray) ? value : [value]
}

function measuredValue(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (value === null || value === undefined) return null
  const text = typeof value === 'string' ? value : 'none'
  return text.trim() === '' ? null : parseDecimal(text)
}
