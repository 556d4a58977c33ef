// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepWalkDraft, readWalkDraft, type WalkDraft } from './walk-draft.ts'

const place = { userId: 7, articleId: 11, logId: null, part: null }
const draft: WalkDraft = {
  key: 'once',
  sent: [],
  fields: {
    walkedOn: '2026-11-03',
    hours: '1',
    minutes: '',
    conditions: ['snow'],
    text: '雪',
    visibility: 'public',
    part: null,
    photos: [{ id: 3, url: '/files/a.jpg', width: 800, height: 600 }],
    trackId: null,
    hazards: { bridge: 'present' },
  },
}

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('a draft of a walk', () => {
  it('is kept until it is forgotten', () => {
    expect(readWalkDraft(place)).toBeNull()
    expect(keepWalkDraft(place, draft)).toBe(true)
    expect(readWalkDraft(place)).toEqual(draft)
    keepWalkDraft(place, null)
    expect(readWalkDraft(place)).toBeNull()
  })

  it('is of one person, article and log', () => {
    keepWalkDraft(place, draft)
    const part = { object_id: 'line', from_m: 0, to_m: 900 }
    for (const other of [{ userId: 8 }, { articleId: 12 }, { logId: 3 }, { part }]) {
      expect(readWalkDraft({ ...place, ...other })).toBeNull()
    }
  })

  it.each([
    ['no JSON', '{'],
    ['another release’s condition', JSON.stringify({ ...draft, fields: { ...draft.fields, conditions: ['lava'] } })],
    ['another visibility', JSON.stringify({ ...draft, fields: { ...draft.fields, visibility: 'friends' } })],
    ['another answer', JSON.stringify({ ...draft, fields: { ...draft.fields, hazards: { bridge: 'maybe' } } })],
    ['half a photo', JSON.stringify({ ...draft, fields: { ...draft.fields, photos: [{ id: 3 }] } })],
    ['half a part', JSON.stringify({ ...draft, fields: { ...draft.fields, part: { object_id: 'line' } } })],
    ['no key', JSON.stringify({ ...draft, key: undefined })],
    ['an earlier release’s draft', JSON.stringify({ ...draft, sent: undefined })],
    ['a number', '3'],
  ])('is none where the device has %s', (_, stored) => {
    localStorage.setItem('walk-draft:7:11:new', stored)
    expect(readWalkDraft(place)).toBeNull()
  })

  it('is given up where the store is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(keepWalkDraft(place, draft)).toBe(false)
  })
})
