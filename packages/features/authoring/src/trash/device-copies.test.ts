import 'fake-indexeddb/auto'
import { createApiClient } from '@repo/contract'
import { expect, it } from 'vitest'
import { besideSlot } from '../saving/slots.ts'
import { browserJournal, keptDrafts } from '../session/browser-journal.ts'
import { aStoredDraft } from '../testing/sample-drafts.ts'
import { forgetOnDevice, trashedOnDevice } from './device-copies.ts'

const entry = (slot: string, userId = 1) => ({
  slot,
  userId,
  draft: aStoredDraft(),
  base: null,
  pending: null,
  changedAt: '2026-11-21T05:00:00.000Z',
})
const apiWithTrash = (...trashed: string[]) =>
  createApiClient(async (path) => {
    const id = new URL(path, 'http://api').searchParams.get('id') ?? ''
    const data = trashed.includes(id) ? [{ id: Number(id) }] : []
    return Response.json({ data, total: data.length, per_page: 20, current_page: 1 })
  })
const slotsOf = async (journal: typeof browserJournal, userId = 1) =>
  (await journal.list(userId)).map(({ slot }) => slot).toSorted()

it('forgets what a device has of the trash, and nothing of other articles, new ones, or other people', async () => {
  const beside = besideSlot('article:7', 'tab')
  for (const slot of ['article:7', beside, 'article:8', 'new:1']) await browserJournal.write(entry(slot))
  await keptDrafts.write(entry('article:9'))
  await keptDrafts.write(entry('article:7'))
  await browserJournal.write(entry('article:90', 2))

  const trashed = await trashedOnDevice(1, apiWithTrash('7', '9', '90'))
  expect(trashed.toSorted()).toEqual([7, 9])
  await forgetOnDevice(trashed, 1)
  expect(await slotsOf(browserJournal)).toEqual(['article:8', 'new:1'])
  expect(await slotsOf(keptDrafts)).toEqual([])
  expect(await slotsOf(browserJournal, 2)).toEqual(['article:90'])
})
