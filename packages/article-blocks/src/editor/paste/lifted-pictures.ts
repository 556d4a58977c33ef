/** Quotations and tables hold only text: their pictures are moved after them, and those without text are removed. */
export function liftFromText(textual: Element): void {
  const pictures = [...textual.querySelectorAll('img')]
  const lines = pictures.map((picture) => picture.closest('p'))
  textual.after(...pictures)
  for (const line of lines) if (line && textual.contains(line) && isBlank(line)) line.remove()
  if (pictures.length > 0 && isBlank(textual)) textual.remove()
}

/** The text before and after a picture in a paragraph becomes separate paragraphs, without the line breaks around the picture. */
export function liftFromParagraph(picture: Element): void {
  const line = picture.parentElement
  if (!line?.matches('p, li')) return
  for (const beside of [nextOf(picture, 'previousSibling'), nextOf(picture, 'nextSibling')])
    if (beside instanceof Element && beside.localName === 'br') beside.remove()
  if (line.localName === 'li') return
  const rest = restAfter(picture, line)
  line.after(picture, ...(rest ? [rest] : []))
  if (isEmpty(line)) line.remove()
}

/** Moves a picture out of all lists that contain it: the items before and after it become separate lists. */
export function liftFromList(picture: Element): void {
  let around = picture.closest('ul, ol') ? picture.parentElement : null
  while (around) {
    const rest = restAfter(picture, around)
    around.after(picture, ...(rest ? [rest] : []))
    if (isEmpty(around)) around.remove()
    around = picture.closest('ul, ol') ? picture.parentElement : null
  }
}

export function isBlank(element: Element): boolean {
  return element.textContent.trim() === ''
}

/** Beside a node, but for the space that HTML is laid out with. */
export function nextOf(node: ChildNode, side: 'previousSibling' | 'nextSibling'): ChildNode | null {
  let beside = node[side]
  while (beside instanceof Text && beside.data.trim() === '') beside = beside[side]
  return beside
}

/** The content after `picture`, in an element like its parent; of an item without text, only the nested list. */
function restAfter(picture: Element, around: Element): Element | null {
  const rest = around.cloneNode(false)
  if (!(rest instanceof Element)) return null
  while (picture.nextSibling) rest.append(picture.nextSibling)
  if (rest.localName === 'ol') rest.setAttribute('start', String(numberAfter(around)))
  const first = rest.firstElementChild
  const isOnlyList = rest.childElementCount === 1 && first?.matches('ul, ol') && rest.textContent === first.textContent
  if (rest.localName === 'li' && isOnlyList) return first
  return isEmpty(rest) ? null : rest
}

/** The number of the entry behind the last one of a numbered list. */
function numberAfter(list: Element): number {
  const entries = [...list.children].filter(({ localName }) => localName === 'li')
  return (list instanceof HTMLOListElement ? list.start : 1) + entries.length
}

function isEmpty(element: Element): boolean {
  return isBlank(element) && !element.querySelector('img')
}
