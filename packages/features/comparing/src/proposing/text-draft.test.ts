import { describe, expect, it } from 'vitest'
import { proposedTexts, proposingLanguage, rebaseTexts, storedTextsIn, toTextDraft } from './text-draft.ts'

const body = (text: string) => ({ version: 1, blocks: [{ type: 'paragraph', text }] })
const ARTICLE = {
  title: '峠',
  summary: '歩く',
  context: body('登る。'),
  language: 'ja' as const,
  translation: { title: 'Pass', summary: 'On foot', context: body('Climb.') },
}
const draft = () => toTextDraft(storedTextsIn(ARTICLE, 'en-us'))

describe('texts of a proposal', () => {
  it('are in the language that the article is read in', () => {
    expect(proposingLanguage(ARTICLE, 'en-us')).toBe('en-us')
    expect(proposingLanguage({ ...ARTICLE, translation: null }, 'en-us')).toBe('ja')
  })

  it('are what differs, each with what it was', () => {
    expect(proposedTexts(ARTICLE, 'en-us', draft())).toEqual([])
    expect(proposedTexts(ARTICLE, 'en-us', { ...draft(), title: ' Torii Pass ' })).toEqual([
      { language: 'en-us', field: 'title', before: 'Pass', after: 'Torii Pass' },
    ])
    const other = toTextDraft({ title: 'Pass', summary: '', context: body('Climb up.') })
    expect(proposedTexts(ARTICLE, 'en-us', other).map(({ field, before }) => [field, before])).toEqual([
      ['summary', 'On foot'],
      ['body', body('Climb.')],
    ])
  })

  it('go on with a newer article, without what its author has changed as well', () => {
    const base = storedTextsIn(ARTICLE, 'ja')
    const now = { ...base, title: '鳥居峠', summary: '一日歩く' }
    const rebased = rebaseTexts({ ...base, title: '奈良井から', context: body('下る。') }, { base, now })
    expect(rebased).toEqual({ texts: { title: '奈良井から', summary: '一日歩く', context: body('下る。') }, lost: 1 })
  })
})
