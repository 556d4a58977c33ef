import { routePath } from '@repo/articles/article-links'
import type { ActivitySums, Activity as ApiActivity, Locale, Sport, YearList, YearReport } from '@repo/contract'
import type { KeyedPage } from '@repo/web-kit/list-page'
import { toKeyedPage } from '@repo/web-kit/list-page'

/** What some activities come to. Null: of none of them it is known. */
export interface Sums {
  readonly count: number
  readonly distanceKm: number | null
  readonly climbMeters: number | null
  readonly seconds: number | null
}

export interface YearSums extends Sums {
  readonly year: number
}

/** The sums of a week or a month. */
export interface SpanSums extends Sums {
  /** Its first day, `2026-10-01`. */
  readonly begin: string
}

/** One thing that its owner did at a date. */
export interface Activity {
  /** Its own among walks and articles: that of its track. */
  readonly key: string
  /** '' without one. */
  readonly title: string
  readonly language: Locale
  readonly translation: { readonly title: string } | null
  /** `2026-10-17`. */
  readonly date: string
  readonly sport: Sport
  readonly distanceKm: number | null
  readonly climbMeters: number | null
  /** The article that the viewer can open; null where there is none. */
  readonly articleId: number | null
  /** Its address. */
  readonly href: string | null
}

export interface Municipality {
  readonly name: string
  readonly count: number
  readonly firstOn: string
}

interface Summit extends Municipality {
  /** Metres. */
  readonly elevation: number | null
}

/** A year of somebody, or all of them, of one sport or of all. */
export interface YearView {
  /** Null for all years. */
  readonly year: number | null
  /** Newest first, of all sports. */
  readonly years: readonly YearSums[]
  /** Null for all of them. */
  readonly sport: Sport | null
  /** Those that the year has, the most frequent first. */
  readonly sports: readonly Sport[]
  readonly total: Sums
  readonly months: readonly SpanSums[]
  readonly weeks: readonly SpanSums[]
  readonly longest: Activity | null
  readonly greatestClimb: Activity | null
  readonly highestPoint: (Activity & { readonly meters: number }) | null
  /** Those that were reached most often, and how many there are. */
  readonly municipalities: readonly Municipality[]
  readonly municipalityCount: number
  readonly summits: readonly Summit[]
  readonly summitCount: number
  /** False while places of some activities are looked up. */
  readonly hasAllPlaces: boolean
  readonly activities: KeyedPage<Activity>
  /** Whether the activities begin with the newest. A later page has nothing else of the year. */
  readonly isFirst: boolean
}

/** What of the years is asked for. */
export interface AskedYear {
  readonly year: number | null
  readonly sport: Sport | null
  readonly before: string | null
}

/** Articles that are named. */
export const articlesOf = ({ longest, greatestClimb, highestPoint, activities }: YearView): readonly number[] =>
  [longest, greatestClimb, highestPoint, ...activities.data].flatMap((activity) => activity?.articleId ?? [])

export const activityKey = ({ kind, id }: Pick<ApiActivity, 'kind' | 'id'>): string => `${kind}.${id}`

export function toYearView({ years }: Pick<YearList, 'years'>, report: YearReport, asked: AskedYear): YearView {
  const { longest, highest, highest_point: point, municipalities, summits, activities } = report
  return {
    year: asked.year,
    years: years.map((sums) => ({ year: sums.year, ...toSums(sums) })),
    sport: asked.sport,
    sports: report.sports.map(({ sport }) => sport),
    total: toSums(report.total),
    months: report.months.map(toSpan),
    weeks: report.weeks.map(toSpan),
    longest: longest && toActivity(longest),
    greatestClimb: highest && toActivity(highest),
    highestPoint: point && { ...toActivity(point), meters: point.meters },
    municipalities: municipalities.map(toPlace),
    municipalityCount: report.municipality_count,
    summits: summits.map((summit) => ({ ...toPlace(summit), elevation: summit.elevation_m })),
    summitCount: report.summit_count,
    hasAllPlaces: report.has_all_places,
    activities: toKeyedPage(activities, toActivity),
    isFirst: asked.before === null,
  }
}

const toSums = ({ count, distance_km, climb_m, seconds }: ActivitySums): Sums => ({
  count,
  distanceKm: distance_km,
  climbMeters: climb_m,
  seconds,
})

const toSpan = ({ begin, ...sums }: YearReport['months'][number]): SpanSums => ({ begin, ...toSums(sums) })

const toPlace = ({ name, count, first_on }: YearReport['municipalities'][number]): Municipality => ({
  name,
  count,
  firstOn: first_on,
})

function toActivity(activity: ApiActivity): Activity {
  const { title, language, translation, date, sport, distance_km, climb_m, article_id: articleId } = activity
  return {
    key: activityKey(activity),
    title,
    language,
    translation,
    date,
    sport,
    distanceKm: distance_km,
    climbMeters: climb_m,
    articleId,
    href: articleId === null ? null : routePath(articleId, null),
  }
}
