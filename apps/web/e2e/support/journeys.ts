import type { Page } from '@playwright/test'
import { apiOf } from './api.ts'
import { createArticle } from './articles.ts'

/** One of two days with a rest day between. */
export async function createJourney(page: Page): Promise<number> {
  const { id } = await createArticle(page)
  const made = await apiOf(page).createJourney({
    body: {
      kind: 'journey',
      title: 'Over the pass and back',
      summary: 'Two days with a night in between.',
      starts_on: '2026-10-17',
      state: 'public',
      entries: [{ kind: 'stage', article_id: id, note: 'Early.' }, { kind: 'rest' }, { kind: 'stage', article_id: id }],
    },
  })
  if (!made.ok) throw new Error(made.error.code)
  return made.data.id
}
