import { parseDecimal } from '../decimal.ts'
import type { NoteCounter } from '../notes.ts'
import { type SensorArray, sensorOfArray } from '../sensors.ts'
import { isRecord, type Properties } from './geojson-looks.ts'

type Parts = readonly (readonly unknown[])[]

/** What one part of a line knows beside its positions. */
export interface PartSeries {
  readonly times: readonly unknown[]
  readonly sensors: readonly SensorArray[]
}

/**
 * The arrays of a feature that togeojson keeps in `coordinateProperties` or, from TCX, among the properties themselves;
 * times also as `coordTimes` or `times`. What lines have no place for is counted.
 * @returns what the next part knows, of all lines that the feature has.
 */
export function seriesOf(properties: Properties, notes: NoteCounter): () => PartSeries {
  const nested = isRecord(properties.coordinateProperties) ? properties.coordinateProperties : {}
  const { times: given = properties.coordTimes ?? properties.times, ...others } = nested
  const beside = Object.entries(properties).filter(([key, value]) => isSensorProperty(key, value))
  const known = [...Object.entries(others), ...beside].flatMap(([name, value]) => {
    const parts = partsOf(value).map((values) => values.map(measuredValue))
    const sensor = sensorOfArray(name)
    if (sensor) return parts.map((values, part) => ({ part, sensor, values }))
    for (const values of parts) notes.add('sensor.left_out', values.filter((one) => one !== null).length)
    return []
  })
  const times = partsOf(given)
  const sensors = Map.groupBy(known, ({ part }) => part)
  let next = 0
  return () => {
    const part = next++
    return { times: times[part] ?? [], sensors: sensors.get(part) ?? [] }
  }
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
