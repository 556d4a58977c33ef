import { withToken } from '@repo/articles/article-links'
import type { SavedAnswer } from '@repo/articles/saved-answers'
import type { Locale } from '@repo/contract'
import { OFFLINE_COPY } from './device-names.ts'
import { forEachConcurrently } from './for-each-concurrently.ts'
import type { SavedArticle } from './saved-article-store.ts'

export type SaveFailure = 'network' | 'server' | 'quota' | 'gone' | 'worker'

export class SaveError extends Error {
  readonly failure: SaveFailure
  constructor(failure: SaveFailure) {
    super(`An article could not be saved: ${failure}`)
    this.failure = failure
  }
}

/** The pages of a copy, and the data that they ask for. */
interface PagesToKeep {
  readonly pages: readonly string[]
  readonly data: string
}

/** What of an article is saved, besides the map around it. */
export interface ArticleToSave extends Omit<SavedArticle, 'bytes' | 'savedAt' | 'build'> {
  /** Addresses of the map's tiles, and of what an earlier copy goes on with. */
  readonly files: readonly string[]
  /** Further answers, as those about elevations and the ground. */
  readonly answers?: readonly SavedAnswer[]
}

export interface SaveOptions {
  readonly signal?: AbortSignal
  readonly onBytes?: (bytes: number) => void
}

/** Of the pages that this one belongs to. */
export function buildOfPage(): string {
  const { __reactRouterManifest: manifest } = window as {
    readonly __reactRouterManifest?: { readonly version: string }
  } // the router's
  return manifest?.version ?? ''
}

/** The article page and the walk page, in their public form. */
export function pagesOf({ address, token }: Pick<SavedArticle, 'address' | 'token'>): readonly string[] {
  return [withToken(address, token), withToken(`${address}/walk`, token)]
}

/** The router's request for the routes of a page, sent before it navigates with another search. */
function routesAddress(pathname: string): string {
  const parts = pathname.split('/').slice(1)
  const paths = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`) // in the router's order
  return `/__manifest?${new URLSearchParams({ paths: paths.join(','), version: buildOfPage() })}`
}

/**
 * Puts what one copy consists of into its cache, and counts it. What depends on the article's version takes the place of
 * an earlier copy's when all has come: a network that goes meanwhile leaves no page beside the map of another version.
 */
export class ArticleCopy {
  bytes = 0
  readonly #cache: Cache
  readonly #options: SaveOptions
  readonly #kept = new Set<string>()
  readonly #replacing = new Map<string, Response>()
  constructor(cache: Cache, options: SaveOptions) {
    this.#cache = cache
    this.#options = options
  }

  async keepPages({ pages, data }: PagesToKeep, locale: Locale): Promise<void> {
    const headers = { ...OFFLINE_COPY, 'accept-language': locale === 'ja' ? 'ja' : 'en-US' }
    const assets = new Set<string>()
    for (const address of pages) {
      const page = await this.#fetch(address, { headers, cache: 'no-store' })
      const html = await page.clone().text()
      for (const [asset] of html.matchAll(/\/assets\/[\w./-]+/g)) assets.add(asset)
      await this.#replace(address, page)
      await this.keepFiles([routesAddress(new URL(address, location.origin).pathname)])
      await this.keepFiles(picturesOf(html).own)
    }
    // The worker keeps them with the files of the product.
    await forEachConcurrently([...assets], async (asset) => void (await this.#fetch(asset)).body?.cancel())
    await this.#replace(data, await this.#fetch(data, { credentials: 'omit', cache: 'no-store' }))
  }

  async keepAnswers(answers: readonly SavedAnswer[]): Promise<void> {
    for (const [address, answer] of answers) await this.#replace(address, answer)
  }

  /** Tiles and pictures. One that the server has not is no loss, one that did not come is. */
  async keepFiles(addresses: readonly string[]): Promise<void> {
    await forEachConcurrently(
      addresses.filter((address) => !this.#kept.has(address)),
      async (address) => {
        const known = await this.#cache.match(address)
        await this.#put(address, known ?? (await this.#fetch(address, {}, true)))
      },
    )
  }

  /** Takes the place of the earlier copy, and removes what only that needed. */
  async finish(): Promise<void> {
    for (const [address, answer] of this.#replacing) await this.#cache.put(address, answer)
    for (const request of await this.#cache.keys()) {
      const { pathname, search } = new URL(request.url)
      if (!this.#kept.has(`${pathname}${search}`)) await this.#cache.delete(request)
    }
  }

  async #fetch(address: string, init: RequestInit = {}, mayBeMissing = false): Promise<Response> {
    const { signal } = this.#options
    const answer = await fetch(address, { ...init, ...(signal && { signal }) })
    if (answer.ok || (mayBeMissing && answer.status === 404)) return answer
    throw new SaveError(answer.status === 404 || answer.status === 410 ? 'gone' : 'server')
  }

  async #put(address: string, answer: Response): Promise<void> {
    const kept = await this.#count(address, answer)
    if (kept) await this.#cache.put(address, kept)
  }

  async #replace(address: string, answer: Response): Promise<void> {
    const kept = await this.#count(address, answer)
    if (kept) this.#replacing.set(address, kept)
  }

  /** @returns the answer as it is kept; null for one that holds nothing to keep */
  async #count(address: string, answer: Response): Promise<Response | null> {
    this.#kept.add(address)
    if (!answer.ok) return null
    const body = answer.status === 204 ? null : await answer.arrayBuffer()
    this.bytes += body?.byteLength ?? 0
    this.#options.onBytes?.(this.bytes)
    // The bytes are here as they are shown.
    const headers = new Headers(answer.headers)
    headers.delete('content-encoding')
    headers.delete('content-length')
    return new Response(body, { status: answer.status, headers })
  }
}

/** The pictures of a page, on this site and on others. */
export function picturesOf(html: string): { readonly own: readonly string[]; readonly foreign: readonly string[] } {
  // Styles of a page that is only read would be held against the policy of this one.
  const page = new DOMParser().parseFromString(html.replace(/<style[\s\S]*?<\/style>/g, ''), 'text/html')
  const addresses = [...page.querySelectorAll('img[src], source[srcset], img[srcset]')].flatMap((element) => [
    element.getAttribute('src') ?? '',
    ...(element.getAttribute('srcset') ?? '').split(',').map((candidate) => candidate.trim().split(' ', 1)[0] ?? ''),
  ])
  const known = [...new Set(addresses)].filter((address) => address !== '' && !/^(?:data|blob):/.test(address))
  const isOwn = (address: string) => new URL(address, location.origin).origin === location.origin
  const path = (address: string) => {
    const { pathname, search } = new URL(address, location.origin)
    return `${pathname}${search}`
  }
  return { own: known.filter(isOwn).map(path), foreign: known.filter((address) => !isOwn(address)) }
}
