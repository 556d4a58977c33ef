import { encodePolyline, type Position } from '@mishiori/map-document'
import type { Activity, ActivitySums, Sport, YearList, YearReport, YearTracks } from '@repo/contract'
import { toYearView, type YearView } from '../view/year-view.ts'

const SPORTS_OF_WALKS: readonly Sport[] = ['hike', 'hike', 'walk', 'cycling']
const TITLES = ['鳥居峠を越える', '美ヶ原から霧ヶ峰へ', '朝の散歩', 'ビーナスラインを走る']

const dateOf = (at: number) => new Date(Date.UTC(2026, 0, 5 + at * 9)).toISOString().slice(0, 10)

/** The same walk each time. */
function anActivity(at: number, over: Partial<Activity> = {}): Activity {
  return {
    kind: at % 3 === 0 ? 'article' : 'walk_log',
    id: at + 1,
    article_id: at % 5 === 4 ? null : at + 1,
    title: at % 5 === 4 ? '' : (TITLES[at % TITLES.length] ?? ''),
    language: 'ja',
    translation: at % TITLES.length === 0 ? { title: 'Over the Torii Pass' } : null,
    date: dateOf(at),
    sport: SPORTS_OF_WALKS[at % SPORTS_OF_WALKS.length] ?? 'hike',
    distance_km: 6 + ((at * 37) % 190) / 10,
    climb_m: 120 + ((at * 83) % 900),
    seconds: 3600 + ((at * 977) % 20_000),
    ...over,
  }
}

/** Newest first. */
const ACTIVITIES = Array.from({ length: 36 }, (_, at) => anActivity(35 - at))

function sumsOf(activities: readonly Activity[]): ActivitySums {
  const add = (read: (activity: Activity) => number | null) =>
    activities.reduce((sum, activity) => sum + (read(activity) ?? 0), 0)
  return {
    count: activities.length,
    distance_km: Math.round(add((activity) => activity.distance_km) * 100) / 100,
    climb_m: add((activity) => activity.climb_m),
    seconds: add((activity) => activity.seconds),
  }
}

function spansOf(activities: readonly Activity[], beginOf: (date: string) => string) {
  return [...Map.groupBy(activities, ({ date }) => beginOf(date))]
    .map(([begin, own]) => ({ begin, ...sumsOf(own) }))
    .sort((a, b) => a.begin.localeCompare(b.begin))
}

const mondayOf = (date: string) => {
  const time = Date.parse(`${date}T00:00:00Z`)
  return new Date(time - ((new Date(time).getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
}

const total = sumsOf(ACTIVITIES)

export const sampleYears: YearList = {
  years: [
    { year: 2026, ...total },
    { year: 2025, count: 21, distance_km: 262.4, climb_m: 9_120, seconds: 251_000 },
    { year: 2023, count: 4, distance_km: 38.2, climb_m: null, seconds: null },
  ],
  is_public: false,
}

const [first] = ACTIVITIES
export const sampleReport: YearReport = {
  sports: (['hike', 'walk', 'cycling'] as const).map((sport) => ({
    sport,
    ...sumsOf(ACTIVITIES.filter((activity) => activity.sport === sport)),
  })),
  total,
  weeks: spansOf(ACTIVITIES, mondayOf),
  months: spansOf(ACTIVITIES, (date) => `${date.slice(0, 7)}-01`),
  longest: anActivity(5),
  highest: anActivity(9),
  highest_point: { ...(first ?? anActivity(1)), meters: 2956 },
  municipalities: [
    '木祖村',
    '塩尻市',
    '木曽町',
    '松本市',
    '上松町',
    '長和町',
    '茅野市',
    '諏訪市',
    '下諏訪町',
    '岡谷市',
  ].map((name, at) => ({ name, count: 14 - at, first_on: dateOf(at) })),
  municipality_count: 10,
  summits: [
    { name: '木曽駒ヶ岳', elevation_m: 2956, count: 1, first_on: dateOf(20), lat: 35.789, lng: 137.804 },
    { name: '王ヶ頭', elevation_m: 2034, count: 3, first_on: dateOf(8), lat: 36.226, lng: 138.107 },
    { name: '車山', elevation_m: null, count: 2, first_on: dateOf(11), lat: 36.103, lng: 138.196 },
  ],
  summit_count: 3,
  has_all_places: true,
  activities: { data: ACTIVITIES.slice(0, 20), next: '2026-06-13.walk_log.18' },
}

/** A year without one of its sports, a later page, or whatever else a story needs. */
export function aYear(
  report: Partial<YearReport> = {},
  asked: Partial<Parameters<typeof toYearView>[2]> = {},
): YearView {
  return toYearView(sampleYears, { ...sampleReport, ...report }, { year: 2026, sport: null, before: null, ...asked })
}

/** A bent line that begins somewhere in the mountains. */
function pathOf(at: number): readonly Position[] {
  const [lng, lat] = [137.7 + ((at * 61) % 50) / 100, 35.75 + ((at * 43) % 47) / 100]
  return Array.from({ length: 40 }, (_, step): Position => {
    const angle = at + step / 9
    return [lng + (step / 400) * Math.cos(angle * 0.6), lat + (step / 500) * Math.sin(angle)]
  })
}

export const sampleTracks: YearTracks = {
  tracks: ACTIVITIES.map(({ kind, id, article_id, date, sport }, at) => ({
    kind,
    id,
    article_id,
    date,
    sport,
    lines: [encodePolyline(pathOf(at))],
  })),
  bounds: [137.6, 35.65, 138.3, 36.3],
  next_zoom: null,
}
