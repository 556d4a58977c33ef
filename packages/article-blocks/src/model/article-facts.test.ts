import { describe, expect, it } from 'vitest'
import type { ArticleDocument } from './article-document.ts'
import { articlePlainText, articleStats, imageUrls, linkedObjectIds } from './article-facts.ts'
import { plainInline } from './inline-text.ts'

const article: ArticleDocument = {
  blocks: [
    { type: 'heading', level: 2, text: plainInline('鳥居峠') },
    {
      type: 'paragraph',
      text: [
        { type: 'text', text: 'Walk to ' },
        { type: 'text', text: 'the pass', target: { kind: 'mapObject', objectId: 'pass' } },
        { type: 'break' },
        { type: 'text', text: "and don't hurry" },
      ],
    },
    {
      type: 'list',
      style: 'ordered',
      items: [
        { text: plainInline('one'), lists: [{ style: 'unordered', items: [{ text: plainInline('two'), lists: [] }] }] },
      ],
    },
    { type: 'image', url: '/a.jpg', caption: 'A gate', mapObjectId: 'gate', size: null },
    {
      type: 'gallery',
      images: [
        { url: '/a.jpg', alt: '', mapObjectId: 'pass' },
        { url: '/b.jpg', alt: '', mapObjectId: null },
      ],
      aspectRatio: '4-3',
      longSide: 'width',
      caption: '',
    },
  ],
}

describe('facts about an article', () => {
  it('gives its words, one line per text', () => {
    expect(articlePlainText(article)).toBe("鳥居峠\nWalk to the pass\nand don't hurry\none\ntwo\nA gate")
  })

  it('counts words where spaces part them and characters everywhere', () => {
    // Walk to the pass and don't hurry one two A gate = 11 words; 3 + 13 + 13 + 3 + 3 + 5 characters without spaces.
    expect(articleStats(article)).toEqual({ characters: 40, words: 11, readingMinutes: 1 })
    expect(articleStats({ blocks: [] })).toEqual({ characters: 0, words: 0, readingMinutes: 0 })
  })

  it('estimates reading at 500 Japanese characters a minute, rounded up', () => {
    const long = (length: number) =>
      articleStats({ blocks: [{ type: 'paragraph', text: plainInline('道'.repeat(length)) }] })
    expect([long(500).readingMinutes, long(501).readingMinutes]).toEqual([1, 2])
  })

  it('lists linked objects and images once each, in order', () => {
    expect(linkedObjectIds(article)).toEqual(['pass', 'gate'])
    expect(imageUrls(article)).toEqual(['/a.jpg', '/b.jpg'])
  })
})
