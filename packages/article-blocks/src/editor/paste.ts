/** Block elements whose text becomes lines of a quotation. */
const QUOTE_LINES = 'p, div, li, h1, h2, h3, h4, h5, h6'

/**
 * Brings pasted HTML into shapes the editor has: paragraphs of a quotation become its lines, rows of a table become
 * paragraphs. Everything else is left to the schema, which keeps only what an article may hold.
 */
export function cleanPastedHtml(html: string): string {
  // A parsed document runs no script and loads nothing; only its structure is changed and written back.
  const document = new DOMParser().parseFromString(html, 'text/html')
  for (const quote of document.querySelectorAll('blockquote')) joinLines(quote)
  for (const row of document.querySelectorAll('tr')) flattenRow(row)
  return document.body.innerHTML
}

function joinLines(quote: Element): void {
  for (const line of quote.querySelectorAll(QUOTE_LINES)) {
    if (line.nextElementSibling) line.after(line.ownerDocument.createElement('br'))
    line.replaceWith(...line.childNodes)
  }
}

function flattenRow(row: HTMLTableRowElement): void {
  const paragraph = row.ownerDocument.createElement('p')
  paragraph.textContent = [...row.cells].map((cell) => cell.textContent?.trim() ?? '').join(' / ')
  row.closest('table')?.before(paragraph)
  row.remove()
}
