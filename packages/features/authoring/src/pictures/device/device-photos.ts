import { DEVICE_LIMITS } from '@repo/web-kit/device-limits'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Addresses of the photos that a guest has chosen: this device alone answers them, by its service worker. */
export const DEVICE_PHOTOS_PATH = '/device-photos/'

/** After this long, nobody shows a photo by the address on the device any more that the server has. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60 * 1000

export interface DevicePhoto {
  readonly id: string
  readonly name: string
  readonly picture: Blob
  readonly keptAt: number
  /** Where the server has it; null until it has gone up. */
  readonly storedUrl: string | null
}

interface PhotoDatabase extends DBSchema {
  photos: { key: string; value: DevicePhoto }
}

export type DevicePhotos = ReturnType<typeof createDevicePhotos>

/** The photos of guests in the browser's IndexedDB. It is opened at the first use. */
export function createDevicePhotos(name = 'mishiori-device-photos', now = () => Date.now()) {
  let opened: Promise<IDBPDatabase<PhotoDatabase>> | null = null
  const database = () => {
    opened ??= openDB<PhotoDatabase>(name, 1, {
      upgrade(db) {
        db.createObjectStore('photos', { keyPath: 'id' })
      },
      terminated() {
        opened = null
      },
    }).catch((error: unknown) => {
      opened = null
      throw error
    })
    return opened
  }
  return {
    /** @returns whether there was room. */
    async add({ id, name: fileName, picture }: Pick<DevicePhoto, 'id' | 'name' | 'picture'>): Promise<boolean> {
      const transaction = (await database()).transaction('photos', 'readwrite')
      const kept = await transaction.store.getAll()
      const old = kept.filter(({ storedUrl, keptAt }) => storedUrl !== null && now() - keptAt > FORGOTTEN_AFTER_MS)
      for (const photo of old) await transaction.store.delete(photo.id)
      // Those that have gone up leave nothing here but their address.
      const waiting = kept.filter(({ storedUrl }) => storedUrl === null)
      const bytes = waiting.reduce((sum, { picture: { size } }) => sum + size, picture.size)
      const hasRoom = waiting.length < DEVICE_LIMITS.guestPhotos && bytes <= DEVICE_LIMITS.guestPhotoBytes
      if (hasRoom) await transaction.store.add({ id, name: fileName, picture, keptAt: now(), storedUrl: null })
      await transaction.done
      return hasRoom
    },
    /** Whether a save has to look for any. */
    async hasAny(): Promise<boolean> {
      return (await (await database()).count('photos')) > 0
    },
    async read(id: string): Promise<DevicePhoto | null> {
      return (await (await database()).get('photos', id)) ?? null
    },
    /** The server has it from now on: the device gives up its copy and leads there. */
    async markStored(id: string, storedUrl: string): Promise<void> {
      const photo = await this.read(id)
      if (photo) await (await database()).put('photos', { ...photo, storedUrl, picture: new Blob() })
    },
    async remove(id: string): Promise<void> {
      await (await database()).delete('photos', id)
    },
    /** A guest who discards the work leaves no photos on a device that others may use. */
    async removeAll(): Promise<void> {
      await (await database()).clear('photos')
    },
  }
}

/** The id of an address of this device; null for others. */
export function devicePhotoId(path: string): string | null {
  return /^\/device-photos\/([\w-]{1,64})$/.exec(path)?.[1] ?? null
}
