import type { JSONContent } from '@tiptap/core'
import type { Node as EditorNode } from '@tiptap/pm/model'
import { galleryAttributes, readGalleryNode } from '../blocks/gallery/gallery-node.ts'
import { imageBlockOf } from '../blocks/image/image-node.ts'
import {
  type ArticleBlock,
  type ArticleDocument,
  type ArticleList,
  assertNever,
  EMPTY_ARTICLE,
  type HeadingLevel,
  type ListItem,
  type TableBlock,
} from '../model/article-document.ts'
import {
  canonicalInline,
  type InlineTarget,
  type InlineText,
  type LineBreak,
  type TextRun,
} from '../model/inline-text.ts'
import { listForm } from '../model/list-form.ts'

/** Editor nodes never change, so the block of an untouched node is the one made before. */
const blocksByNode = new WeakMap<EditorNode, ArticleBlock>()
const documentsByNode = new WeakMap<EditorNode, ArticleDocument>()

/** The article an editor holds. Images whose file is still being sent are left out; one empty paragraph is no article. */
export function toArticleDocument(doc: EditorNode): ArticleDocument {
  const known = documentsByNode.get(doc)
  if (known) return known
  const document = readDocument(doc)
  documentsByNode.set(doc, document)
  return document
}

/** An article as content of the editor, which always has a paragraph to write in. */
export function toEditorContent(document: ArticleDocument): JSONContent {
  const content = document.blocks.map(toEditorNode)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function readDocument(doc: EditorNode): ArticleDocument {
  const only = doc.childCount === 1 ? doc.firstChild : null
  if (only?.type.name === 'paragraph' && only.content.size === 0) return EMPTY_ARTICLE
  return { blocks: doc.children.flatMap((node) => readBlock(node) ?? []) }
}

function readBlock(node: EditorNode): ArticleBlock | null {
  const known = blocksByNode.get(node)
  if (known) return known
  const block = makeBlock(node)
  if (block) blocksByNode.set(node, block)
  return block
}

function makeBlock(node: EditorNode): ArticleBlock | null {
  switch (node.type.name) {
    case 'paragraph':
      return { type: 'paragraph', text: readInline(node) }
    case 'heading': {
      const level: HeadingLevel = node.attrs.level
      return { type: 'heading', level, text: readInline(node) }
    }
    case 'quote':
      return { type: 'quote', text: readInline(node), caption: String(node.attrs.caption) }
    case 'bulletList':
    case 'orderedList':
      return { type: 'list', ...readList(node) }
    case 'table':
      return readTable(node)
    case 'image':
      return imageBlockOf(node.attrs)
    case 'gallery':
      return readGalleryNode(node)
    case 'divider':
      return { type: 'divider' }
    case 'preserved': {
      const block: ArticleBlock = node.attrs.block
      return block
    }
    default:
      throw new Error(`The editor holds a block it has no stored form for: ${node.type.name}`)
  }
}

function readTable(node: EditorNode): ArticleBlock {
  const rows = node.children.map((row) =>
    row.children.map((cell) => (cell.firstChild ? readInline(cell.firstChild) : [])),
  )
  return { type: 'table', hasHeadingRow: node.attrs.hasHeadingRow === true, rows }
}

function readList(node: EditorNode): ArticleList {
  const style = node.type.name === 'orderedList' ? 'ordered' : 'unordered'
  return { ...listForm(style, node.attrs.start), items: node.children.map(readListItem) }
}

function readListItem(node: EditorNode): ListItem {
  const [paragraph, ...lists] = node.children
  return { text: paragraph ? readInline(paragraph) : [], lists: lists.map(readList) }
}

function readInline(node: EditorNode): InlineText {
  return canonicalInline(node.children.map(readRun))
}

function readRun(node: EditorNode): TextRun | LineBreak {
  if (!node.isText) return { type: 'break' }
  const marks = new Map(node.marks.map((mark) => [mark.type.name, mark.attrs]))
  const target = readTarget(marks)
  return {
    type: 'text',
    text: node.text ?? '',
    ...(marks.has('bold') && { isBold: true }),
    ...(marks.has('italic') && { isItalic: true }),
    ...(target && { target }),
  }
}

function readTarget(marks: ReadonlyMap<string, Readonly<Record<string, unknown>>>): InlineTarget | null {
  const objectId = marks.get('mapLink')?.objectId
  if (typeof objectId === 'string') return { kind: 'mapObject', objectId }
  const href = marks.get('link')?.href
  return typeof href === 'string' ? { kind: 'address', href } : null
}

function toEditorNode(block: ArticleBlock): JSONContent {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', content: toEditorInline(block.text) }
    case 'heading':
      return { type: 'heading', attrs: { level: block.level }, content: toEditorInline(block.text) }
    case 'quote':
      return { type: 'quote', attrs: { caption: block.caption }, content: toEditorInline(block.text) }
    case 'list':
      return toEditorList(block)
    case 'image': {
      const { type: _, ...attrs } = block
      return { type: 'image', attrs }
    }
    case 'table':
      return toEditorTable(block)
    case 'gallery':
      return { type: 'gallery', attrs: { ...galleryAttributes(block) } }
    case 'divider':
      return { type: 'divider' }
    case 'unknown':
      return { type: 'preserved', attrs: { block } }
    default:
      return assertNever(block)
  }
}

function toEditorList(list: ArticleList): JSONContent {
  return {
    ...(list.style === 'ordered' ? { type: 'orderedList', attrs: { start: list.start ?? 1 } } : { type: 'bulletList' }),
    content: list.items.map((item) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: toEditorInline(item.text) }, ...item.lists.map(toEditorList)],
    })),
  }
}

function toEditorTable({ hasHeadingRow, rows }: TableBlock): JSONContent {
  const cell = (text: InlineText) => ({
    type: 'tableCell',
    content: [{ type: 'paragraph', content: toEditorInline(text) }],
  })
  return {
    type: 'table',
    attrs: { hasHeadingRow },
    content: rows.map((row) => ({ type: 'tableRow', content: row.map(cell) })),
  }
}

function toEditorInline(text: InlineText): JSONContent[] {
  return text.map((run) => (run.type === 'break' ? { type: 'hardBreak' } : toEditorText(run)))
}

function toEditorText(run: TextRun): JSONContent {
  const marks: NonNullable<JSONContent['marks']> = []
  if (run.isBold) marks.push({ type: 'bold' })
  if (run.isItalic) marks.push({ type: 'italic' })
  if (run.target?.kind === 'address') marks.push({ type: 'link', attrs: { href: run.target.href } })
  if (run.target?.kind === 'mapObject') marks.push({ type: 'mapLink', attrs: { objectId: run.target.objectId } })
  return { type: 'text', text: run.text, marks }
}
