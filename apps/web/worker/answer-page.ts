import { DEVICE } from '@repo/offline/device-names'
import { readNotes } from './notes.ts'
import { offlineAddress, savedAddress } from './offline-address.ts'

/** Timeout for a saved article while the network is slow but not reported as offline. */
const PATIENCE_MS = 4000

/** Pages come from the server while it is reachable. They are not cached, because they depend on the logged-in user. */
export async function answerPage(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  const url = new URL(request.url)
  const saved = await savedCopy(url)
  const asked = fromServer(request, preloaded)
  const answer = await (saved ? Promise.race([asked, later(PATIENCE_MS)]) : asked).catch(() => null)
  if (answer) return answer
  asked.catch(() => {})
  return saved ?? offlinePage(url)
}

/** The data of an article or a journey for its map. Of all API responses only these may come from the device, where they are saved. */
export async function answerSavedData(request: Request): Promise<Response> {
  return fetch(request).catch(async (error: unknown) => {
    const saved = await savedCopy(new URL(request.url))
    if (saved) return saved
    throw error
  })
}

/**
 * What the router asks before it goes to the page of a copy. The address names the version: what was saved is what the
 * server would say.
 */
export async function answerRoutes(request: Request): Promise<Response> {
  return (await findInCopies(request.url)) ?? fetch(request)
}

/** Pictures and tiles: saved ones replace failed requests. */
export async function answerMedia(request: Request): Promise<Response> {
  return fetch(request).catch(async (error: unknown) => {
    const saved = await findInCopies(request.url)
    if (saved) return saved
    throw error
  })
}

const isCopy = (name: string) => name.startsWith(DEVICE.article) || name.startsWith(DEVICE.journey)

async function findInCopies(address: string): Promise<Response | null> {
  const names = (await caches.keys()).filter(isCopy)
  for (const cacheName of names) {
    const saved = await caches.match(address, { cacheName, ignoreVary: true })
    if (saved) return saved
  }
  return null
}

async function fromServer(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  return (await preloaded) ?? fetch(request)
}

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))

async function savedCopy(url: URL): Promise<Response | null> {
  const wanted = savedAddress(url)
  if (!wanted) return null
  const { cacheName, address } = wanted
  if (!(await caches.has(cacheName))) return null
  const find = (path: string) => caches.match(path, { cacheName, ignoreVary: true })
  const own = await find(address)
  if (own) return url.pathname.startsWith('/api/') ? own : renderedAt(address, url, own)
  const other = (path: string) => (path.startsWith('/en/') ? path.slice('/en'.length) : `/en${path}`)
  return (await find(other(address))) ? Response.redirect(other(`${url.pathname}${url.search}`)) : null
}

/** Says on a page that is asked for with more than it was rendered at where that was, for `stored-address.ts`. */
async function renderedAt(address: string, { pathname, search }: URL, page: Response): Promise<Response> {
  if (address === `${pathname}${search}`) return page
  const { status, headers } = page
  const storedSearch = address.slice(pathname.length) // encoded, so that nothing of it ends the attribute
  const html = (await page.text()).replace('<html ', `<html data-stored-search="${storedSearch}" `)
  return new Response(html, { status, headers })
}

/** The page is shown at its own address; every other address redirects to it. */
async function offlinePage(url: URL): Promise<Response> {
  const kept = await caches.match(url.pathname, { ignoreVary: true })
  if (kept && /^(?:\/en)?\/offline$/.test(url.pathname)) return kept
  const { prefersEnglish } = await readNotes()
  return Response.redirect(offlineAddress(url, prefersEnglish))
}
