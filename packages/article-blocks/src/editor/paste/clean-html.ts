import { joinLines, straightenTable } from '../table/pasted-table.ts'
import { liftNestedLists, listWordParagraphs } from './pasted-lists.ts'

const BLOCK = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, figure, div, hr, br'

/**
 * Brings pasted HTML into shapes the editor has: paragraphs of a quotation or a cell become its lines, tables get one
 * place per cell, paragraphs that a word processor draws as a list become one, captions join their pictures. Everything
 * else is left to the schema, which keeps only what an article may hold.
 */
export function cleanPastedHtml(html: string): string {
  // A parsed document runs no script and loads nothing; only its structure is changed and written back.
  const document = new DOMParser().parseFromString(html, 'text/html')
  for (const code of document.querySelectorAll('script, style, title, template')) code.remove()
  listWordParagraphs(document)
  for (const list of document.querySelectorAll('ul, ol')) liftNestedLists(list)
  for (const quote of document.querySelectorAll('blockquote')) joinLines(quote)
  for (const table of document.querySelectorAll('table')) if (table.isConnected) straightenTable(table)
  for (const figure of document.querySelectorAll('figure')) joinCaption(figure)
  if (!document.querySelector('[data-pm-slice]')) dropBlankLines(document)
  return document.body.innerHTML
}

/** Word and Google Docs keep blocks apart by blank ones; ours stand apart by themselves. What comes from an editor like ours stays as it is. */
function dropBlankLines(document: Document): void {
  for (const line of document.querySelectorAll('p')) {
    if (line.textContent?.trim() === '' && !line.querySelector('img')) line.remove()
  }
  for (const rest of document.querySelectorAll('br')) {
    const beside = [nextOf(rest, 'previousSibling'), nextOf(rest, 'nextSibling')]
    if (beside.every((node) => node === null || isBlock(node)) && beside.some((node) => node !== null)) rest.remove()
  }
}

/** Beside a node, but for the space that HTML is laid out with. */
function nextOf(node: ChildNode, side: 'previousSibling' | 'nextSibling'): ChildNode | null {
  let beside = node[side]
  while (beside instanceof Text && beside.data.trim() === '') beside = beside[side]
  return beside
}

function isBlock(node: ChildNode): boolean {
  return node instanceof Element && node.matches(BLOCK)
}

function joinCaption(figure: Element): void {
  const image = figure.querySelector('img')
  const caption = figure.querySelector('figcaption')
  if (!image || !caption || figure.querySelectorAll('img').length > 1) return
  image.alt = caption.textContent?.trim() || image.alt
  caption.remove()
}
