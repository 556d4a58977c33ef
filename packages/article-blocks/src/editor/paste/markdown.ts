import { linkAddress, pastedImageAddress } from '../../model/addresses.ts'
import type { ArticleBlock, ArticleList, HeadingLevel, ListItem } from '../../model/article-document.ts'
import { canonicalInline, type InlineText, type LineBreak, type TextRun } from '../../model/inline-text.ts'
import { listForm } from '../../model/list-form.ts'
import { cleanCaption } from '../../model/wire-values.ts'
import { hideEscaped, showEscaped } from './markdown-escapes.ts'
import { isListItem, takeItems, type WrittenItem } from './markdown-items.ts'

const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/
const QUOTE = /^\s*>\s?(.*)$/
const DIVIDER = /^\s*(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/
const FENCE = /^\s*(?:`{3,}[^`]*|~{3,}.*)$/
const IMAGE = /^!\[([^\]]*)\]\((\S+?)(?:\s+"[^"]*")?\)$/
const TABLE_ROW = /^\s*\|(.+)\|\s*$/
const TABLE_RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/
const INLINE =
  /\*\*(.+?\*?)\*\*|__(.+?)__|\*([^*\s](?:[^*]*[^*\s])?)\*|!?\[([^\]]+)\]\(((?:[^\s()]|\([^\s()]*\))+)(?:\s+"[^"]*")?\)/

/** Whether a plain text is written with signs of Markdown at the starts of its lines. */
export function looksLikeMarkdown(text: string): boolean {
  const signs = [HEADING, QUOTE, FENCE, IMAGE, TABLE_RULE]
  return text.split('\n').some((line) => isListItem(line) || signs.some((sign) => sign.test(line)))
}

/** Reads the Markdown that people write: headings, lists, quotations, tables, pictures, lines, bold, italic and links. */
export function blocksOfMarkdown(text: string): ArticleBlock[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const blocks: ArticleBlock[] = []
  for (let index = 0; index < lines.length; ) {
    const { block, count } = readBlock(lines.slice(index))
    if (block) blocks.push(block)
    index += count
  }
  return blocks
}

interface Taken {
  readonly block: ArticleBlock | null
  /** Lines that the block is made of. */
  readonly count: number
}

function readBlock(lines: readonly string[]): Taken {
  const [line = ''] = lines
  if (line.trim() === '') return { block: null, count: 1 }
  const heading = HEADING.exec(line)
  if (heading) return { block: readHeading(heading), count: 1 }
  if (DIVIDER.test(line)) return { block: { type: 'divider' }, count: 1 }
  if (FENCE.test(line)) return readFence(lines)
  const image = readImage(line.trim())
  if (image) return { block: image, count: 1 }
  if (isListItem(line)) return readList(lines)
  if (QUOTE.test(line)) return readQuote(lines)
  if (beginsTable(lines)) return readTable(lines)
  return readParagraph(lines)
}

function readHeading([, signs = '##', words = '']: RegExpExecArray): ArticleBlock {
  const level = signs.length as HeadingLevel // one to six signs matched
  return { type: 'heading', level, text: readInline(words) }
}

function readImage(line: string): ArticleBlock | null {
  const [, alt = '', address = ''] = IMAGE.exec(line) ?? []
  const url = pastedImageAddress(address)
  return url ? { type: 'image', url, caption: cleanCaption(alt), mapObjectId: null, size: null } : null
}

function readList(lines: readonly string[]): Taken {
  const { items, count } = takeItems(lines, (line) =>
    [DIVIDER, HEADING, QUOTE, FENCE, IMAGE].some((sign) => sign.test(line)),
  )
  const [list] = nestItems(items)
  return { block: list ? { type: 'list', ...list } : null, count }
}

/** Items that stand deeper than the first belong to the item before them. */
function nestItems(items: readonly WrittenItem[]): ArticleList[] {
  const [first] = items
  if (!first) return []
  const result: ListItem[] = []
  for (let index = 0; index < items.length; ) {
    const item = items[index]
    if (!item) break
    const rest = items.slice(index + 1)
    const end = rest.findIndex(({ indent }) => indent <= first.indent)
    const below = end === -1 ? rest : rest.slice(0, end)
    result.push({ text: readLines(item.lines), lists: nestItems(below) })
    index += below.length + 1
  }
  return [{ ...listForm(first.style, first.number), items: result }]
}

function readQuote(lines: readonly string[]): Taken {
  const quoted = takeWhile(lines, (line) => QUOTE.test(line)).map((line) => QUOTE.exec(line)?.[1] ?? '')
  return { block: { type: 'quote', text: readLines(quoted), caption: '' }, count: quoted.length }
}

/** Lines between fences are text as it stands. Without an end they go on to the last. */
function readFence([fence = '', ...lines]: readonly string[]): Taken {
  const sign = fence.trim().slice(0, 3)
  const inside = takeWhile(lines, (line) => !(FENCE.test(line) && line.trim().startsWith(sign)))
  const count = Math.min(inside.length + 2, lines.length + 1)
  const text = inside.flatMap(
    (line, index): InlineText => [...(index > 0 ? [BREAK] : []), { type: 'text', text: line.trimEnd() }],
  )
  return { block: inside.length > 0 ? { type: 'paragraph', text: canonicalInline(text) } : null, count }
}

function beginsTable([row = '', rule = '']: readonly string[]): boolean {
  return TABLE_ROW.test(row) && TABLE_RULE.test(rule)
}

function readTable(lines: readonly string[]): Taken {
  const rows = takeWhile(lines, (line) => TABLE_ROW.test(line))
  const cells = rows.filter((_, index) => index !== 1).map(cellsOf)
  const width = cells[0]?.length ?? 0
  const even = cells.map((row) => Array.from({ length: width }, (_, column) => readInline(row[column] ?? '')))
  return { block: { type: 'table', hasHeadingRow: true, rows: even }, count: rows.length }
}

function cellsOf(row: string): string[] {
  const inside = TABLE_ROW.exec(row)?.[1] ?? ''
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}

function readParagraph(lines: readonly string[]): Taken {
  const taken = takeWhile(
    lines,
    (line, index) => index === 0 || (isPlainLine(line) && !beginsTable(lines.slice(index, index + 2))),
  )
  return { block: { type: 'paragraph', text: readLines(taken) }, count: taken.length }
}

function isPlainLine(line: string): boolean {
  return (
    line.trim() !== '' && !isListItem(line) && ![HEADING, QUOTE, DIVIDER, FENCE, IMAGE].some((sign) => sign.test(line))
  )
}

function readLines(lines: readonly string[]): InlineText {
  return canonicalInline(lines.flatMap((line, index) => [...(index > 0 ? [BREAK] : []), ...readInline(line.trim())]))
}

const BREAK: LineBreak = { type: 'break' }

function readInline(text: string): InlineText {
  return readMarked(hideEscaped(text), {})
}

function readMarked(text: string, marks: Omit<TextRun, 'type' | 'text'>): InlineText {
  const found = INLINE.exec(text)
  if (!found) return canonicalInline([{ type: 'text', text: showEscaped(text), ...marks }])
  const [whole, strong, strongToo, emphasis, label, address] = found
  const before: TextRun = { type: 'text', text: showEscaped(text.slice(0, found.index)), ...marks }
  const after = readMarked(text.slice(found.index + whole.length), marks)
  return canonicalInline([before, ...inside(), ...after])

  function inside(): InlineText {
    const bold = strong ?? strongToo
    if (bold !== undefined) return readMarked(bold, { ...marks, isBold: true })
    if (emphasis !== undefined) return readMarked(emphasis, { ...marks, isItalic: true })
    const href = linkAddress(showEscaped(address ?? ''))
    return readMarked(label ?? '', href ? { ...marks, target: { kind: 'address', href } } : marks)
  }
}

function takeWhile(lines: readonly string[], isTaken: (line: string, index: number) => boolean): string[] {
  const end = lines.findIndex((line, index) => !isTaken(line, index))
  return [...(end === -1 ? lines : lines.slice(0, end))]
}
