import type { ArticleBlock, ArticleDocument, ArticleList, ListItem } from './article-document.ts'
import { inlineToHtml } from './inline-html.ts'
import { type InlineText, inlinePlainText } from './inline-text.ts'
import { inlineFromHtml } from './sanitize.ts'

/** Receives inline HTML and returns what stands in its place. */
type ChangeText = (html: string) => string

/**
 * The article with other texts: those of its blocks and captions, in their order, each as inline HTML, such as to have
 * them translated. What comes back is sanitised; captions keep no marks. Texts without a character are left alone.
 *
 * @public
 */
export function mapArticleTexts(document: ArticleDocument, change: ChangeText): ArticleDocument {
  return { ...document, blocks: document.blocks.map((block) => withTexts(block, change)) }
}

function withTexts(block: ArticleBlock, change: ChangeText): ArticleBlock {
  const inline = (text: InlineText) => changed(text, change)
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, text: inline(block.text) }
    case 'quote':
      return { ...block, text: inline(block.text), caption: captionBy(block.caption, change) }
    case 'list':
      return { ...block, ...listBy(block, change) }
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map(inline)) }
    case 'image':
    case 'gallery':
      return { ...block, caption: captionBy(block.caption, change) }
    case 'divider':
    case 'unknown':
      return block
  }
}

function listBy(list: ArticleList, change: ChangeText): Pick<ArticleList, 'items'> {
  const itemBy = ({ text, lists }: ListItem): ListItem => ({
    text: changed(text, change),
    lists: lists.map((inner) => ({ ...inner, ...listBy(inner, change) })),
  })
  return { items: list.items.map(itemBy) }
}

function changed(text: InlineText, change: ChangeText): InlineText {
  return inlinePlainText(text).trim() === '' ? text : inlineFromHtml(change(inlineToHtml(text)))
}

const captionBy = (caption: string, change: ChangeText) =>
  inlinePlainText(changed([{ type: 'text', text: caption }], change))
