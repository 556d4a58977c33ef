import 'fake-indexeddb/auto'
import { createJournal } from '@repo/authoring/journal'
import { anEntry } from '@repo/authoring/testing/sample-drafts'
import { expect, it } from 'vitest'
import { keepDraft } from './use-stored-draft.ts'

it('keeps the last drafts of a user, and no more', async () => {
  const drafts = createJournal('kept-drafts-test')
  for (const day of [1, 2, 3]) {
    await keepDraft(drafts, anEntry({ slot: `article:${day}`, changedAt: `2026-11-2${day}T00:00:00.000Z` }), 2)
  }
  const { userId } = anEntry()
  expect((await drafts.list(userId)).map(({ slot }) => slot)).toEqual(['article:3', 'article:2'])
})
