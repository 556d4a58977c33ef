import type { JournalEntry } from '@repo/authoring/ports'
import { inputOf } from '@repo/authoring/stored-draft'
import { anEntry, aStoredDraft } from '@repo/authoring/testing/sample-drafts'
import { expect, it, vi } from 'vitest'
import { previewWork } from './preview-work.ts'

function previewed(entry: JournalEntry | null) {
  const previewRoute = vi.fn(async () => ({ ok: false, status: 404, error: { code: 'article.not_found' } }) as never)
  const findNewest = vi.fn(async () => entry)
  const answer = previewWork({ articleId: 7, userId: 1 }, { journal: { findNewest }, api: { previewRoute } })
  return { answer, previewRoute, findNewest }
}

it('asks for what the device holds of the article, as it would be published', async () => {
  const draft = aStoredDraft({ title: 'not yet for all', visibility: 'public' })
  const { answer, previewRoute, findNewest } = previewed(anEntry({ draft }))
  expect(await answer).toMatchObject({ error: { code: 'article.not_found' } })
  expect(findNewest).toHaveBeenCalledWith('article:7')
  expect(previewRoute).toHaveBeenCalledWith({ params: { id: '7' }, body: inputOf(draft, 'asChosen') })
})

it.each([
  ['nothing', null],
  ['the work of somebody else', anEntry({ userId: 2 })],
])('asks for nothing where the device holds %s', async (_, entry) => {
  const { answer, previewRoute } = previewed(entry)
  expect(await answer).toBeNull()
  expect(previewRoute).not.toHaveBeenCalled()
})
