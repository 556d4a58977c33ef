import type {
  StravaActivity as ActivityAnswer,
  StravaActivityPage as ActivityPageAnswer,
  StravaImport as ImportAnswer,
  StravaState,
} from '@repo/contract'

/** The user's connection to Strava. */
export interface StravaConnection {
  /** Whether the operator has registered this instance with Strava. */
  readonly isOffered: boolean
  readonly isConnected: boolean
  /** What the athlete is called there; null unless connected. */
  readonly athleteName: string | null
  /** Whether activities that only the athlete sees may be read, too. */
  readonly readsPrivate: boolean
  /** Whether routes from Strava may be published. */
  readonly mayPublish: boolean
}

export interface StravaActivity {
  /** As digits. */
  readonly id: string
  readonly name: string
  /** As Strava calls it; '' where it says nothing. */
  readonly sport: string
  /** ISO time. */
  readonly startedAt: string
  readonly distanceKm: number
  /** Metres. */
  readonly elevationGain: number | null
  /** Encoded, precision 5; null without a track, which cannot be imported. */
  readonly polyline: string | null
  readonly isPrivate: boolean
  /** The draft that it became. */
  readonly articleId: number | null
}

export interface StravaActivityPage {
  readonly data: readonly StravaActivity[]
  readonly page: number
  readonly hasMore: boolean
  /** How many activities this page was found among. */
  readonly lookedThrough: number
}

export interface StravaImportItem {
  readonly activityId: string
  readonly name: string
  readonly state: ImportAnswer['items'][number]['state']
  readonly articleId: number | null
  /** Error code of a failure. */
  readonly error: string | null
}

/** Activities on their way into drafts. */
export interface StravaImport {
  readonly id: number
  readonly state: ImportAnswer['state']
  /** Seconds until it continues, and the error code of why; null while it runs. */
  readonly wait: { readonly seconds: number; readonly code: string | null } | null
  readonly total: number
  readonly success: number
  readonly failed: number
  readonly items: readonly StravaImportItem[]
}

export function toStravaConnection(state: StravaState): StravaConnection {
  return {
    isOffered: state.is_offered,
    isConnected: state.is_connected,
    athleteName: state.athlete_name,
    readsPrivate: state.reads_private,
    mayPublish: state.may_publish,
  }
}

export function toStravaActivityPage({ data, page, has_more, looked_through }: ActivityPageAnswer): StravaActivityPage {
  return { data: data.map(toActivity), page, hasMore: has_more, lookedThrough: looked_through }
}

export function toStravaImport(job: ImportAnswer): StravaImport {
  const { id, state, total, success, failed, items } = job
  return {
    id,
    state,
    total,
    success,
    failed,
    wait: job.wait_seconds === null ? null : { seconds: job.wait_seconds, code: job.wait_code },
    items: items.map((item) => ({
      activityId: item.activity_id,
      name: item.name,
      state: item.state,
      articleId: item.route_id,
      error: item.error,
    })),
  }
}

function toActivity(activity: ActivityAnswer): StravaActivity {
  const { id, name, sport, polyline } = activity
  return {
    id,
    name,
    sport,
    polyline,
    startedAt: activity.started_at,
    distanceKm: activity.distance_km,
    elevationGain: activity.elevation_gain,
    isPrivate: activity.is_private,
    articleId: activity.route_id,
  }
}
