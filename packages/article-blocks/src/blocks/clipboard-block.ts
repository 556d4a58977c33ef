import type { ArticleBlock } from '../model/article-document.ts'
import { parseBlock, writeBlock } from '../model/wire.ts'

/** Carries a block through the clipboard in its stored form. */
export const CLIPBOARD_ATTRIBUTE = 'data-article-block'

export function toClipboard(block: ArticleBlock): Readonly<Record<string, string>> {
  return { [CLIPBOARD_ATTRIBUTE]: JSON.stringify(writeBlock(block)) }
}

/** The block that a clipboard element represents; null when it only looks like one. */
export function fromClipboard(element: HTMLElement): ArticleBlock | null {
  try {
    return parseBlock(JSON.parse(element.getAttribute(CLIPBOARD_ATTRIBUTE) ?? ''))
  } catch {
    return null // text from outside that only looks like ours
  }
}
