import { IMAGE_FILES, type ImageRefusal, imageFault } from '../../blocks/image/insert-images.ts'
import { pastedImageAddress } from '../../model/addresses.ts'
import { CLIPBOARD_ATTRIBUTE } from '../clipboard-block.ts'
import { PASTED_UPLOAD_ATTRIBUTE } from '../schema.ts'
import { isSpacer, readDataPicture } from './data-picture.ts'

/**
 * Why a picture of a paste was left out; an `unreadable` one lies where no page can read it, such as on a
 * disk, and a `misplaced` one was pasted where only text can be.
 */
export type PictureLoss = ImageRefusal | 'unreadable' | 'misplaced'

export interface PastedPictures {
  /** Pictures that came within the HTML, by the ids that refer to them in it. */
  readonly files: ReadonlyMap<string, File>
  readonly losses: readonly PictureLoss[]
  /** How many images are left in the HTML. */
  readonly count: number
}

export const NO_PICTURES: PastedPictures = { files: new Map(), losses: [], count: 0 }

/** What an image of a paste is: somewhere to load it from, a file, or nothing that can be taken. */
type Source = { readonly address: string } | { readonly file: File } | { readonly loss: PictureLoss | null }

/** Gives every image of a pasted page an address that readers can load or the id of a file; takes out the others. */
export function readPictures(page: Document, types: readonly string[]): PastedPictures {
  const files = new Map<string, File>()
  const losses: PictureLoss[] = []
  let count = 0
  const ownOrigin = URL.canParse(page.URL) ? new URL(page.URL).origin : undefined
  for (const image of page.querySelectorAll('img')) {
    // Only an id given here may refer to a file.
    image.removeAttribute(PASTED_UPLOAD_ATTRIBUTE)
    if (image.closest(`[${CLIPBOARD_ATTRIBUTE}]`)) continue
    const source = readSource(image.getAttribute('src')?.trim() ?? '', { ownOrigin, types })
    if ('address' in source) {
      image.setAttribute('src', source.address)
      count += 1
    } else if ('file' in source && files.size < IMAGE_FILES.atOnce) {
      const id = crypto.randomUUID()
      files.set(id, source.file)
      image.removeAttribute('src')
      image.setAttribute(PASTED_UPLOAD_ATTRIBUTE, id)
      count += 1
    } else {
      const loss = 'file' in source ? 'count' : source.loss
      if (loss) losses.push(loss)
      image.remove()
    }
  }
  return { files, losses, count }
}

interface Surroundings {
  readonly ownOrigin: string | undefined
  readonly types: readonly string[]
}

function readSource(source: string, { ownOrigin, types }: Surroundings): Source {
  const address = pastedImageAddress(source, ownOrigin)
  if (address) return { address }
  if (source === '') return { loss: null }
  const picture = readDataPicture(source)
  if (!picture) return { loss: 'unreadable' }
  if (isSpacer(picture)) return { loss: null }
  const file = new File([picture.bytes], `image.${picture.type.slice('image/'.length)}`, { type: picture.type })
  const fault = imageFault(file, types)
  return fault ? { loss: fault } : { file }
}
