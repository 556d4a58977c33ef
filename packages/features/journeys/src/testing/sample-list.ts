import { DRAWN_MAP } from '@repo/articles/testing/sample-cards'
import type { OwnJourneyCard } from '@repo/contract'
import { aJourneyAnswer } from './sample-answer.ts'

/** A journey in its owner's list, as the API answers it. */
export const anOwnCard = (over: Partial<OwnJourneyCard> = {}): OwnJourneyCard => {
  const {
    days: _,
    entries: __,
    full_share_url: ___,
    viewer_can: ____,
    cloned_from: _____,
    is_favorite: ______,
    ...card
  } = aJourneyAnswer()
  return {
    ...card,
    title: '中山道 木曽路をつなぐ三日',
    state: 'public',
    ends_on: '2026-10-19',
    day_count: 3,
    sums: { stages: 3, distance_km: 49.7, climb_m: 1182, minutes: 860, unknown_climbs: 0, unknown_times: 0 },
    thumbnail_path: null,
    preview_path: DRAWN_MAP,
    entry_count: 3,
    trashed_at: null,
    ...over,
  }
}
