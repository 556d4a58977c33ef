import { encodePolyline } from '@mishiori/map-document'
import type { RouteArticle } from '@repo/contract'
import { expect, it } from 'vitest'
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
  tag: [],
  user: { id: 1, name: 'hikari', nickname: 'ひかり', avatar: null },
  created_at: '2026-10-18T00:00:00.000Z',
  updated_at: '2026-10-19T00:00:00.000Z',
  is_draft: false,
  private_mode: null,
  phobidden: false,
  status: 'public',
  version: 3,
  full_share_url: null,
  viewer_can: { edit: false },
  body_html: '',
  context: { version: 1, blocks: [] },
  layer: [
    { id: 'a', name: 'there', objects: [line('up', [800, 900])] },
    { id: 'b', name: 'back', objects: [line('over', [900, 950]), line('unknown', null)] },
    { id: 'c', name: 'sights', objects: [] },
  ],
}

it('sums up the lines of each layer and of all', () => {
  const { layers, totals } = readingView(article)
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
