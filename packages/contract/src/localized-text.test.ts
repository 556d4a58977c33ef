import { describe, expect, it } from 'vitest'
import { languagesOf, otherLanguage, summaryIn, titleIn } from './localized-text.ts'

const article = {
  language: 'ja',
  title: '鳥居峠',
  summary: '石畳を登る',
  translation: { title: 'Torii Pass', summary: ' ' },
} as const
const plain = { ...article, translation: null }

describe('the words of an article', () => {
  it('are in the language of the reader where there are any', () => {
    expect(titleIn(article, 'en-us')).toEqual({ text: 'Torii Pass', language: 'en-us' })
    expect(titleIn(article, 'ja')).toEqual({ text: '鳥居峠', language: 'ja' })
  })

  it('fall back one by one, and say what they are in', () => {
    expect(summaryIn(article, 'en-us')).toEqual({ text: '石畳を登る', language: 'ja' })
    expect(titleIn(plain, 'en-us')).toEqual({ text: '鳥居峠', language: 'ja' })
  })

  it('come in one language or in two', () => {
    expect(languagesOf(plain)).toEqual(['ja'])
    expect(languagesOf({ ...article, language: 'en-us' })).toEqual(['en-us', 'ja'])
    expect(otherLanguage(otherLanguage('ja'))).toBe('ja')
  })
})
