import { EMPTY_ARTICLE } from '@mishiori/article-blocks/document'
import { expect, it } from 'vitest'
import { readDraft } from '../saving/draft-codec.ts'
import { aDraft, aStoredDraft } from '../testing/sample-drafts.ts'
import { changedParts } from './draft-parts.ts'

it('names what differs, in the order of the editor', () => {
  const theirs = aDraft({ tags: ['a'], title: 'Other', visibility: 'public' })
  expect(changedParts(aDraft(), theirs)).toEqual(['title', 'tags', 'visibility'])
})

it('compares maps and texts by content, not by identity or the order of keys', () => {
  const mine = readDraft(aStoredDraft({ context: { version: 1, blocks: [{ type: 'paragraph', text: 'a' }] } }))
  const theirs = aStoredDraft({
    context: { blocks: [{ text: 'a', type: 'paragraph', caption: undefined }], version: 1 },
  })
  expect(changedParts(mine, readDraft(structuredClone(theirs)))).toEqual([])
})

it('sees one more point, one more block', () => {
  const theirs = aDraft({ map: null, text: EMPTY_ARTICLE })
  expect(changedParts(aDraft(), theirs)).toEqual(['map', 'content'])
})
