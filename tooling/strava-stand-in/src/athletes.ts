import { encodePolyline, type Position } from '@mishiori/map-document'

export interface Activity {
  readonly id: number
  readonly name: string
  readonly sport: string
  /** ISO 8601, UTC. */
  readonly startedAt: string
  /** `[lng, lat]`; empty for indoor activities. */
  readonly path: readonly Position[]
  /** Seconds after the start, one a position. */
  readonly seconds: readonly number[]
  /** Metres, one a position; empty for none. */
  readonly altitudes: readonly number[]
  /** Of its sensors, by their keys at Strava, one value a position; absent for none. */
  readonly sensors?: Readonly<Partial<Record<'heartrate' | 'cadence' | 'watts' | 'temp', readonly (number | null)[]>>>
  readonly isPrivate: boolean
}

export interface Athlete {
  readonly id: number
  readonly firstname: string
  readonly lastname: string
  /** Newest first. */
  readonly activities: readonly Activity[]
}

export const anAthlete = (over: Partial<Athlete> = {}): Athlete => ({
  id: 134815,
  firstname: 'Ayumi',
  lastname: 'Mori',
  activities: [],
  ...over,
})

/** From Yabuhara to the Torii pass, unless told otherwise. */
const PATH: readonly Position[] = [
  [137.7846, 35.9312],
  [137.7901, 35.9378],
  [137.7962, 35.9411],
  [137.8012, 35.9455],
]

/** `number` counts back from the newest; each a day before the one above. */
export function anActivity(number: number, over: Partial<Activity> = {}): Activity {
  const path = (over.path ?? PATH).map(([lng, lat]): Position => [lng + (over.path ? 0 : number * 1e-3), lat])
  return {
    id: 12_345_678_900 - number,
    name: `Morning Hike ${number}`,
    sport: 'Hike',
    startedAt: new Date(Date.UTC(2026, 9, 30, 21, 5) - number * 24 * 3_600_000).toISOString().replace('.000', ''),
    seconds: path.map((_, at) => at * 60),
    altitudes: path.map((_, at) => 930 + at * 85.2),
    isPrivate: false,
    ...over,
    path,
  }
}

const KILOMETER_METERS = 1000

/** SummaryActivity of the description, as far as anybody reads it. */
export function summaryOf(athlete: Athlete, activity: Activity) {
  const { id, name, sport, startedAt, path, seconds, isPrivate } = activity
  const [first, last] = [path[0], path.at(-1)]
  return {
    resource_state: 2,
    athlete: { id: athlete.id, resource_state: 1 },
    id,
    name,
    distance: path.length * KILOMETER_METERS * 0.8,
    moving_time: seconds.at(-1) ?? 0,
    elapsed_time: seconds.at(-1) ?? 0,
    total_elevation_gain: path.length * 85,
    type: sport,
    sport_type: sport,
    start_date: startedAt,
    start_date_local: startedAt,
    timezone: '(GMT+09:00) Asia/Tokyo',
    utc_offset: 32_400,
    map: { id: `a${id}`, summary_polyline: path.length > 0 ? encodePolyline(path) : '', resource_state: 2 },
    private: isPrivate,
    visibility: isPrivate ? 'only_me' : 'everyone',
    start_latlng: first ? [first[1], first[0]] : [],
    end_latlng: last ? [last[1], last[0]] : [],
    device_watts: null,
  }
}

/** DetailedActivity: the same and more. */
export const detailOf = (athlete: Athlete, activity: Activity) => ({
  ...summaryOf(athlete, activity),
  resource_state: 3,
  description: 'Over the old road.',
  calories: 512.4,
})

/** StreamSet, by its keys; those that were not recorded are missing. */
export function streamsOf({ path, seconds, altitudes, sensors }: Activity, keys: readonly string[]) {
  const size = { series_type: 'distance', original_size: seconds.length, resolution: 'high' }
  const all: Readonly<Record<string, readonly unknown[]>> = {
    latlng: path.map(([lng, lat]) => [lat, lng]),
    time: seconds,
    altitude: altitudes,
    ...sensors,
    distance: seconds.map((_, at) => at * KILOMETER_METERS),
  }
  // Strava always adds the distance.
  const selected = Object.entries(all).filter(
    ([key, data]) => (keys.includes(key) || key === 'distance') && data.length > 0,
  )
  return Object.fromEntries(selected.map(([key, data]) => [key, { data, ...size }]))
}
