import { createArticleMaker, tagOf } from './made-articles.ts'
import { WITH_MAP } from './seed-searchable.ts'
import { createVocabulary } from './vocabulary.ts'

export const KINDS = ['list', 'measure', 'text', 'box', 'corridor'] as const
export type Kind = (typeof KINDS)[number]

const SORTS = ['created_at', 'favorite_count', 'copy_count']
const MEASURE_SORTS = ['course_minutes', 'climb_m', 'course_constant']

/** Addresses below `/api`, about a hundred of each kind, from the most common to the rarest requests. */
export function questionsOf(newestId: number): Readonly<Record<Kind, readonly string[]>> {
  return { list: lists(), measure: measures(), text: texts(), box: boxes(newestId), corridor: corridors(newestId) }
}

function lists(): readonly string[] {
  const plain = SORTS.flatMap((sort) => [1, 2, 20, 500].map((page) => routes({ sort, page })))
  const tags = [0, 1, 3, 10, 50, 200, 1_000, 4_000].flatMap((rank) =>
    SORTS.map((sort) => routes({ sort, tag: tagOf(rank) })),
  )
  const lengths = SORTS.flatMap((sort) =>
    [
      [0, 5],
      [5, 10],
      [10, 20],
      [50, 2_000],
    ].map(([min_km = 0, max_km = 0]) => routes({ sort, min_km, max_km })),
  )
  const photos = SORTS.flatMap((sort) => [0, 10, 200].map((rank) => routes({ sort, photos: 1, tag: tagOf(rank) })))
  return [...plain, ...tags, ...lengths, ...photos, ...SORTS.map((sort) => routes({ sort, photos: 1 }))]
}

/** What main lines measure: as filters, in every order, alone and with a tag. */
function measures(): readonly string[] {
  const asked: readonly Query[] = [
    { max_minutes: 60 },
    { min_minutes: 60, max_minutes: 120 },
    { min_minutes: 240, max_minutes: 480 },
    { min_minutes: 480 },
    { max_climb_m: 100 },
    { min_climb_m: 300, max_climb_m: 600 },
    { min_climb_m: 1_000 },
    { level: 'easy' },
    { level: 'hard' },
    { loop: 1 },
    { profile: 'hike' },
    { stairs: 'none' },
    { stairs: 'none', max_km: 5 },
    { season: 'autumn' },
    { season: 'spring', loop: 1 },
    { loop: 1, level: 'easy', max_minutes: 180, photos: 1 },
  ]
  const narrowed = asked.flatMap((query) => [...SORTS, ...MEASURE_SORTS].map((sort) => routes({ ...query, sort })))
  const ordered = MEASURE_SORTS.flatMap((sort) => [
    routes({ sort }),
    ...[0, 3, 50, 1_000].map((rank) => routes({ sort, tag: tagOf(rank) })),
    routes({ sort, q: '街道' }),
    map({ sort, box: boxOf(129, 30, 146, 46) }),
  ])
  return [...narrowed, ...ordered]
}

function texts(): readonly string[] {
  const ranks = [0, 1, 2, 3, 5, 8, 12, 19, 30, 60, 100, 200, 400, 800, 1_500, 3_000, 6_000, 12_000, 19_000]
  return (['ja', 'en'] as const).flatMap((language) => {
    const { words } = createVocabulary(language)
    const word = (rank: number) => words[rank] ?? ''
    const single = ranks.flatMap((rank) => [routes({ q: word(rank) }), routes({ q: word(rank), sort: 'created_at' })])
    const popular = ranks.map((rank) => routes({ q: word(rank), sort: 'favorite_count' }))
    const pairs = ranks.map((rank, index) => routes({ q: `${word(rank)} ${word(ranks[index + 1] ?? 0)}` }))
    const beginnings = ranks.map((rank) => routes({ q: word(rank).slice(0, 2) }))
    return [...single, ...popular, ...pairs, ...beginnings]
  })
}

function boxes(newestId: number): readonly string[] {
  const make = createArticleMaker()
  const halves = [0.02, 0.1, 0.5, 2, 8]
  const around = Array.from({ length: 20 }, (_, index) => make(newestId - index * 17).path[0] ?? [138, 36]).flatMap(
    ([lng, lat]) => halves.map((half) => boxOf(lng - half, lat - half * 0.7, lng + half, lat + half * 0.7)),
  )
  const wide = [boxOf(-180, -85, 180, 85), boxOf(100, -20, 179, 60), boxOf(160, -50, -120, 60), boxOf(129, 30, 146, 46)]
  const narrowed = wide.flatMap((box) => SORTS.map((sort) => map({ box, sort, q: '街道' })))
  return [
    ...[...around, ...wide].map((box) => map({ box })),
    ...wide.map((box) => map({ box, sort: 'favorite_count' })),
    ...narrowed,
  ]
}

/** So many that also among few articles some have much beside them. */
const CORRIDORS = 250

function corridors(newestId: number): readonly string[] {
  return Array.from({ length: CORRIDORS }, (_, index) =>
    map({ near: newestId - index * Math.floor(WITH_MAP / CORRIDORS) }),
  )
}

type Query = Readonly<Record<string, string | number>>
const address = (path: string) => (query: Query) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
const routes = address('/v1/routes')
const map = address('/v1/search/map')

function boxOf(west: number, south: number, east: number, north: number): string {
  const turn = (lng: number) => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng)
  return [turn(west), Math.max(-89, south), turn(east), Math.min(89, north)].map((value) => value.toFixed(4)).join(',')
}
