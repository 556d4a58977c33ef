import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ArticleBlock, ArticleList } from '../model/article-document.ts'
import { canonicalInline, type InlineText, inlinePlainText } from '../model/inline-text.ts'
import { anyArticle } from '../testing/arbitrary-article.ts'
import { readArticleHtml } from '../testing/read-article-html.ts'
import { renderArticleHtml } from './render-article.ts'

/** About half of all ids: links to the others are links to deleted objects. */
const isOnMap = (objectId: string) => objectId.charCodeAt(0) % 2 === 0

describe('renderArticleHtml', () => {
  it('shows every block as it is: words, marks, links, lists, tables, captions, pictures and their texts', () => {
    fc.assert(
      fc.property(anyArticle, (document) => {
        const html = renderArticleHtml(document, { mapLinkLabel: (id) => (isOnMap(id) ? `Show ${id}` : null) })
        expect(readArticleHtml(html)).toEqual(document.blocks.flatMap(asShown))
      }),
      { numRuns: 400 },
    )
  })
})

/** The visible content of a block: without unknown kinds, empty headings and deleted objects. */
function asShown(block: ArticleBlock): readonly ArticleBlock[] {
  switch (block.type) {
    case 'paragraph':
      return [{ ...block, text: textShown(block.text) }]
    case 'heading':
      return inlinePlainText(block.text).trim() === '' ? [] : [{ ...block, text: textShown(block.text) }]
    case 'list':
      return [{ type: 'list', ...listShown(block) }]
    case 'quote':
      return [{ ...block, text: textShown(block.text), caption: block.caption.trim() }]
    case 'table':
      return [{ ...block, rows: block.rows.map((cells) => cells.map(textShown)) }]
    case 'image':
      return [{ ...block, mapObjectId: objectShown(block.mapObjectId) }]
    case 'gallery':
      return [
        {
          ...block,
          images: block.images.map(({ url, alt, mapObjectId }) => ({
            url,
            // Readers who cannot see a picture get at least the common caption.
            alt: alt || block.caption,
            mapObjectId: objectShown(mapObjectId),
          })),
          caption: block.caption.trim(),
        },
      ]
    case 'divider':
      return [block]
    case 'unknown':
      return []
  }
}

function listShown({ items, ...form }: ArticleList): ArticleList {
  return { ...form, items: items.map(({ text, lists }) => ({ text: textShown(text), lists: lists.map(listShown) })) }
}

function textShown(text: InlineText): InlineText {
  return canonicalInline(
    text.map((run) => {
      if (run.type === 'break' || run.target?.kind !== 'mapObject' || isOnMap(run.target.objectId)) return run
      const { target: _, ...text } = run
      return text
    }),
  )
}

function objectShown(objectId: string | null): string | null {
  return objectId !== null && isOnMap(objectId) ? objectId : null
}
