// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { keepAlong, keepWalkOffer, readAlong, readWalkOffer } from './walk-offer.ts'

const offer = { trackId: 31, walkedOn: '2026-11-03', minutes: 95 }

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

it('an offer is of one person and article, until it is forgotten', () => {
  keepWalkOffer(7, 11, offer)
  expect(readWalkOffer(7, 11)).toEqual(offer)
  expect(readWalkOffer(8, 11)).toBeNull()
  expect(readWalkOffer(7, 12)).toBeNull()
  keepWalkOffer(7, 11, null)
  expect(readWalkOffer(7, 11)).toBeNull()
})

it('the article that is recorded along is remembered until another one is', () => {
  expect(readAlong(7)).toBeNull()
  keepAlong(7, { articleId: 11, token: 'abc' })
  expect(readAlong(7)).toEqual({ articleId: 11, token: 'abc' })
  expect(readAlong(8)).toBeNull()
  keepAlong(7, null)
  expect(readAlong(7)).toBeNull()
})

it.each(['{', '3', 'null', '{}', '{"trackId":"x"}'])('%s on the device is no offer', (stored) => {
  localStorage.setItem('walk-offer:7:11', stored)
  localStorage.setItem('recording-along:7', stored)
  expect(readWalkOffer(7, 11)).toBeNull()
  expect(readAlong(7)).toBeNull()
})

it('a store that is closed has none', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  keepWalkOffer(7, 11, offer)
  expect(readWalkOffer(7, 11)).toBeNull()
})
