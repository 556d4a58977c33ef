import { describe, expect, it } from 'vitest'
import { type ProposedText, proposedTextKey, textConflict, textOfField, withProposedTexts } from './proposed-texts.ts'

const ARTICLE = {
  title: '峠',
  summary: '歩く',
  context: { version: 1, blocks: [] as unknown[] },
  language: 'ja' as const,
  translation: { title: 'Pass', summary: '', context: { version: 1, blocks: [] as unknown[] } },
}
const title = (over: Partial<ProposedText> = {}): ProposedText => ({
  language: 'en-us',
  field: 'title',
  before: 'Pass',
  after: 'Torii Pass',
  ...over,
})
const BODY = { version: 1, blocks: [{ type: 'paragraph', text: 'x' }] }

describe('a proposed text', () => {
  it('lands in its language and leaves the other', () => {
    const changed = withProposedTexts(ARTICLE, [title(), title({ field: 'body', after: BODY })])
    expect(changed).toEqual({ ...ARTICLE, translation: { title: 'Torii Pass', summary: '', context: BODY } })
    expect(withProposedTexts(ARTICLE, [title({ language: 'ja', after: '鳥居峠' })])).toEqual({
      ...ARTICLE,
      title: '鳥居峠',
    })
  })

  it('applies as long as nobody has changed the same, in any order of keys', () => {
    expect(textConflict(ARTICLE, title())).toBeNull()
    expect(textConflict(ARTICLE, title({ before: 'Other', after: 'Pass' }))).toBeNull()
    expect(textConflict(ARTICLE, title({ before: 'Other' }))).toBe('text_changed')
    expect(textConflict(ARTICLE, title({ field: 'body', before: { blocks: [], version: 1 }, after: BODY }))).toBeNull()
  })

  it('has no place in a language that the article has not', () => {
    const one = { ...ARTICLE, translation: null }
    expect(textConflict(one, title())).toBe('language_gone')
    expect(textOfField(one, title())).toBeNull()
    expect(withProposedTexts(one, [title()])).toEqual(one)
  })

  it('has a key among those of its proposal', () => expect(proposedTextKey(title())).toBe('text:en-us:title'))
})
