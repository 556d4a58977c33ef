import { MAP_LIMITS, type SensorSeries } from '@mishiori/map-document'
import type { SensorColumns } from '../read-result.ts'
import { parseDecimal } from './decimal.ts'
import type { NoteCounter } from './notes.ts'
import type { Measurements, PointColumns } from './point-columns.ts'

/** What sensors measure, as extensions of GPX and TCX call it, without their prefixes; null for what a line has no place for. */
const SENSORS: ReadonlyMap<string, SensorSeries | null> = new Map([
  ['hr', 'heartRatesBpm'],
  ['heartrate', 'heartRatesBpm'],
  ['HeartRateBpm', 'heartRatesBpm'],
  ['cad', 'cadencesRpm'],
  ['cadence', 'cadencesRpm'],
  ['Cadence', 'cadencesRpm'],
  ['RunCadence', 'cadencesRpm'],
  ['power', 'powersWatts'],
  ['Watts', 'powersWatts'],
  ['PowerInWatts', 'powersWatts'],
  ['atemp', 'temperaturesCelsius'],
  ['temp', 'temperaturesCelsius'],
  ['Temperature', 'temperaturesCelsius'],
  // Of water, and what tells about the way or the receiver.
  ...['wtemp', 'speed', 'course', 'hdop', 'vdop', 'pdop', 'sat', 'fix', 'magvar'].map((name) => [name, null] as const),
  ...['geoidheight', 'ageofdgpsdata', 'dgpsid'].map((name) => [name, null] as const),
])

/** What a line knows by what an element says; null for a measurement that lines do not have, undefined for any other element. */
export const sensorOf = (name: string): SensorSeries | null | undefined => SENSORS.get(name)

/** Of arrays beside the points of a line, in lower case and in the singular; `heart` is what togeojson writes. */
const ARRAY_SENSORS: ReadonlyMap<string, SensorSeries | null> = new Map([
  ...[...SENSORS].map(([name, sensor]) => [name.toLowerCase(), sensor] as const),
  ['heart', 'heartRatesBpm'],
])

/** What a line knows by the name of an array, however that is spelled: `heartrate`, `Heart Rate`, `gpxtpx:hr`, `heart_rates`. */
export function sensorOfArray(name: string): SensorSeries | null {
  const word = name
    .slice(name.indexOf(':') + 1)
    .replace(/[\s_-]/g, '')
    .toLowerCase()
  return ARRAY_SENSORS.get(word) ?? ARRAY_SENSORS.get(word.replace(/s$/, '')) ?? null
}

/** What one sensor told at each point of a line: null where it told nothing, NaN for what is no number. */
export interface SensorArray {
  readonly sensor: SensorSeries
  readonly values: readonly (number | null)[]
}

/** Those with a value for each point. Of any other nobody can say where its values belong: they are counted and stay out. */
export function alignedArrays(
  arrays: readonly SensorArray[],
  length: number,
  notes: NoteCounter,
): readonly SensorArray[] {
  for (const { values } of arrays) {
    if (values.length !== length) notes.add('sensor.left_out', values.filter((value) => value !== null).length)
  }
  return arrays.filter(({ values }) => values.length === length)
}

const NOTHING_MEASURED: Measurements = {}

/** What aligned arrays tell at one point. */
export function measurementsAt(arrays: readonly SensorArray[], index: number, notes: NoteCounter): Measurements {
  if (arrays.length === 0) return NOTHING_MEASURED
  const measured: Measurements = {}
  for (const { sensor, values } of arrays) {
    const value = values[index] ?? null
    if (value !== null) addMeasurement(measured, { sensor, value }, notes)
  }
  return measured
}

/** Takes a value into those of a point. One that cannot be, as of a belt without contact, is counted and stays out. */
export function addMeasurement(
  measured: Measurements,
  { sensor, value }: { readonly sensor: SensorSeries; readonly value: number },
  notes: NoteCounter,
): void {
  const { min, max } = MAP_LIMITS.sensors[sensor]
  if (value >= min && value <= max) measured[sensor] ??= value
  else notes.add('sensor.implausible')
}

/** Reads what the sensors told at each point of a GPX file, in whatever extension. */
export class PointSensors {
  readonly #notes: NoteCounter
  #isOfLine = false
  #measured: Measurements | null = null

  constructor(notes: NoteCounter) {
    this.#notes = notes
  }

  openPoint(isOfLine: boolean): void {
    this.#isOfLine = isOfLine
    this.#measured = null
  }

  /** @returns whether the text is wanted of what a sensor measured; undefined for any other element. */
  start(name: string): boolean | undefined {
    const sensor = sensorOf(name)
    if (sensor === undefined) return undefined
    if (sensor !== null && this.#isOfLine) return true
    this.#notes.add('sensor.left_out')
    return false
  }

  end(name: string, text: string): void {
    const sensor = sensorOf(name)
    if (!sensor || !this.#isOfLine || text.trim() === '') return
    this.#measured ??= {}
    addMeasurement(this.#measured, { sensor, value: parseDecimal(text) }, this.#notes)
  }

  /** Of a point of a line, once that is pushed. */
  closePoint(columns: PointColumns): void {
    if (this.#measured) columns.measure(this.#measured)
  }
}

/** Each column changed. */
export function mapSensors(
  { sensors }: { readonly sensors?: SensorColumns },
  change: (column: Float64Array) => Float64Array,
): { readonly sensors?: SensorColumns } {
  if (!sensors) return {}
  return { sensors: Object.fromEntries(Object.entries(sensors).map(([name, column]) => [name, change(column)])) }
}
