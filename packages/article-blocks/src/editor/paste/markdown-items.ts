import type { ArticleList } from '../../model/article-document.ts'

const LIST_ITEM = /^(\s*)([-*+]|\d{1,9}[.)])\s+(.*)$/
const INDENT = /^\s*/

/** An item of a list as it is written, with the lines that go on with it. */
export interface WrittenItem {
  readonly indent: number
  readonly style: ArticleList['style']
  /** As it is written; NaN of an item without a number. */
  readonly number: number
  readonly lines: readonly string[]
}

export function isListItem(line: string): boolean {
  return LIST_ITEM.test(line)
}

/**
 * The items of the list that the first line begins, and how many lines they take. Blank lines may stand between them, and
 * what is written further in than the first belongs to the item before it. An item of another kind begins another list.
 */
export function takeItems(lines: readonly string[], isOther: (line: string) => boolean) {
  const items: WrittenItem[] = []
  let count = 0
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const item = isOther(line) ? null : readItem(line)
    const [first = item] = items
    const last = items.at(-1)
    if (item && first) {
      if (item.indent < first.indent || (item.indent === first.indent && item.style !== first.style)) break
      items.push(item)
    } else if (first && last && indentOf(line) > first.indent && !isOther(line.trim())) {
      items[items.length - 1] = { ...last, lines: [...last.lines, line.trim()] }
    } else break
    count = index + 1
  }
  return { items, count }
}

function readItem(line: string): WrittenItem | null {
  const [, space, sign = '-', words = ''] = LIST_ITEM.exec(line) ?? []
  if (space === undefined) return null
  const number = Number.parseInt(sign, 10)
  return { indent: indentOf(line), style: Number.isNaN(number) ? 'unordered' : 'ordered', number, lines: [words] }
}

function indentOf(line: string): number {
  return (INDENT.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length
}
