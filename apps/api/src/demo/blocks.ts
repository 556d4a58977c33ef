import type { StoredFile } from '@repo/contract'

/** Blocks of an article in their stored form. Texts are inline HTML. */

export const text = (html: string) => ({ type: 'paragraph', text: html })

export const header = (level: 1 | 2 | 3 | 4 | 5 | 6, html: string) => ({ type: 'header', level, text: html })

export const bullets = (...items: readonly string[]) => ({
  type: 'list',
  style: 'unordered',
  items: items.map((html) => ({ text: html })),
})

export const steps = (...items: readonly string[]) => ({
  type: 'list',
  style: 'ordered',
  items: items.map((html) => ({ text: html })),
})

export const quote = (html: string, caption = '') => ({ type: 'quote', text: html, caption })

/** The first row names the columns. */
export const table = (...rows: readonly (readonly string[])[]) => ({ type: 'table', withHeadings: true, content: rows })

/** A picture; with `objectId` it leads to that object on the map. */
export const picture = ({ url, width, height }: StoredFile, caption: string, objectId: string | null = null) => ({
  type: 'singleImage',
  url,
  width,
  height,
  caption,
  tmpId: objectId,
})

export const gallery = (pictures: readonly { file: StoredFile; objectId: string }[], caption: string) => ({
  type: 'images',
  images: pictures.map(({ file, objectId }) => ({ src: file.url, tmpId: objectId })),
  raito: '16-9',
  long: 'width',
  caption,
})

/** Words that lead to an object on the map. */
export const link = (objectId: string, text: string) =>
  `<span class="map-link" data-map-link="${objectId}">${text}</span>`
