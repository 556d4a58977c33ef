/** What sensors measure, as extensions of GPX and TCX call it, without their prefixes. */
const SENSORS = new Set([
  'hr',
  'heartrate',
  'HeartRateBpm',
  'cad',
  'cadence',
  'Cadence',
  'RunCadence',
  'power',
  'Watts',
  'PowerInWatts',
  'atemp',
  'wtemp',
  'temp',
  'Temperature',
])

export const isSensor = (name: string): boolean => SENSORS.has(name)
