import { mkdir, readdir } from 'node:fs/promises'
import { createFolderStorage, type StoredBytes } from './file-storage.ts'

/** Files that can be made again: the least recently used go when there are too many. */
export interface FileCache {
  /** Answers the kept file, or makes and keeps it. Of several asking at once one makes it. */
  get(name: string, make: () => Promise<Uint8Array>): Promise<StoredBytes>
  has(name: string): Promise<boolean>
}

export function createFileCache({ folder, maxFiles }: { folder: string; maxFiles: number }): FileCache {
  const storage = createFolderStorage(folder)
  const making = new Map<string, Promise<StoredBytes>>()
  /** Names in order of use, oldest first; read from the folder once. */
  let used: Promise<Set<string>> | null = null
  const listUsed = () => {
    used ??= mkdir(folder, { recursive: true })
      .then(() => readdir(folder))
      .then((names) => new Set(names.filter((name) => !name.startsWith('.'))))
    return used
  }

  const touch = async (name: string) => {
    const names = await listUsed()
    names.delete(name)
    names.add(name)
    for (const oldest of names) {
      if (names.size <= maxFiles) return
      names.delete(oldest)
      await storage.delete(oldest)
    }
  }

  const makeAndStore = async (name: string, make: () => Promise<Uint8Array>): Promise<StoredBytes> => {
    await storage.put(name, await make())
    await touch(name)
    const cached = await storage.find(name)
    if (!cached) throw new Error('A file just kept is gone.')
    return cached
  }

  return {
    async get(name, make) {
      const cached = await storage.find(name)
      if (cached) {
        await touch(name)
        return cached
      }
      const started = making.get(name) ?? makeAndStore(name, make).finally(() => making.delete(name))
      making.set(name, started)
      return started
    },
    has: async (name) => (await storage.find(name)) !== null,
  }
}
