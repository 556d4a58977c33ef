import { joinLines, straightenTable } from '../table/pasted-table.ts'
import { liftNestedLists, listWordParagraphs } from './pasted-lists.ts'

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
  return document.body.innerHTML
}

function joinCaption(figure: Element): void {
  const image = figure.querySelector('img')
  const caption = figure.querySelector('figcaption')
  if (!image || !caption || figure.querySelectorAll('img').length > 1) return
  image.alt = caption.textContent?.trim() || image.alt
  caption.remove()
}
