/** An image as the host stored it. @public */
export interface UploadedImage {
  /** Absolute http(s) address, or a path on the page's own host. */
  readonly url: string
  /** Pixels of the stored file. */
  readonly width: number
  readonly height: number
}

/** What an upload is given besides its file. @public */
export interface UploadOptions {
  /** Aborted when the writer removes the image or leaves the editor. */
  readonly signal: AbortSignal
  /** Called with the fraction sent, 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

/**
 * What the editor asks of its host.
 *
 * @public
 */
export interface ArticleEditorServices {
  /**
   * Stores an image file. A rejection offers a retry, and the file is sent again when the network is back; reject with an
   * {@link ArticleUploadError} to say why in words.
   */
  readonly uploadImage: (file: File, options: UploadOptions) => Promise<UploadedImage>
  /**
   * Stores an image that was pasted with its address on another site; failures are as those of `uploadImage`. Without it,
   * pasted images keep their addresses, and readers load them from there.
   */
  readonly takeOverImage?: (address: string, options: UploadOptions) => Promise<UploadedImage>
  /** Media types that `uploadImage` takes; JPEG, PNG and GIF unless given. Other files are refused before they are sent. */
  readonly imageTypes?: readonly string[]
  /**
   * Lets the writer choose among images that are stored already, or files, which then go to `uploadImage`; answers at
   * most `max` of them, in the order in which they shall stand, and none when the writer gave up. Without it, images
   * are chosen as files.
   */
  readonly chooseImages?: (options: { readonly max: number }) => Promise<readonly (UploadedImage | File)[]>
}

/**
 * A failed upload whose message is written for the person who writes.
 *
 * @public
 */
export class ArticleUploadError extends Error {
  override readonly name = 'ArticleUploadError'
}

/**
 * An object on the article's map, as far as an article can point to it.
 *
 * @public
 */
export interface LinkableMapObject {
  readonly id: string
  readonly name: string
  /** Kind of the object, such as `spot` or `line`; chooses the symbol in the picker. */
  readonly kind: string
  /** Name of its colour, such as `red`. */
  readonly color: string
}
