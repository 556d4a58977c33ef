import { anArticle } from '@repo/web-kit/testing/sample-article'
import { expect, it } from 'vitest'
import { seenByVisitors } from './seen-by-visitors.ts'

it('leaves out what a page has for its author alone', () => {
  for (const status of ['draft', 'private', 'forbidden', 'public'] as const)
    expect(seenByVisitors(anArticle({ status }))).toMatchObject({ status: 'public', viewer_can: { edit: false } })
})

it('keeps telling those who have the link that others do not', () => {
  expect(seenByVisitors(anArticle({ status: 'linkShared' })).status).toBe('linkShared')
})
