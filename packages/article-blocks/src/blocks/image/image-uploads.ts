import { imageAddress } from '../../model/addresses.ts'
import { ArticleUploadError, type UploadedImage, type UploadOptions } from '../../services.ts'

/** The state of an upload. `reason` is the host's message, if it gave one. */
export type UploadState =
  | { readonly status: 'uploading'; readonly progress: number }
  | { readonly status: 'failed'; readonly reason: string | null }
  | { readonly status: 'done'; readonly image: UploadedImage }

/** What becomes a stored image: a file, or the address of an image on another site. */
export type UploadSource = File | string

/** How the host stores each. */
export type StoreImage = (source: UploadSource, options: UploadOptions) => Promise<UploadedImage>

interface Upload {
  readonly source: UploadSource
  /** Null for an address: only the host asks there. */
  readonly previewUrl: string | null
  state: UploadState
  /** Stands in the editor's document. Only such files are sent. */
  isHeld: boolean
  controller: AbortController | null
}

/**
 * The image files on their way to the host. The editor's document knows them only by id until they have an address. A
 * file that leaves the document is kept until the editor goes, because undoing brings its image back.
 */
export class ImageUploads {
  readonly #storeImage: StoreImage
  readonly #uploads = new Map<string, Upload>()
  readonly #listeners = new Set<() => void>()

  constructor(storeImage: StoreImage) {
    this.#storeImage = storeImage
  }

  /** @returns the id under which it is sent as soon as the document holds it. */
  add(source: UploadSource, id: string = crypto.randomUUID()): string {
    this.#uploads.set(id, {
      source,
      previewUrl: typeof source === 'string' ? null : URL.createObjectURL(source),
      state: { status: 'uploading', progress: 0 },
      isHeld: false,
      controller: null,
    })
    return id
  }

  /** Stores an image that the document has already, by the address it has. */
  store(address: string): Promise<UploadedImage> {
    return this.#storeImage(address, { signal: new AbortController().signal, onProgress: () => {} })
  }

  /** Sends the files the document holds, from the start if they had left it, and stops sending the others. */
  hold(ids: ReadonlySet<string>): void {
    let hasChanged = false
    for (const [id, upload] of this.#uploads) {
      if (upload.isHeld === ids.has(id)) continue
      upload.isHeld = !upload.isHeld
      hasChanged = true
      if (upload.state.status !== 'uploading') continue
      if (upload.isHeld) this.#send(upload)
      else upload.controller?.abort()
    }
    if (hasChanged) this.#notify()
  }

  retry(id: string): void {
    const upload = this.#uploads.get(id)
    if (upload?.state.status !== 'failed') return
    this.#send(upload)
    this.#notify()
  }

  /** Retries failed uploads whose image is still in the document. */
  retryAll(): void {
    for (const [id, { isHeld }] of this.#uploads) if (isHeld) this.retry(id)
  }

  /** Stops every upload and forgets the files. */
  removeAll(): void {
    for (const upload of this.#uploads.values()) {
      upload.controller?.abort()
      if (upload.previewUrl !== null) URL.revokeObjectURL(upload.previewUrl)
    }
    this.#uploads.clear()
    this.#notify()
  }

  state(id: string): UploadState | null {
    return this.#uploads.get(id)?.state ?? null
  }

  /** An address of the local file, valid until the editor goes; null without one. */
  previewUrl(id: string): string | null {
    return this.#uploads.get(id)?.previewUrl ?? null
  }

  /** Files in the document that are not stored. */
  get pendingCount(): number {
    return [...this.#uploads.values()].filter(({ isHeld, state }) => isHeld && state.status !== 'done').length
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #send(upload: Upload): void {
    const controller = new AbortController()
    upload.controller = controller
    upload.state = { status: 'uploading', progress: 0 }
    void this.#store(upload.source, controller.signal, (state) => {
      if (controller.signal.aborted) return
      upload.state = state
      this.#notify()
    })
  }

  async #store(source: UploadSource, signal: AbortSignal, change: (state: UploadState) => void): Promise<void> {
    try {
      const image = await this.#storeImage(source, {
        signal,
        onProgress: (fraction) => change({ status: 'uploading', progress: Math.min(Math.max(fraction, 0), 1) }),
      })
      const url = imageAddress(image.url)
      change(url ? { status: 'done', image: { ...image, url } } : { status: 'failed', reason: null })
    } catch (error) {
      change({ status: 'failed', reason: error instanceof ArticleUploadError ? error.message : null })
    }
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
