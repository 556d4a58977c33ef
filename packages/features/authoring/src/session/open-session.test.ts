import { anArticle } from '@repo/web-kit/testing/sample-article'
import { describe, expect, it } from 'vitest'
import type { Journal, JournalEntry } from '../saving/ports.ts'
import { GUEST_ID } from '../saving/slots.ts'
import { readWork } from '../saving/unsaved-work.ts'
import { anEntry, aStoredDraft } from '../testing/sample-drafts.ts'
import { openSession, restoredStart, type SessionRequest } from './open-session.ts'

function open(request: Partial<SessionRequest>, entries: readonly JournalEntry[] = [], held: readonly string[] = []) {
  const journal: Omit<Journal, 'list'> = {
    write: async () => {},
    remove: async () => {},
    findNewest: async (slot) => entries.find((entry) => entry.slot === slot) ?? null,
    listNew: async (userId) => entries.filter((entry) => entry.slot.startsWith('new:') && entry.userId === userId),
  }
  return openSession(
    { article: null, userId: 1, resume: null, language: 'ja', ...request },
    { journal, createId: () => 'fresh', isSlotHeld: async (slot) => held.includes(slot) },
  )
}

describe('an article', () => {
  it('opens as the server has it, with the device’s newer work as an offer', async () => {
    const entry = anEntry({ draft: aStoredDraft({ title: 'Newer' }) })
    const { start, offer } = await open({ article: anArticle() }, [entry])
    expect(start).toMatchObject({ slot: 'article:7', draft: { title: '鳥居峠を越える' }, base: { version: 3 } })
    expect(offer).toEqual(readWork(entry))
  })

  it('offers nothing but changes: work of a time before second languages says nothing of them', async () => {
    const { translation: _, language: __, ...draft } = aStoredDraft()
    const article = anArticle({ translation: { title: 'Over the pass', summary: '', context: {}, body_html: '' } })
    expect((await open({ article }, [anEntry({ draft })])).offer).toBeNull()
    const translation = { title: 'Over the torii pass', summary: '', context: {} }
    expect((await open({ article }, [anEntry({ draft: { ...draft, translation } })])).offer).not.toBeNull()
  })

  it('offers nothing that the server has already', async () => {
    expect((await open({ article: anArticle() }, [anEntry()])).offer).toBeNull()
  })

  it('gets a place of its own, and no offer, while another tab works on it', async () => {
    const entry = anEntry({ draft: aStoredDraft({ title: 'Newer' }) })
    const { start, offer } = await open({ article: anArticle() }, [entry], ['article:7'])
    expect(start.slot).toBe('article:7+fresh')
    expect(offer).toBeNull()
  })

  it('offers nobody else’s work', async () => {
    const entry = anEntry({ userId: 2, draft: aStoredDraft({ title: 'Newer' }) })
    expect((await open({ article: anArticle() }, [entry])).offer).toBeNull()
  })
})

describe('a new article', () => {
  const first = anEntry({ slot: 'new:a' })
  const second = anEntry({ slot: 'new:b' })

  it('gets a place of its own, and the newest unsaved work as an offer', async () => {
    const { start, offer } = await open({}, [first, second])
    expect(start).toMatchObject({ slot: 'new:fresh', base: null, draft: { title: '' } })
    expect(offer).toEqual(readWork(first))
  })

  it('leaves alone what another tab is working on', async () => {
    expect((await open({}, [first, second], ['new:a'])).offer).toEqual(readWork(second))
    expect((await open({ resume: 'new:a' }, [first], ['new:a'])).start.slot).toBe('new:fresh')
  })

  it('goes on at once with what the author chose', async () => {
    expect(await open({ resume: 'new:b' }, [first, second])).toEqual({
      start: restoredStart(readWork(second), 1),
      offer: null,
    })
  })
})

describe('work of a guest', () => {
  const older = anEntry({ slot: 'new:a', userId: GUEST_ID, changedAt: '2026-10-01T00:00:00.000Z' })
  const newer = anEntry({ slot: 'new:b', userId: GUEST_ID, changedAt: '2026-10-02T00:00:00.000Z' })

  it('is gone on with at once, under its own slot', async () => {
    const { start, offer } = await open({ userId: GUEST_ID }, [older, newer])
    expect(start).toMatchObject({ slot: 'new:b', userId: GUEST_ID })
    expect(offer).toBeNull()
  })

  it('is offered to whoever has an account by now, and becomes theirs', async () => {
    expect((await open({}, [older, newer])).offer).toEqual(readWork(newer))
    const { start } = await open({ resume: 'new:a' }, [older, newer])
    expect(start).toMatchObject({ slot: 'new:a', userId: 1 })
  })

  it('is all that a guest finds', async () => {
    expect((await open({ userId: GUEST_ID }, [anEntry({ slot: 'new:c' })])).start.slot).toBe('new:fresh')
  })
})

it('opens without a journal when the device has none', async () => {
  const fails = () => Promise.reject(new Error('no database'))
  const journal: Omit<Journal, 'list'> = { write: fails, remove: fails, findNewest: fails, listNew: fails }
  const ports = { journal, createId: () => 'fresh', isSlotHeld: async () => false }
  const request = { userId: 1, resume: null, language: 'en-us' } as const
  expect((await openSession({ ...request, article: anArticle() }, ports)).offer).toBeNull()
  expect((await openSession({ ...request, article: null }, ports)).start.slot).toBe('new:fresh')
})

it('begins a new article in the language of its author', async () => {
  expect((await open({ language: 'en-us' })).start.draft).toMatchObject({ language: 'en-us', translation: null })
})
