import { DEVICE, FILE_NAME, SHARED_FILES_PAGE } from './device-names.ts'

export { SHARED_FILES_PAGE }

/** Keeps files that another app opened with the product, as the worker keeps those that were shared. */
export async function keepSharedFiles(files: readonly File[]): Promise<void> {
  const cache = await caches.open(DEVICE.sharedFiles)
  for (const file of files) {
    const headers = { 'content-type': file.type, [FILE_NAME]: encodeURIComponent(file.name) }
    await cache.put(`/shared-files/${crypto.randomUUID()}`, new Response(file, { headers }))
  }
}

export async function countSharedFiles(): Promise<number> {
  if (!('caches' in globalThis) || !(await caches.has(DEVICE.sharedFiles))) return 0
  return (await (await caches.open(DEVICE.sharedFiles)).keys()).length
}

/** The files that wait, once: whoever takes them keeps them. */
export async function takeSharedFiles(): Promise<readonly File[]> {
  if (!('caches' in globalThis) || !(await caches.has(DEVICE.sharedFiles))) return []
  const cache = await caches.open(DEVICE.sharedFiles)
  const files: File[] = []
  for (const request of await cache.keys()) {
    const kept = await cache.match(request)
    if (!kept) continue
    const blob = await kept.blob()
    const name = decodeURIComponent(kept.headers.get(FILE_NAME) ?? '') || 'file'
    files.push(new File([blob], name, { type: kept.headers.get('content-type') ?? blob.type }))
    await cache.delete(request)
  }
  return files
}
