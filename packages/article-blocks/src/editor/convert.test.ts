import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ARTICLE_LIMITS, type ArticleDocument, EMPTY_ARTICLE } from '../model/article-document.ts'
import { plainInline } from '../model/inline-text.ts'
import { anyArticle } from '../testing/arbitrary-article.ts'
import { toArticleDocument, toEditorContent } from './convert.ts'
import { exceededLimit } from './limits.ts'
import { schemaExtensions } from './schema.ts'

const schema = getSchema(schemaExtensions)
const editorNode = (document: ArticleDocument) => {
  const node = schema.nodeFromJSON(toEditorContent(document))
  node.check()
  return node
}
const paragraphs = (count: number): ArticleDocument => ({
  blocks: Array.from({ length: count }, () => ({ type: 'paragraph', text: plainInline('x') })),
})
const oneParagraph = (length: number): ArticleDocument => ({
  blocks: [{ type: 'paragraph', text: plainInline('x'.repeat(length)) }],
})

describe('the editor’s document', () => {
  it('holds every article without loss', () => {
    fc.assert(
      fc.property(anyArticle, (document) => {
        const isEmptyParagraph =
          document.blocks.length === 1 &&
          document.blocks[0]?.type === 'paragraph' &&
          document.blocks[0].text.length === 0
        expect(toArticleDocument(editorNode(document))).toEqual(isEmptyParagraph ? EMPTY_ARTICLE : document)
      }),
      { numRuns: 300 },
    )
  })

  it('has a paragraph to write in when the article is empty', () => {
    expect(editorNode(EMPTY_ARTICLE).toString()).toBe('doc(paragraph)')
  })

  it('makes no new block for a node that did not change', () => {
    const first = editorNode(paragraphs(2))
    const changed = first.copy(first.content.replaceChild(1, schema.node('paragraph')))
    expect(toArticleDocument(changed).blocks[0]).toBe(toArticleDocument(first).blocks[0])
  })

  it('leaves out images whose file is still being sent', () => {
    const doc = schema.node('doc', null, [schema.node('image', { uploadId: 'u1' }), schema.node('paragraph')])
    expect(toArticleDocument(doc)).toEqual({ blocks: [{ type: 'paragraph', text: [] }] })
  })
})

describe('limits of the editor', () => {
  it.each([
    ['blocks', paragraphs, ARTICLE_LIMITS.blocks],
    ['textLength', oneParagraph, ARTICLE_LIMITS.textLength],
  ] as const)('allows the full number of %s and names the limit at one more', (limit, make, count) => {
    const before = editorNode(make(count - 1))
    expect(exceededLimit(before, editorNode(make(count)))).toBeNull()
    expect(exceededLimit(before, editorNode(make(count + 1)))).toBe(limit)
  })
})
