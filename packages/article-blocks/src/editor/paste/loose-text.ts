import { isBlank } from './lifted-pictures.ts'

/** What holds blocks and is none that an article has. */
const CONTAINER = 'body, div, section, article, main, header, footer, aside, nav, center, form, details, dl, dd'
const BLOCK = `${CONTAINER}, p, h1, h2, h3, h4, h5, h6, ul, ol, li, table, blockquote, figure, pre, hr, dt, address, summary, img`

/**
 * Makes paragraphs of text beside blocks. Parsed directly, it would lose the spaces between words that
 * are bold, links or the like: there space counts as the layout of the HTML. Where there are no blocks, the text goes
 * into the line it is pasted into.
 */
export function wrapLooseText(document: Document): void {
  if (!document.body.querySelector(BLOCK)) return
  for (const container of document.querySelectorAll(CONTAINER)) {
    for (const run of runsOf(container)) {
      const paragraph = document.createElement('p')
      run[0]?.before(paragraph)
      paragraph.append(...run)
      if (isBlank(paragraph)) paragraph.replaceWith(...paragraph.childNodes)
    }
  }
}

/** The stretches of a container that are no blocks and hold none. */
function runsOf(container: Element): readonly ChildNode[][] {
  const runs: ChildNode[][] = [[]]
  for (const node of container.childNodes) {
    if (node instanceof Element && (node.matches(BLOCK) || node.querySelector(BLOCK))) runs.push([])
    else runs.at(-1)?.push(node)
  }
  return runs.filter((run) => run.length > 0)
}
