import type { Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import type { ImageUploads } from '../../blocks/image/image-uploads.ts'
import { cleanPastedHtml } from './clean-html.ts'
import { NO_PICTURES, type PastedImageRules, type PastedPictures, type PictureLoss } from './pasted-pictures.ts'

export interface IncomingHtmlHost {
  readonly uploads: ImageUploads
  readonly imageRules: () => PastedImageRules
  readonly onPictureLoss: (losses: readonly PictureLoss[]) => void
}

/** The HTML of one paste or drop at a time: the editor reads it first and decides then whether to take it. */
export class IncomingHtml {
  readonly #host: IncomingHtmlHost
  #pictures: PastedPictures = NO_PICTURES

  constructor(host: IncomingHtmlHost) {
    this.#host = host
  }

  read(html: string): string {
    const { pictures, html: clean } = cleanPastedHtml(html, this.#host.imageRules())
    this.#pictures = pictures
    return clean
  }

  /**
   * Makes the files that `slice` holds ready to be sent when it comes into the document, and says which pictures it lacks.
   *
   * @returns whether nothing is left to bring in, so that what was selected is not replaced by nothing.
   */
  take(view: EditorView, slice: Slice): boolean {
    const { sources, count, ...read } = this.#pictures
    this.discard()
    let taken = 0
    slice.content.descendants(({ type, attrs: { uploadId } }) => {
      const source = sources.get(uploadId)
      if (source !== undefined) this.#host.uploads.add(source, uploadId)
      if (type.name === 'image') taken += 1
    })
    const misplaced = Array.from({ length: Math.max(count - taken, 0) }, (): PictureLoss => 'misplaced')
    const losses = [...read.losses, ...misplaced]
    if (losses.length === 0) return false
    const before = view.state
    const isEmpty = slice.size === 0
    queueMicrotask(() => {
      // Content above a limit is not pasted at all, which has been reported.
      if (isEmpty || view.state !== before) this.#host.onPictureLoss(losses)
    })
    return isEmpty
  }

  /** Something else of the same paste is taken. */
  discard(): void {
    this.#pictures = NO_PICTURES
  }
}
