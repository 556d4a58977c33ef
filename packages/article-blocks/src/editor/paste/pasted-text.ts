import { Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model'

/** Paragraphs, line by line. */
export function parsePastedText(text: string, { doc }: ResolvedPos): Slice {
  const { schema } = doc.type
  const lines = text.split(/(?:\r\n?|\n)+/)
  const paragraphs = lines.map((line) => schema.node('paragraph', null, line === '' ? [] : schema.text(line)))
  return Slice.maxOpen(Fragment.from(paragraphs))
}
