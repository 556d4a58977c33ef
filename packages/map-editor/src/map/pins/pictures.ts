/** Pictures from other addresses, each loaded once. */
export class Pictures {
  readonly #loaded = new Map<string, HTMLImageElement | null>()
  readonly #onLoad: (url: string) => void

  /** `onLoad` is called when a picture can be drawn. It is never called for one that fails to load, or that CORS forbids to draw. */
  constructor(onLoad: (url: string) => void) {
    this.#onLoad = onLoad
  }

  /** The picture, or null while it is loading. */
  get(url: string): HTMLImageElement | null {
    const cached = this.#loaded.get(url)
    if (cached !== undefined) return cached
    this.#loaded.set(url, null)
    void this.#load(url)
    return null
  }

  async #load(url: string): Promise<void> {
    const picture = new Image()
    picture.crossOrigin = 'anonymous' // a canvas gives no pixels of a picture that its host does not share
    picture.src = url
    const isDrawable = await picture.decode().then(
      () => true,
      () => false,
    )
    if (!isDrawable) return
    this.#loaded.set(url, picture)
    this.#onLoad(url)
  }
}
