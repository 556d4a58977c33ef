import { imageFilesOf } from '../../blocks/image/insert-images.ts'
import { parsePastedHtml } from './parse-pasted-html.ts'

/**
 * The image files that a paste or drop is about. A spreadsheet or a word processor adds a picture of what it copies: the
 * words are what was meant. Browsers add the address of an image they copy: the file is what was meant.
 */
export function meantImageFiles(data: DataTransfer | null): File[] {
  const files = imageFilesOf(data)
  const html = files.length === 0 ? '' : (data?.getData('text/html') ?? '')
  return html === '' || holdsOnlyPictures(html) ? files : []
}

/** A block of an editor like this is more than its picture. */
function holdsOnlyPictures(html: string): boolean {
  const { body } = parsePastedHtml(html)
  for (const code of body.querySelectorAll('script, style, title, template')) code.remove()
  return body.querySelector('img') !== null && !body.querySelector('[data-pm-slice]') && body.textContent.trim() === ''
}
