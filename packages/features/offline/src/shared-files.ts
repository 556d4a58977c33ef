import { ROUTE_FILES } from '@repo/authoring/accepted-files'
import { isPhoto } from '@repo/authoring/is-photo'
import type { RefusedFile, SharedFileProblem, SharedFiles } from '@repo/authoring/pending-files'
import { DEVICE_LIMITS } from '@repo/web-kit/device-limits'
import { DEVICE } from './device-names.ts'

const FOLDER = '/shared-files/'
/** The refused files, until a page reports them. */
const REFUSED = '/shared-files-refused'
const HEADERS = { name: 'x-file-name', storedAt: 'x-kept-at' } as const

/**
 * Stores files that another app shared or opened until a page takes them, possibly after a log-in: those that can be
 * imported, within the limits.
 */
export async function storeSharedFiles(files: readonly File[], now = Date.now()): Promise<void> {
  await removeOldSharedFiles(now)
  const cache = await caches.open(DEVICE.sharedFiles)
  const waiting = await readAll(cache)
  let count = waiting.length
  let bytes = waiting.reduce((sum, { size }) => sum + size, 0)
  const refused: RefusedFile[] = []
  for (const file of files) {
    const problem = problemOf(file, { count, bytes }) ?? (await store(cache, file, now))
    if (problem) {
      refused.push({ name: file.name, problem })
      continue
    }
    count += 1
    bytes += file.size
  }
  if (refused.length > 0)
    await cache.put(REFUSED, Response.json(refused, { headers: { [HEADERS.storedAt]: `${now}` } }))
}

function problemOf(file: File, kept: { readonly count: number; readonly bytes: number }): SharedFileProblem | null {
  if (!isRouteFile(file) && !isPhoto(file)) return 'kind'
  if (kept.count >= DEVICE_LIMITS.sharedFiles) return 'tooMany'
  return kept.bytes + file.size > DEVICE_LIMITS.sharedBytes ? 'tooLarge' : null
}

const isRouteFile = ({ name, type }: File) =>
  ROUTE_FILES.some((accepted) => (accepted.startsWith('.') ? name.toLowerCase().endsWith(accepted) : type === accepted))

/** The browser refuses when the device is full. */
async function store(cache: Cache, file: File, now: number): Promise<SharedFileProblem | null> {
  return cache.put(`${FOLDER}${crypto.randomUUID()}`, toResponse(file, now)).then(
    () => null,
    () => 'notStored',
  )
}

function toResponse(file: File, now: number): Response {
  const headers = {
    'content-type': file.type,
    [HEADERS.name]: encodeURIComponent(file.name),
    [HEADERS.storedAt]: `${now}`,
  }
  return new Response(file, { headers })
}

export async function countSharedFiles(): Promise<number> {
  if (!(await hasSharedFiles())) return 0
  return (await fileRequests(await caches.open(DEVICE.sharedFiles))).length
}

/** Returns the waiting files and removes them. */
export async function takeSharedFiles(): Promise<SharedFiles> {
  if (!(await hasSharedFiles())) return { files: [], refused: [] }
  await removeOldSharedFiles()
  const cache = await caches.open(DEVICE.sharedFiles)
  const refused = await cache.match(REFUSED)
  const taken = {
    files: await readAll(cache),
    refused: refused ? ((await refused.json()) as RefusedFile[]) : [], // written above
  }
  await caches.delete(DEVICE.sharedFiles)
  return taken
}

/** Files shared by a visitor who did not log in. */
export async function removeOldSharedFiles(now = Date.now()): Promise<void> {
  if (!(await hasSharedFiles())) return
  const cache = await caches.open(DEVICE.sharedFiles)
  for (const request of await cache.keys()) {
    const storedAt = Number((await cache.match(request))?.headers.get(HEADERS.storedAt))
    if (now - storedAt > DEVICE_LIMITS.sharedHours * 60 * 60 * 1000) await cache.delete(request)
  }
}

const hasSharedFiles = async () => 'caches' in globalThis && (await caches.has(DEVICE.sharedFiles))

const fileRequests = async (cache: Cache) =>
  (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(FOLDER))

async function readAll(cache: Cache): Promise<File[]> {
  const files: File[] = []
  for (const request of await fileRequests(cache)) {
    const kept = await cache.match(request)
    if (!kept) continue
    const name = decodeURIComponent(kept.headers.get(HEADERS.name) ?? '') || 'file'
    files.push(new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' }))
  }
  return files
}
