import { imageAddress } from '../model/addresses.ts'
import { type ArticleEditorServices, ArticleUploadError, type UploadedImage } from '../services.ts'

/** Where an upload stands. `reason` is the host's own words, when it gave any. */
export type UploadState =
  | { readonly status: 'uploading'; readonly progress: number }
  | { readonly status: 'failed'; readonly reason: string | null }
  | { readonly status: 'done'; readonly image: UploadedImage }

interface Upload {
  readonly file: File
  readonly previewUrl: string
  state: UploadState
  controller: AbortController
}

/** The image files on their way to the host. The editor's document knows them only by id until they have an address. */
export class ImageUploads {
  readonly #upload: ArticleEditorServices['uploadImage']
  readonly #uploads = new Map<string, Upload>()
  readonly #listeners = new Set<() => void>()

  constructor(upload: ArticleEditorServices['uploadImage']) {
    this.#upload = upload
  }

  /** @returns the id under which the upload is asked for. */
  start(file: File): string {
    const id = crypto.randomUUID()
    const upload: Upload = {
      file,
      previewUrl: URL.createObjectURL(file),
      state: { status: 'uploading', progress: 0 },
      controller: new AbortController(),
    }
    this.#uploads.set(id, upload)
    this.#notify()
    void this.#send(upload)
    return id
  }

  retry(id: string): void {
    const upload = this.#uploads.get(id)
    if (upload?.state.status !== 'failed') return
    upload.controller = new AbortController()
    this.#change(upload, { status: 'uploading', progress: 0 })
    void this.#send(upload)
  }

  /** Stops an upload and forgets it. */
  remove(id: string): void {
    const upload = this.#uploads.get(id)
    if (!upload) return
    upload.controller.abort()
    URL.revokeObjectURL(upload.previewUrl)
    this.#uploads.delete(id)
    this.#notify()
  }

  removeAll(): void {
    for (const id of [...this.#uploads.keys()]) this.remove(id)
  }

  state(id: string): UploadState | null {
    return this.#uploads.get(id)?.state ?? null
  }

  /** An address of the local file, valid until the upload is removed. */
  previewUrl(id: string): string | null {
    return this.#uploads.get(id)?.previewUrl ?? null
  }

  /** Uploads that are neither stored nor removed. */
  get pendingCount(): number {
    return [...this.#uploads.values()].filter((upload) => upload.state.status !== 'done').length
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async #send(upload: Upload): Promise<void> {
    const { controller } = upload
    const change = (state: UploadState) => {
      if (!controller.signal.aborted) this.#change(upload, state)
    }
    try {
      const image = await this.#upload(upload.file, {
        signal: controller.signal,
        onProgress: (fraction) => change({ status: 'uploading', progress: Math.min(Math.max(fraction, 0), 1) }),
      })
      const url = imageAddress(image.url)
      change(url ? { status: 'done', image: { ...image, url } } : { status: 'failed', reason: null })
    } catch (error) {
      change({ status: 'failed', reason: error instanceof ArticleUploadError ? error.message : null })
    }
  }

  #change(upload: Upload, state: UploadState): void {
    upload.state = state
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
