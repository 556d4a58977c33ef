import type { ApiError } from '@repo/contract'
import type { UploadResult } from '../upload-picture.ts'
import { DEVICE_PHOTOS_PATH, type DevicePhotos, devicePhotoId } from './device-photos.ts'

interface StoringPorts {
  readonly photos: Pick<DevicePhotos, 'hasAny' | 'read' | 'markStored'>
  /** Stores a picture on the server; the same key stores it once. */
  readonly upload: (file: File, key: string) => Promise<UploadResult>
  /** Of this site: maps have whole addresses. */
  readonly origin: string
}

export type Stored<Content> =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly error: ApiError }

/**
 * Sends the photos of this device that the content shows, and gives the content with their addresses on the server. What
 * has gone up before is not sent again. A photo that the device has no more keeps its address.
 */
export async function withStoredPhotos<Content>(content: Content, ports: StoringPorts): Promise<Stored<Content>> {
  // A long track has a million places, and next to nobody has photos here.
  if (!(await ports.photos.hasAny().catch(() => false))) return { ok: true, content }
  const addresses = new Map<string, string>()
  for (const id of photoIds(content, ports.origin)) {
    const stored = await storedUrl(id, ports)
    if (typeof stored === 'object') {
      if (stored) return { ok: false, error: stored }
      continue
    }
    addresses.set(`${DEVICE_PHOTOS_PATH}${id}`, stored)
    addresses.set(`${ports.origin}${DEVICE_PHOTOS_PATH}${id}`, new URL(stored, ports.origin).href)
  }
  return { ok: true, content: addresses.size === 0 ? content : (replaced(content, addresses) as Content) }
}

/** Where the server has it, an error, or null when the device has it no more. */
async function storedUrl(id: string, { photos, upload }: StoringPorts): Promise<string | ApiError | null> {
  const photo = await photos.read(id).catch(() => null)
  if (!photo) return null
  if (photo.storedUrl !== null) return photo.storedUrl
  const result = await upload(new File([photo.picture], photo.name, { type: photo.picture.type }), id)
  if (!result.ok) return 'error' in result ? result.error : { code: 'file.unsupported_type' }
  await photos.markStored(id, result.file.url).catch(() => undefined)
  return result.file.url
}

function photoIds(content: unknown, origin: string): ReadonlySet<string> {
  const ids = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      const id = devicePhotoId(value.startsWith(`${origin}/`) ? value.slice(origin.length) : value)
      if (id) ids.add(id)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
  }
  look(content)
  return ids
}

function replaced(value: unknown, addresses: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return addresses.get(value) ?? value
  if (Array.isArray(value)) return value.map((part) => replaced(part, addresses))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, addresses)]))
}
