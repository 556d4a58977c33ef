import type { ApiClient } from '@repo/contract'
import { articleIdOf, articleSlot, sharedSlot } from '../saving/slots.ts'
import { browserJournal, keptDrafts } from '../session/browser-journal.ts'

/** What a device has of the work on articles: unsaved, and saved for continuing offline. */
const JOURNALS = [browserJournal, keptDrafts] as const

/** The articles in the trash of which this device has work. */
export async function trashedOnDevice(userId: number, api: ApiClient): Promise<readonly number[]> {
  const entries = (await Promise.all(JOURNALS.map((journal) => journal.list(userId)))).flat()
  const ids = new Set(entries.map(({ slot }) => articleIdOf(slot)).filter((id) => id !== null))
  const asked = [...ids].map(async (id) => {
    const answer = await api.listTrash({ query: { id: String(id) } })
    return answer.ok && answer.data.total > 0 ? [id] : []
  })
  return (await Promise.all(asked)).flat()
}

/** Forgets the work on articles that were deleted for good, that of other tabs too. */
export async function forgetOnDevice(articleIds: readonly number[], userId: number): Promise<void> {
  const slots = new Set(articleIds.map(articleSlot))
  for (const journal of JOURNALS) {
    for (const { slot } of await journal.list(userId)) {
      if (slots.has(sharedSlot(slot))) await journal.remove(slot)
    }
  }
}
