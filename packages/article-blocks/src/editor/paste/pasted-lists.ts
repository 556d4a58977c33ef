import { nextOf } from './lifted-pictures.ts'

/** What Microsoft Word writes into the style of a list paragraph. */
const WORD_LEVEL = /mso-list:\s*\S+\s+level(\d+)/i
/** The sign Word draws before the paragraph: a digit or letter with a point or bracket means a numbered list. */
const NUMBERED_SIGN = /^[\s\u00a0(]*(?:(\d+)|[a-z]{1,4})[.)]/i
const SIGN = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'

interface OpenList {
  readonly level: number
  readonly element: Element
}

/** Word copies lists as paragraphs with a sign of their own: makes lists of them. */
export function listWordParagraphs(document: Document): void {
  let open: OpenList[] = []
  for (const paragraph of document.querySelectorAll('p[style*="mso-list" i]')) {
    const level = Number(WORD_LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1])
    if (!Number.isInteger(level)) continue
    if (paragraph.previousElementSibling !== open[0]?.element) open = []
    open = open.filter((list, index) => list.level <= level || index === 0)
    const item = itemOf(paragraph)
    const innermost = open.at(-1)
    if (innermost && innermost.level >= level) innermost.element.append(item.element)
    else {
      const element = document.createElement(item.number === null ? 'ul' : 'ol')
      if (item.number !== null) element.setAttribute('start', String(item.number))
      element.append(item.element)
      if (innermost) innermost.element.lastElementChild?.append(element)
      else paragraph.before(element)
      open.push({ level, element })
    }
    paragraph.remove()
  }
}

/** `number`: that of the item; 1 for a letter, null for a point. */
function itemOf(paragraph: Element): { readonly element: Element; readonly number: number | null } {
  const sign = paragraph.querySelector(SIGN)
  sign?.remove()
  const element = paragraph.ownerDocument.createElement('li')
  element.append(...paragraph.childNodes)
  const numbered = NUMBERED_SIGN.exec(sign?.textContent ?? '')
  return { element, number: numbered && Number(numbered[1] ?? 1) }
}

/** Google Docs puts a nested list beside its item instead of into it. */
export function liftNestedLists(list: Element): void {
  const parent = list.parentElement
  if (parent?.localName !== 'ul' && parent?.localName !== 'ol') return
  const before = list.previousElementSibling
  if (before?.localName === 'li') before.append(list)
  else list.replaceWith(...list.childNodes)
}

/** An entry has one text: the paragraphs and headings in it become its lines. */
export function joinEntry(entry: Element): void {
  for (const line of entry.querySelectorAll(':scope > :is(p, pre, h1, h2, h3, h4, h5, h6)')) {
    const before = nextOf(line, 'previousSibling')
    if (before instanceof Element && before.matches('ul, ol')) continue
    if (before instanceof Text) before.data = before.data.trimEnd()
    before?.after(entry.ownerDocument.createElement('br'))
    line.replaceWith(...line.childNodes)
  }
}
