import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export interface StoredBytes {
  readonly size: number
  stream(): Readable
}

/** Where files are kept. Names are the caller's: letters, digits, `_`, `-` and one ending. */
export interface FileStorage {
  /** Keeps the bytes whole or not at all; they survive a crash once this resolves. */
  put(name: string, bytes: Uint8Array): Promise<void>
  find(name: string): Promise<StoredBytes | null>
  delete(name: string): Promise<void>
}

const NAME = /^[A-Za-z0-9_-]{1,128}\.[a-z0-9]{2,5}$/

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
}

/** By the ending of its name. */
export const mediaTypeOf = (name: string): string =>
  MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** Whether a file may have this name. */
export const isStoredName = (name: string): boolean => NAME.test(name)

/** Files in a folder of this machine. */
export function createFolderStorage(folder: string): FileStorage {
  const pathOf = (name: string) => {
    if (!isStoredName(name)) throw new Error(`Not a file name: ${JSON.stringify(name)}`)
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `.${randomUUID()}`)
      try {
        const file = await open(unfinished, 'wx')
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async find(name) {
      if (!isStoredName(name)) return null
      const path = pathOf(name)
      const found = await stat(path).catch(() => null)
      return found?.isFile() ? { size: found.size, stream: () => createReadStream(path) } : null
    },
    async delete(name) {
      await rm(pathOf(name), { force: true })
    },
  }
}
