import type { PageTag } from '@repo/contract'
import { LRUCache } from 'lru-cache'

/** What the cache needs to know of a page. */
export interface CacheablePage {
  /** All that the page shows; null for one that is not kept. */
  readonly tags: readonly PageTag[] | null
  /** In memory. */
  readonly bytes: number
}

interface PageCacheOptions {
  readonly maxBytes: number
  readonly maxAgeMs: number
}

export interface FoundPage<Page> {
  readonly page: Page
  /** The content changed during rendering: the page answers earlier requests, but is not cached. */
  readonly isOutdated: boolean
}

/** What changed; null when that is not known. */
type Change = readonly PageTag[] | null

/**
 * Pages that many get alike. Each is rendered once, however many ask for it at the same time, and kept until it is old
 * or something that it shows has changed.
 */
export class PageCache<Page extends CacheablePage> {
  readonly #pages: LRUCache<string, Page>
  /** Renders that began after the last change, so that later requests can wait for them. */
  readonly #joinable = new Map<string, Promise<FoundPage<Page>>>()
  /** What changed during each render that has not ended. */
  readonly #changesMeanwhile = new Set<Change[]>()

  constructor({ maxBytes, maxAgeMs }: PageCacheOptions) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      ttl: maxAgeMs,
      ttlResolution: 0,
      perf: { now: () => performance.now() },
    })
  }

  /** What all kept pages take. */
  get bytes(): number {
    return this.#pages.calculatedSize
  }

  get(key: string): Page | undefined {
    return this.#pages.get(key)
  }

  /** Renders the page under this key, or waits for the render in progress. */
  render(key: string, render: () => Promise<Page>): Promise<FoundPage<Page>> {
    const joined = this.#joinable.get(key)
    if (joined) return joined
    const changes: Change[] = []
    const found = this.#renderAndKeep(key, render, changes)
    this.#changesMeanwhile.add(changes)
    this.#joinable.set(key, found)
    const end = () => {
      this.#changesMeanwhile.delete(changes)
      if (this.#joinable.get(key) === found) this.#joinable.delete(key)
    }
    found.then(end, end)
    return found
  }

  /** Counts a page again that has grown since it was kept. */
  weighAgain(key: string, page: Page): void {
    if (this.#pages.peek(key) !== page) return
    const ttl = this.#pages.getRemainingTTL(key)
    this.#pages.delete(key)
    if (ttl > 0) this.#pages.set(key, page, { ttl })
  }

  /** Drops every page that shows the changed content. Later requests never get the old version. */
  drop(change: Change): void {
    for (const changes of this.#changesMeanwhile) changes.push(change)
    this.#joinable.clear()
    if (change === null) this.#pages.clear()
    else for (const [key, page] of [...this.#pages.entries()]) if (shows(page, change)) this.#pages.delete(key)
  }

  async #renderAndKeep(key: string, render: () => Promise<Page>, changes: readonly Change[]): Promise<FoundPage<Page>> {
    const page = await render()
    const isOutdated = changes.some((change) => shows(page, change))
    if (page.tags && !isOutdated) this.#pages.set(key, page)
    return { page, isOutdated }
  }
}

function shows({ tags }: CacheablePage, change: Change): boolean {
  return change === null || (tags?.some((tag) => change.includes(tag)) ?? false)
}
