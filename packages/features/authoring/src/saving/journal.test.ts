import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import { aStoredDraft } from '../testing/sample-drafts.ts'
import { storeDraft } from './draft-codec.ts'
import { createJournal } from './journal.ts'
import type { JournalEntry } from './ports.ts'
import { readWork } from './unsaved-work.ts'

const entry = (slot: string, changes: Partial<JournalEntry> = {}): JournalEntry => ({
  slot,
  userId: 1,
  draft: aStoredDraft(),
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
  await journal.write(entry('article:7', { draft: aStoredDraft({ title: 'Later' }) }))
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

it('lists all work of a user', async () => {
  const journal = freshJournal()
  await journal.write(entry('new:a', { changedAt: '2026-11-21T05:00:00.000Z' }))
  await journal.write(entry('article:7', { changedAt: '2026-11-21T06:00:00.000Z' }))
  await journal.write(entry('article:8', { userId: 2 }))
  expect((await journal.list(1)).map(({ slot }) => slot)).toEqual(['article:7', 'new:a'])
})

it('[fault 13] tells the caller when the device has no database, and works again when it has', async () => {
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

describe('[fault 18] an entry of another version of the product', () => {
  /** As a page of that version left it on the device. */
  const leave = async (name: string, value: object) => {
    const database = await openDB(name, 1, {
      upgrade: (db) => void db.createObjectStore('entries', { keyPath: 'slot' }).createIndex('userId', 'userId'),
    })
    await database.put('entries', value)
    database.close()
  }
  const spot = {
    tmpId: 's1',
    objectType: 'POI',
    type: 'text',
    name: '櫛店',
    text: '',
    color: 'red',
    lat: 35.9,
    lng: 137.8,
  }
  const layer = [{ id: 'l1', name: 'レイヤー1', objects: [{ ...spot, icon: 'shop' }] }]
  const context = { version: 1, blocks: [{ type: 'paragraph', text: '駅を出て左へ。' }] }
  /** Of before entries said their form, and of before second languages. */
  const oldest = {
    slot: 'article:7',
    userId: 1,
    draft: {
      title: '鳥居峠',
      summary: '石畳',
      layer,
      context,
      tag: [{ name: '峠' }],
      thumbnail_path: '/files/1.jpg',
      visibility: 'url',
    },
    base: null,
    pending: { key: 'k1', as: 'asDraft', input: { title: '鳥居峠', layer, context }, replaces: null, revision: 4 },
    changedAt: '2026-05-01T05:00:00.000Z',
  }

  it('opens with all of what its author made, and with the save that had no answer', async () => {
    await leave('oldest', oldest)
    const found = await createJournal('oldest').findNewest('article:7')
    expect(found).toEqual(oldest)
    const { draft, pending } = readWork(found ?? entry(''))
    expect(draft).toMatchObject({
      title: '鳥居峠',
      summary: '石畳',
      tags: ['峠'],
      thumbnailPath: '/files/1.jpg',
      visibility: 'url',
      map: { layers: [{ name: 'レイヤー1', objects: [{ kind: 'spot', name: '櫛店' }] }] },
      text: { blocks: [{ type: 'paragraph' }] },
    })
    expect(draft).not.toHaveProperty('translation')
    expect(storeDraft(draft)).toEqual(oldest.draft)
    expect(pending).toEqual(oldest.pending)
  })

  it('is left out when it is of a later form', async () => {
    await leave('later', { ...oldest, form: 2, draft: 'something else' })
    const journal = createJournal('later')
    expect(await journal.findNewest('article:7')).toBeNull()
    await journal.write(entry('article:7+tab'))
    expect((await journal.findNewest('article:7'))?.slot).toBe('article:7+tab')
  })
})
