import { describe, expect, it } from 'vitest'
import {
  type ArticleAccess,
  canEdit,
  canView,
  isUnlisted,
  mayShow,
  type PublicationStatus,
  publicationStatus,
  type Reader,
} from './route-article.policy.ts'

const OWNER = 1
const TOKEN = 'a'.repeat(32)

const article = (over: Partial<ArticleAccess> = {}): ArticleAccess => ({
  userId: OWNER,
  isDraft: false,
  privateMode: null,
  isForbidden: false,
  shareToken: TOKEN,
  isTrashed: false,
  ...over,
})

const STATES: readonly (readonly [PublicationStatus, ArticleAccess])[] = [
  ['public', article()],
  ['linkShared', article({ privateMode: 'url' })],
  ['private', article({ privateMode: 'private' })],
  ['draft', article({ isDraft: true })],
  ['draft', article({ isDraft: true, privateMode: 'url' })],
  ['forbidden', article({ isForbidden: true })],
  ['forbidden', article({ isForbidden: true, isDraft: true, privateMode: 'url' })],
]

const READERS: Readonly<Record<string, Reader>> = {
  guest: { userId: null, token: null },
  other: { userId: 2, token: null },
  owner: { userId: OWNER, token: null },
  linkHolder: { userId: null, token: TOKEN },
  guesser: { userId: null, token: 'b'.repeat(32) },
}

describe('publicationStatus', () => {
  it.each(STATES)('is %s', (status, state) => {
    expect(publicationStatus(state)).toBe(status)
  })
})

describe('canView', () => {
  it.each(STATES)('shows an article that is %s to whom it is meant for', (status, state) => {
    const seenBy = Object.keys(READERS).filter((name) => canView(state, READERS[name] ?? { userId: null, token: null }))
    const expected = {
      public: ['guest', 'other', 'owner', 'linkHolder', 'guesser'],
      linkShared: ['owner', 'linkHolder'],
      private: ['owner'],
      draft: ['owner'],
      forbidden: ['owner'],
    }
    expect(seenBy).toEqual(expected[status])
  })
})

describe('canView of an article in the trash', () => {
  it.each(STATES)('shows one that was %s to nobody but its author who looks into the trash', (_, state) => {
    const trashed = { ...state, isDraft: true, isTrashed: true }
    const readers = Object.values(READERS)
    expect(readers.filter((reader) => canView(trashed, reader))).toEqual([])
    const seers = readers.filter((reader) => canView(trashed, { ...reader, opensTrash: true }))
    expect(seers).toEqual([READERS.owner])
  })
})

describe('canEdit', () => {
  it('is for the author alone', () => {
    expect(canEdit(article(), OWNER)).toBe(true)
    expect(canEdit(article(), 2)).toBe(false)
    expect(canEdit(article(), null)).toBe(false)
  })
})

describe('isUnlisted', () => {
  it('counts both private modes, but no draft', () => {
    expect(isUnlisted(article())).toBe(false)
    expect(isUnlisted(article({ privateMode: 'url' }))).toBe(true)
    expect(isUnlisted(article({ privateMode: 'private' }))).toBe(true)
    expect(isUnlisted(article({ isDraft: true, privateMode: 'url' }))).toBe(false)
  })
})

describe('what came from Strava', () => {
  const [draft, shown] = [{ isDraft: true }, { isDraft: false }]
  it.each([
    [{ ...draft, privateMode: null }, true],
    [{ ...draft, privateMode: 'url' }, true],
    [{ ...shown, privateMode: 'private' }, true],
    [{ ...shown, privateMode: 'url' }, false],
    [{ ...shown, privateMode: null }, false],
  ] as const)('as %o may be saved: %s', (flags, may) => {
    expect(mayShow(flags, 'strava', { mayPublishStrava: false })).toBe(may)
    expect(mayShow(flags, 'strava', { mayPublishStrava: true })).toBe(true)
    expect(mayShow(flags, null, { mayPublishStrava: false })).toBe(true)
  })
})
