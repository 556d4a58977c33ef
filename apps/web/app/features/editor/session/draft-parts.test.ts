import { expect, it } from 'vitest'
import { aDraft } from '../testing/sample-drafts.ts'
import { changedParts } from './draft-parts.ts'

it('names what differs, in the order of the editor', () => {
  const theirs = aDraft({ tag: [{ name: 'a' }], title: 'Other', visibility: 'public' })
  expect(changedParts(aDraft(), theirs)).toEqual(['title', 'tags', 'visibility'])
})

it('compares maps and texts by content, not by identity or the order of keys', () => {
  const mine = aDraft({ context: { version: 1, blocks: [{ type: 'paragraph', text: 'a' }] } })
  const theirs = aDraft({ context: { blocks: [{ text: 'a', type: 'paragraph', caption: undefined }], version: 1 } })
  expect(changedParts(mine, structuredClone(theirs))).toEqual([])
})

it('sees one more point, one more block', () => {
  const theirs = aDraft({ layer: [], context: { version: 1, blocks: [] } })
  expect(changedParts(aDraft(), theirs)).toEqual(['map', 'content'])
})
