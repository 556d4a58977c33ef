import { EMPTY_ARTICLE } from '@mishiori/article-blocks/document'
import { expect, it } from 'vitest'
import { aDraft, aStoredDraft } from '../testing/sample-drafts.ts'
import { EMPTY_DRAFT } from './draft.ts'
import { readDraft, storeDraft } from './draft-codec.ts'

const translation = { title: 'Torii Pass', summary: '', context: { version: 1, blocks: [] } }

it('stores what was not edited as it was read', () => {
  // Neither is as this version would write it
  const layer = [{ id: 'l1', name: 'A', objects: [], note: 'of another program' }]
  const context = { version: 1, blocks: [{ type: 'paragraph', text: '<strong>A</strong>' }], note: 1 }
  const stored = aStoredDraft({ layer, context, translation: { ...translation, context } })
  const draft = readDraft(stored)
  expect(storeDraft({ ...draft, title: 'B' })).toEqual({ ...stored, title: 'B' })
})

it('stores what was edited, and that only', () => {
  const { layer } = aStoredDraft()
  const draft = readDraft(aStoredDraft({ translation }))
  expect(storeDraft({ ...draft, text: { ...EMPTY_ARTICLE } })).toMatchObject({
    layer,
    context: { blocks: [] },
    translation,
  })
})

it.each([
  ['layer', [{ nonsense: true }]],
  ['context', { version: 99, blocks: [] }],
  ['context', null],
])('keeps a part that it cannot read, of %s', (part, value) => {
  const stored = aStoredDraft({ [part]: value })
  expect(storeDraft(readDraft(stored))).toEqual(stored)
})

it('stores one document once', () => {
  const draft = aDraft({ map: { ...EMPTY_DRAFT.map, layers: [], mainLineId: null } })
  expect(storeDraft(draft).layer).toBe(storeDraft({ ...draft, title: 'B' }).layer)
})

it('has nothing to read of a map that nothing was drawn on', () => {
  expect(readDraft(storeDraft(EMPTY_DRAFT))).toEqual(EMPTY_DRAFT)
})

it('says nothing of languages where work of before them said nothing', () => {
  const { language: _, translation: __, ...old } = aStoredDraft()
  expect(Object.keys(storeDraft(readDraft(old)))).not.toContain('translation')
})
