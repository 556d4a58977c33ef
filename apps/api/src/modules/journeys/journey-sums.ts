import type { JourneyEntry, JourneySums } from '@repo/contract'

/** Of the stages that are there. What is not known of one is left out and counted. */
export function sumsOf(entries: readonly Pick<JourneyEntry, 'measures'>[]): JourneySums {
  const known = entries.flatMap(({ measures }) => (measures ? [measures] : []))
  const sum = (values: readonly (number | null)[]) => values.reduce((total: number, value) => total + (value ?? 0), 0)
  const unknown = (values: readonly (number | null)[]) => values.filter((value) => value === null).length
  const climbs = known.map(({ climb_m }) => climb_m)
  const times = known.map(({ minutes }) => minutes)
  return {
    stages: known.length,
    distance_km: Math.round(sum(known.map(({ distance_km }) => distance_km)) * 100) / 100,
    climb_m: sum(climbs),
    minutes: sum(times),
    unknown_climbs: unknown(climbs),
    unknown_times: unknown(times),
  }
}

/** The date of a day of a journey, its first day being 1. */
export function dateOfDay(startsOn: string | null, day: number): string | null {
  if (startsOn === null) return null
  const [year = 0, month = 1, first = 1] = startsOn.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, first + day - 1)).toISOString().slice(0, 10)
}
