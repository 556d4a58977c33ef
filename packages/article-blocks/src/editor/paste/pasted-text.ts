import { Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model'
import { toEditorContent } from '../convert.ts'
import { blocksOfMarkdown, looksLikeMarkdown } from './markdown.ts'

/**
 * Pasted plain text: what is written in Markdown becomes blocks, everything else paragraphs, line by line. "Paste without
 * formatting" always gives the words as they are.
 */
export function parsePastedText(text: string, context: ResolvedPos, isPlain: boolean): Slice {
  const { schema } = context.doc.type
  if (!isPlain && looksLikeMarkdown(text)) {
    const { content } = schema.nodeFromJSON(toEditorContent({ blocks: blocksOfMarkdown(text) }))
    return Slice.maxOpen(content)
  }
  const lines = text.split(/(?:\r\n?|\n)+/)
  const paragraphs = lines.map((line) => schema.node('paragraph', null, line === '' ? [] : schema.text(line)))
  return Slice.maxOpen(Fragment.from(paragraphs))
}
