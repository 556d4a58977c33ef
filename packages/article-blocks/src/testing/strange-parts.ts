/** What rendered articles are made of; stored texts use a part of it. Names of elements and their attributes. */
const ARTICLE_PARTS: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'class', 'data-map-link', 'data-color', 'title'],
  b: [],
  blockquote: [],
  br: [],
  div: ['class', 'tabindex', 'role', 'aria-label'],
  figcaption: [],
  figure: ['class'],
  h2: ['id', 'data-level'],
  hr: [],
  i: [],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  li: [],
  ol: [],
  p: [],
  span: ['class', 'data-map-link'],
  table: [],
  tbody: [],
  td: [],
  th: ['scope'],
  thead: [],
  tr: [],
  ul: ['data-ratio', 'data-long-side'],
}

/**
 * Reads HTML as a browser does and names everything in it that an article does not have: elements, attributes and
 * addresses that are none of the web, of mail or of the page's own pictures and map.
 */
export function strangeParts(html: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const known = ARTICLE_PARTS[element.localName]
    if (!known) return [element.localName]
    return [
      ...element.getAttributeNames().filter((name) => !known.includes(name)),
      ...[element.getAttribute('href') ?? ''].filter((href) => !/^(?:(?:https?|mailto):|#map-object-|$)/.test(href)),
      ...[element.getAttribute('src') ?? ''].filter((src) => !/^(?:https?:\/\/|\/(?!\/)|$)/.test(src)),
    ]
  })
}

/** What a browser makes of HTML, written out again. */
export function readAgain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.innerHTML
}
