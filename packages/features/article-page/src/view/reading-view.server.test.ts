import { encodePolyline } from '@mishiori/map-document'
import type { RouteArticle } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { readingView } from './reading-view.server.ts'

const line = (id: string, elevations: readonly number[] | null) => ({
  tmpId: id,
  objectType: 'LINE',
  name: id,
  text: '',
  color: '#DB0730',
  isMain: id === 'up',
  path: encodePolyline([
    [137, 36],
    [137, 36.01],
  ]),
  ...(elevations && { elevations }),
})

const article: RouteArticle = {
  id: 12,
  title: '鳥居峠',
  summary: '',
  language: 'ja',
  translation: null,
  distance_km: 1.11,
  climb_m: null,
  course_time: null,
  is_loop: null,
  profile: null,
  outline: null,
  place_ja: null,
  place_en: null,
  thumbnail_path: null,
  preview_path: '/previews/abc.webp',
  min_lat: null,
  max_lat: null,
  min_lng: null,
  max_lng: null,
  favorite_count: 0,
  copy_count: 0,
  comment_count: 0,
  tag: [],
  user: { id: 1, name: 'hikari', nickname: 'ひかり', avatar: null },
  created_at: '2026-10-18T00:00:00.000Z',
  published_at: '2026-10-18T00:00:00.000Z',
  updated_at: '2026-10-19T00:00:00.000Z',
  is_draft: false,
  private_mode: null,
  phobidden: false,
  status: 'public',
  version: 3,
  shows_health: false,
  source: null,
  full_share_url: null,
  viewer_can: { edit: false, interact: true },
  is_favorite: false,
  stock: [],
  onStocked: false,
  hazards: [],
  cloned_from: null,
  contributors: [],
  body_html: '',
  context: { version: 1, blocks: [] },
  layer: [
    { id: 'a', name: 'there', objects: [line('up', [800, 900])] },
    { id: 'b', name: 'back', objects: [line('over', [900, 950]), line('unknown', null)] },
    { id: 'c', name: 'sights', objects: [] },
  ],
}

it('sums up the lines of each layer and of all', () => {
  const { layers, totals } = readingView(article, 'ja')
  const rounded = [...layers.map(({ sums }) => sums), totals].map(({ lengthMeters, ...sums }) => ({
    ...sums,
    kilometers: Math.round(lengthMeters / 10) / 100,
  }))
  expect(rounded).toEqual([
    { lineCount: 1, gainMeters: 100, kilometers: 1.11 },
    { lineCount: 2, gainMeters: 50, kilometers: 2.22 },
    { lineCount: 0, gainMeters: null, kilometers: 0 },
    { lineCount: 3, gainMeters: 150, kilometers: 3.34 },
  ])
})

const text = (words: string) => ({ version: 1, blocks: [{ type: 'header', level: 2, text: words }] })
const bilingual: RouteArticle = {
  ...article,
  version: 30,
  summary: '木曽路',
  context: text('峠へ'),
  body_html: '<h2>峠へ</h2>',
  layer: [
    {
      id: 'a',
      name: '往路',
      translations: { 'en-us': { name: 'There' } },
      objects: [line('up', null), { ...line('over', null), translations: { 'en-us': { name: 'Over' } } }],
    },
  ],
  translation: { title: 'Torii Pass', summary: '', context: text('To the pass'), body_html: '<h2>To the pass</h2>' },
}

it('gives readers the words of their language, each falling back by itself, and says what each is in', () => {
  const view = readingView(bilingual, 'en-us')
  expect(view).toMatchObject({ bodyHtml: '<h2>To the pass</h2>', outline: [{ text: 'To the pass' }] })
  expect(view.article).toMatchObject({ title: 'Torii Pass', summary: '木曽路' })
  expect(view.article.languages).toEqual({ all: ['ja', 'en-us'], title: 'en-us', summary: 'ja', body: 'en-us' })
  expect(view.layers[0]).toMatchObject({
    name: 'There',
    language: 'en-us',
    objects: [
      { name: 'up', language: 'ja' },
      { name: 'Over', language: 'en-us' },
    ],
  })
  expect(view.article).not.toHaveProperty('translation')
})

