import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Database } from '../../platform/database.ts'
import type { FileStorage } from '../../platform/file-storage/file-storage.ts'
import { type FileRow, filesRepository } from './files.repository.ts'

/** Copies whose bytes are stored, but that have no owner yet. */
export interface PictureCopies {
  /** The address of the copy by the stored name of the first one. */
  readonly addresses: ReadonlyMap<string, string>
  /**
   * Makes them their owner's, in the transaction that shows them.
   *
   * @throws {AppError} `file.quota_reached` when the owner has no room for all of them.
   */
  adopt(transaction: Database): Promise<void>
  /** Deletes the bytes, of a transaction that was taken back. */
  discard(): Promise<void>
}

interface PictureCopiesDependencies {
  readonly db: Database
  readonly storage: FileStorage
  readonly checkQuota: (tx: Database, userId: number, moreBytes: number, moreFiles: number) => Promise<void>
}

export const PATH_PREFIX = '/files/'
const NAME_BYTES = 18

export const newStoredName = (extension: FileRow['extension']): string =>
  `${randomBytes(NAME_BYTES).toString('base64url')}.${extension}`

/** Copies pictures for another user. A user's own pictures need no copy; missing files and files without bytes get none. */
export function createPictureCopies({ db, storage, checkQuota }: PictureCopiesDependencies) {
  return async (userId: number, storedNames: readonly string[]): Promise<PictureCopies> => {
    const named = await filesRepository(db).listNamed(storedNames)
    const originals = named.filter((file) => file.userId !== userId)
    const checkRoom = (tx: Database, files: readonly FileRow[]) => {
      const bytes = files.reduce((total, file) => total + file.bytes, 0)
      return files.length > 0 ? checkQuota(tx, userId, bytes, files.length) : Promise.resolve()
    }
    await checkRoom(db, originals)
    const copied: { readonly original: FileRow; readonly storedName: string }[] = []
    const discard = async () => {
      for (const { storedName } of copied) await storage.delete(storedName)
    }
    try {
      for (const original of originals) {
        const bytes = await storage.find(original.storedName)
        if (!bytes) continue
        const storedName = newStoredName(original.extension)
        copied.push({ original, storedName })
        await storage.put(storedName, await buffer(bytes.stream()))
      }
    } catch (error) {
      await discard()
      throw error
    }
    return {
      addresses: new Map(
        copied.map(({ original, storedName }) => [original.storedName, `${PATH_PREFIX}${storedName}`]),
      ),
      async adopt(tx) {
        const files = filesRepository(tx)
        await files.lockOwner(userId)
        await checkRoom(
          tx,
          copied.map(({ original }) => original),
        )
        for (const { original, storedName } of copied) {
          const { name, extension, bytes, width, height } = original
          await files.insert({ userId, storedName, name, extension, bytes, width, height })
        }
      },
      discard,
    }
  }
}
