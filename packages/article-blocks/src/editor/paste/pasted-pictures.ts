import { CLIPBOARD_ATTRIBUTE } from '../../blocks/clipboard-block.ts'
import { IMAGE_FILES, type ImageRefusal, imageFault, imageFilesOf } from '../../blocks/image/image-files.ts'
import { PASTED_UPLOAD_ATTRIBUTE } from '../../blocks/image/image-node.ts'
import type { UploadSource } from '../../blocks/image/image-uploads.ts'
import { isForeignAddress, pastedImageAddress } from '../../model/addresses.ts'
import { isSpacer, readDataPicture } from './data-picture.ts'
import { parsePastedHtml } from './parse-pasted-html.ts'

/**
 * Why a picture of a paste was left out; an `unreadable` one lies where no page can read it, such as on a
 * disk, and a `misplaced` one was pasted where only text can be.
 */
export type PictureLoss = ImageRefusal | 'unreadable' | 'misplaced'

export interface PastedPictures {
  /** Pictures that are to be stored, by the ids that refer to them in the HTML. */
  readonly sources: ReadonlyMap<string, UploadSource>
  readonly losses: readonly PictureLoss[]
  /** How many images are left in the HTML. */
  readonly count: number
}

export const NO_PICTURES: PastedPictures = { sources: new Map(), losses: [], count: 0 }

export interface PastedImageRules {
  /** Media types that the host takes. */
  readonly types: readonly string[]
  /** Whether it takes images of other sites over; otherwise they keep their addresses. */
  readonly takesOver: boolean
}

/** What an image of a paste is: somewhere to load it from, something to store, or nothing that can be taken. */
type Source = { readonly address: string } | { readonly stored: UploadSource } | { readonly loss: PictureLoss | null }

/** Gives every image of a pasted page an address that readers can load or the id of a file; takes out the others. */
export function readPictures(page: Document, rules: PastedImageRules): PastedPictures {
  const sources = new Map<string, UploadSource>()
  const losses: PictureLoss[] = []
  let count = 0
  const ownOrigin = URL.canParse(page.URL) ? new URL(page.URL).origin : undefined
  for (const image of page.querySelectorAll('img')) {
    // Only an id given here may refer to a file.
    image.removeAttribute(PASTED_UPLOAD_ATTRIBUTE)
    if (image.closest(`[${CLIPBOARD_ATTRIBUTE}]`)) continue
    const source = readSource(image.getAttribute('src')?.trim() ?? '', { ownOrigin, ...rules })
    if ('address' in source) {
      image.setAttribute('src', source.address)
      count += 1
    } else if ('stored' in source && sources.size < IMAGE_FILES.atOnce) {
      const id = crypto.randomUUID()
      sources.set(id, source.stored)
      image.removeAttribute('src')
      image.setAttribute(PASTED_UPLOAD_ATTRIBUTE, id)
      count += 1
    } else {
      const loss = 'stored' in source ? 'count' : source.loss
      if (loss) losses.push(loss)
      image.remove()
    }
  }
  return { sources, losses, count }
}

interface Surroundings extends PastedImageRules {
  readonly ownOrigin: string | undefined
}

function readSource(source: string, { ownOrigin, types, takesOver }: Surroundings): Source {
  const address = pastedImageAddress(source, ownOrigin)
  if (address) return takesOver && isForeignAddress(address, ownOrigin) ? { stored: address } : { address }
  if (source === '') return { loss: null }
  const picture = readDataPicture(source)
  if (!picture) return { loss: 'unreadable' }
  if (isSpacer(picture)) return { loss: null }
  const file = new File([picture.bytes], `image.${picture.type.slice('image/'.length)}`, { type: picture.type })
  const fault = imageFault(file, types)
  return fault ? { loss: fault } : { stored: file }
}

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