it('keeps the two languages of one state apart', () => {
  readingView(bilingual, 'en-us')
  expect(readingView(bilingual, 'ja')).toMatchObject({ bodyHtml: '<h2>峠へ</h2>', layers: [{ name: '往路' }] })
})

it('falls back to the text of the main language when the other one is empty', () => {
  const translation = { title: 'Torii Pass', summary: '', context: { version: 1, blocks: [] }, body_html: '' }
  const view = readingView({ ...bilingual, version: 31, translation }, 'en-us')
  expect(view).toMatchObject({ bodyHtml: '<h2>峠へ</h2>', article: { languages: { title: 'en-us', body: 'ja' } } })
})

it('is not the one of its author for others, nor the one of before something was hidden', () => {
  const namesOf = (over: Partial<RouteArticle>, asVisitor = false) =>
    readingView({ ...article, version: 50, ...over }, 'ja', asVisitor).layers.flatMap(({ objects }) =>
      objects.map(({ name }) => name),
    )
  const layer = [{ id: 'a', name: 'there', objects: [line('home', null)] }]
  expect(namesOf({ layer, viewer_can: { edit: true, interact: true } })).toEqual(['home'])
  expect(namesOf({ layer, viewer_can: { edit: true, interact: true } }, true)).toEqual(['home'])
  const cut = [{ id: 'a', name: 'there', objects: [] }]
  expect(namesOf({ layer: cut })).toEqual([])
  expect(namesOf({ layer, version: 51 })).toEqual(['home'])
  expect(namesOf({ layer: cut, version: 51, preview_path: '/previews/def.webp' })).toEqual([])
})

describe('an estimate that lists have by the ground', () => {
  const drawn = { ...article, version: 60 }
  const course = { minutes: 40, model: 'townWalk', version: 1, by_ground: true, constant: 12.5 } as const
  const figuresOf = (course_time: RouteArticle['course_time']) => readingView({ ...drawn, course_time }, 'ja').figures

  it('is that of the page, its difficulty with it', () => {
    const figures = figuresOf(course)
    expect(figures?.time).toMatchObject({ minutes: 40, model: 'townWalk', isByGround: true, climbs: 'counted' })
    expect(figures?.difficulty).toBe('moderate')
  })

  it('is by the line where nothing is known of the ground, also after it was known', () => {
    const byLine = figuresOf({ ...course, by_ground: false })
    expect(byLine?.time).toMatchObject({ model: 'hikeJapan' })
    expect(byLine?.time?.minutes).not.toBe(40)
    expect(figuresOf(null)).toEqual(byLine)
  })
})

it('names what sensors told about a body to its author, and to others only where that is shown', () => {
  const recorded = { ...line('up', null), temperatures: [20.5, 21], heart_rates: [90, 120] }
  const own = { ...article, id: 15, layer: [{ id: 'l', name: 'l', objects: [recorded] }] }
  const byAuthor = { ...own, viewer_can: { edit: true, interact: true } }
  const measured = (...args: Parameters<typeof readingView>) => readingView(...args).figures?.measured
  expect(measured(byAuthor, 'ja')).toEqual(['temperaturesCelsius', 'heartRatesBpm'])
  expect(measured(byAuthor, 'ja', true)).toEqual(['temperaturesCelsius'])
  expect(measured(byAuthor, 'ja')).toEqual(['temperaturesCelsius', 'heartRatesBpm'])
  expect(measured({ ...byAuthor, shows_health: true }, 'ja', true)).toEqual(['temperaturesCelsius', 'heartRatesBpm'])
})

it('tells an author alone that sensors told of a body along a line beside the main one', () => {
  const beside = { ...line('back', null), tmpId: 'back', isMain: false, heart_rates: [90, 120] }
  const layer = [{ id: 'l', name: 'l', objects: [{ ...line('up', null), isMain: true }, beside] }]
  const byAuthor = { ...article, id: 16, layer, viewer_can: { edit: true, interact: true } }
  const { hasHealth, figures } = readingView(byAuthor, 'ja')
  expect({ hasHealth, measured: figures?.measured }).toEqual({ hasHealth: true, measured: [] })
  expect(readingView({ ...byAuthor, shows_health: true }, 'ja', true).hasHealth).toBe(false)
})
