import { aCard } from '@repo/articles/testing/sample-cards'
import type { Journey, JourneyEntry } from '@repo/contract'

const NO_SUMS = { stages: 0, distance_km: 0, climb_m: 0, minutes: 0, unknown_climbs: 0, unknown_times: 0 }

/** A stage as the API answers it. */
export const aStageAnswer = (id: number, over: Partial<JourneyEntry> = {}): JourneyEntry => ({
  id,
  kind: 'stage',
  day: id,
  note: '',
  part: null,
  article: aCard({ id: 100 + id }),
  measures: { distance_km: 5, climb_m: 300, minutes: 120, outline: '_p~iF~ps|U_ulLnnqC' },
  shown_to: 'everyone',
  ...over,
})

/** An empty draft as the API answers it to its owner. */
export const aJourneyAnswer = (over: Partial<Journey> = {}): Journey => ({
  id: 5,
  kind: 'journey',
  title: '木曽路',
  summary: '',
  language: 'ja',
  cover_path: null,
  starts_on: '2026-10-17',
  ends_on: null,
  is_travelling: false,
  sums: NO_SUMS,
  day_count: 0,
  user: { id: 1, name: 'hikari.k', nickname: 'ひかり', avatar: null },
  favorite_count: 0,
  comment_count: 0,
  preview_path: null,
  created_at: '2026-10-01T00:00:00.000Z',
  published_at: '2026-10-01T00:00:00.000Z',
  updated_at: '2026-10-01T00:00:00.000Z',
  state: 'draft',
  is_forbidden: false,
  version: 1,
  days: [],
  entries: [],
  full_share_url: null,
  cloned_from: null,
  viewer_can: { edit: true, interact: false },
  is_favorite: false,
  ...over,
})
