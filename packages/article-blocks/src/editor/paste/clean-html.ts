import { isBlank, liftFromList, liftFromParagraph, liftFromText, nextOf } from './lifted-pictures.ts'
import { wrapLooseText } from './loose-text.ts'
import { parsePastedHtml } from './parse-pasted-html.ts'
import { joinEntry, liftNestedLists, listWordParagraphs } from './pasted-lists.ts'
import { type PastedImageRules, type PastedPictures, readPictures } from './pasted-pictures.ts'
import { joinLines, straightenTable } from './pasted-tables.ts'

const BLOCK = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, figure, div, hr, br'

export interface CleanHtml {
  readonly html: string
  readonly pictures: PastedPictures
}

/**
 * Brings pasted HTML into shapes the editor has: paragraphs of a quotation or a cell become its lines, tables get one
 * place per cell, paragraphs that a word processor draws as a list become one, captions join their pictures, and pictures
 * stand between blocks, by an address or as a file of a type that the host takes. Everything else is left to the schema,
 * which keeps only what an article may hold.
 */
export function cleanPastedHtml(html: string, imageRules: PastedImageRules): CleanHtml {
  const document = parsePastedHtml(html)
  for (const code of document.querySelectorAll('script, style, title, template, noscript, object')) code.remove()
  for (const wrapper of document.querySelectorAll('b'))
    if (isNoBold(wrapper)) wrapper.replaceWith(...wrapper.childNodes)
  const pictures = readPictures(document, imageRules)
  listWordParagraphs(document)
  for (const figure of document.querySelectorAll('figure')) joinCaption(figure)
  for (const picture of document.querySelectorAll('img')) liftFromParagraph(picture)
  for (const textual of document.querySelectorAll('blockquote, table')) liftFromText(textual)
  for (const picture of document.querySelectorAll('li img')) liftFromList(picture)
  for (const list of document.querySelectorAll('ul, ol')) liftNestedLists(list)
  for (const entry of document.querySelectorAll('li')) joinEntry(entry)
  for (const quote of document.querySelectorAll('blockquote')) joinLines(quote)
  for (const table of document.querySelectorAll('table')) if (table.isConnected) straightenTable(table)
  if (!document.querySelector('[data-pm-slice]')) {
    dropBlankLines(document)
    wrapLooseText(document)
  }
  return { html: document.body.innerHTML, pictures }
}

/** Google Docs wraps all that is copied like this; the blank space between its blocks would count as text. */
function isNoBold({ style }: HTMLElement): boolean {
  return style.fontWeight === 'normal' || style.fontWeight === '400'
}

/**
 * Word and Google Docs keep blocks apart by blank ones; ours stand apart by themselves. What comes from an editor like
 * ours is unchanged.
 */
function dropBlankLines(document: Document): void {
  for (const line of document.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    // A picture is a block by itself; what is left of the line around it would be a blank line.
    if (isBlank(line)) line.replaceWith(...line.querySelectorAll('img'))
  }
  for (const rest of document.querySelectorAll('br')) {
    const beside = [nextOf(rest, 'previousSibling'), nextOf(rest, 'nextSibling')]
    if (beside.every((node) => node === null || isBlock(node)) && beside.some((node) => node !== null)) rest.remove()
  }
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
