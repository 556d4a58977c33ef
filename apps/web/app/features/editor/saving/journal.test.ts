import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { EMPTY_DRAFT } from './draft.ts'
import { createJournal } from './journal.ts'
import type { JournalEntry } from './ports.ts'

const entry = (slot: string, changes: Partial<JournalEntry> = {}): JournalEntry => ({
  slot,
  userId: 1,
  draft: EMPTY_DRAFT,
  base: null,
  pending: null,
  changedAt: '2026-11-21T05:00:00.000Z',
  ...changes,
})

let databases = 0
const freshJournal = () => createJournal(`journal-${++databases}`)

it('keeps one entry a slot, the last one written', async () => {
  const journal = freshJournal()
  await journal.write(entry('article:7'))
  await journal.write(entry('article:7', { draft: { ...EMPTY_DRAFT, title: 'Later' } }))
  expect((await journal.findNewest('article:7'))?.draft.title).toBe('Later')
})

it('knows nothing of a slot that was removed or never written', async () => {
  const journal = freshJournal()
  await journal.write(entry('article:7'))
  await journal.remove('article:7')
  await journal.remove('article:8')
  expect(await journal.findNewest('article:7')).toBeNull()
})

it('finds the last work of all tabs on an article, and of no other article', async () => {
  const journal = freshJournal()
  await journal.write(entry('article:7', { changedAt: '2026-11-21T05:00:00.000Z' }))
  await journal.write(entry('article:7+tab', { changedAt: '2026-11-21T06:00:00.000Z' }))
  await journal.write(entry('article:71', { changedAt: '2026-11-21T07:00:00.000Z' }))
  expect((await journal.findNewest('article:7'))?.slot).toBe('article:7+tab')
  await journal.remove('article:7+tab')
  expect((await journal.findNewest('article:7'))?.slot).toBe('article:7')
})

it('lists only this user’s work on articles that were never saved, newest first', async () => {
  const journal = freshJournal()
  await journal.write(entry('new:a', { changedAt: '2026-11-21T05:00:00.000Z' }))
  await journal.write(entry('new:b', { changedAt: '2026-11-21T06:00:00.000Z' }))
  await journal.write(entry('new:c', { userId: 2 }))
  await journal.write(entry('article:7'))
  expect((await journal.listNew(1)).map(({ slot }) => slot)).toEqual(['new:b', 'new:a'])
})

it('tells the caller when the device has no database, and works again when it has', async () => {
  const journal = freshJournal()
  const { indexedDB } = globalThis
  Object.assign(globalThis, {
    indexedDB: {
      open: () => {
        throw new DOMException('no', 'InvalidStateError')
      },
    },
  })
  await expect(journal.write(entry('article:7'))).rejects.toThrow()
  Object.assign(globalThis, { indexedDB })
  await expect(journal.write(entry('article:7'))).resolves.toBeUndefined()
})
