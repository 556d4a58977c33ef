/** A block of the text where the browser laid it out in columns of a page's size: the column that each end is in. */
export interface LaidOutBlock {
  readonly html: string
  readonly firstColumn: number
  readonly lastColumn: number
  /** From the top of its first column. */
  readonly topPixels: number
  /** From the top of its last column. */
  readonly bottomPixels: number
}

/** The content of one page: a few blocks, of which the first may have started on an earlier page, and the last may continue. */
export interface TextPage {
  readonly html: string
  /** Of the column in which its first block begins. */
  readonly spacePixels: number
  /** The column that is shown of those that its blocks take. */
  readonly column: number
  /** How far down it is filled. */
  readonly filledPixels: number
}

/**
 * Pages of a text from its columns. Each holds only the blocks that it shows a part of, laid out as they were: a text
 * that is broken by the browser looks the same again, and a long one is not in the document once for each page.
 */
export function breakIntoPages(blocks: readonly LaidOutBlock[]): readonly TextPage[] {
  const count = blocks.reduce((most, { lastColumn }) => Math.max(most, lastColumn + 1), 0)
  return Array.from({ length: count }, (_, column) => {
    const shown = blocks.filter(({ firstColumn, lastColumn }) => firstColumn <= column && lastColumn >= column)
    const [first] = shown
    return {
      html: shown.map(({ html }) => html).join(''),
      spacePixels: first?.topPixels ?? 0,
      column: column - (first?.firstColumn ?? column),
      filledPixels: Math.max(
        0,
        ...shown.map(({ lastColumn, bottomPixels }) => (lastColumn > column ? Number.POSITIVE_INFINITY : bottomPixels)),
      ),
    }
  }).filter(({ html }) => html !== '')
}

interface PartedPages {
  readonly pages: readonly TextPage[]
  /** The end of the text, for a sheet that has room for it; null where it has a page of its own. */
  readonly rest: TextPage | null
}

/** Parts the last page from the others where it is filled no farther than this: a sheet of its own would be nearly empty. */
export function partShortEnd(pages: readonly TextPage[], mostPixels: number): PartedPages {
  const last = pages.at(-1)
  return last && last.filledPixels <= mostPixels ? { pages: pages.slice(0, -1), rest: last } : { pages, rest: null }
}
