import { DEVICE, OFFLINE_PAGE, type OfflinePart } from '@repo/offline/device-names'
import { forEachConcurrently } from '@repo/offline/for-each-concurrently'
import { BUILD } from './build-info.ts'
import { readNotes, writeNotes } from './notes.ts'

const CACHE = `${DEVICE.build}${BUILD.version}`
/** The offline page in each language; below `/en` a page is English whatever the browser prefers. */
const SHELLS = [
  { address: OFFLINE_PAGE, language: 'ja' },
  { address: `/en${OFFLINE_PAGE}`, language: 'en-US' },
]
const ASSET = /\/assets\/[\w./-]+/g
const ICONS = ['/favicon.svg', '/icons/icon-192.png']

/** Caches the offline page with all its requests, and the chunks of earlier versions on this device. */
export async function keepBuild(): Promise<void> {
  const assets = new Set([...ICONS, ...BUILD.parts.shell])
  const cache = await caches.open(CACHE)
  for (const { address, language } of SHELLS) {
    // Without cookies it contains no user's data.
    const asked = { headers: { 'accept-language': language }, credentials: 'omit', cache: 'no-store' } as const
    const page = await fetch(address, asked)
    // During maintenance, another page is returned in its place.
    if (!page.ok || page.redirected) throw new Error(`${address} answered ${page.status}`)
    for (const [asset] of (await page.clone().text()).matchAll(ASSET)) assets.add(asset)
    await cache.put(address, page)
  }
  await keepFiles([...assets])
  const { parts } = await readNotes()
  for (const part of parts) await keepFiles(BUILD.parts[part])
}

/** Keeps a part of the product, now and in the versions to come. */
export async function keepPart(part: OfflinePart): Promise<void> {
  const { parts } = await readNotes()
  if (!parts.includes(part)) await writeNotes({ parts: [...parts, part] })
  await keepFiles(BUILD.parts[part])
}

async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  await forEachConcurrently(addresses, async (address) => {
    if (await cache.match(address)) return
    const known = address.startsWith('/assets/') ? await caches.match(address) : undefined
    if (known) await cache.put(address, known)
    else await cache.add(address)
  })
}

/** A file of this or another build: its address changes with what is in it. */
export async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone()).catch(() => {}) // a full device still shows the page
  return answer
}

/**
 * Removes what earlier versions left, but for the last one, whose pages may still be open and ask for their parts, and
 * for those that an article or a journey was saved with. The names of caches are listed in the order in which they were made.
 */
export async function removeOldBuilds(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(DEVICE.build) && name !== CACHE).slice(0, -1)
  const needed = await assetsOfSaved(
    names.filter((name) => name.startsWith(DEVICE.article) || name.startsWith(DEVICE.journey)),
  )
  for (const name of old) if (!(await hasAny(name, needed))) await caches.delete(name)
}

/** The one file of a build that all of its pages request and no other build has. */
const MANIFEST = /\/assets\/manifest-[\w-]+\.js/

async function assetsOfSaved(copies: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const name of copies) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      if (!/\/(?:routes\/\d+(?:\/walk)?|journeys\/\d+)$/.test(new URL(request.url).pathname)) continue
      const manifest = MANIFEST.exec((await (await cache.match(request))?.text()) ?? '')
      if (manifest) found.add(manifest[0])
    }
  }
  return [...found]
}

async function hasAny(cacheName: string, addresses: readonly string[]): Promise<boolean> {
  const found = await Promise.all(addresses.map((address) => caches.match(address, { cacheName })))
  return found.some((answer) => answer !== undefined)
}
