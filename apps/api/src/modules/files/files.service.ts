import { type FileList, type FileUses, fileTag, PRODUCT_LIMITS, type StoredFile, tidyLine } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { FileStorage } from '../../platform/file-storage/file-storage.ts'
import type { PageInvalidation } from '../../platform/page-invalidation.ts'
import { createWorkQueue } from '../../platform/work-queue.ts'
import { fileUsesRepository } from './file-uses.repository.ts'
import { type FileRow, filesRepository } from './files.repository.ts'
import { normalizePicture } from './normalize-picture.ts'
import { createPictureCopies, newStoredName, PATH_PREFIX } from './picture-copies.ts'

export interface Upload {
  /** Its bytes, which are in memory only while they are decoded. */
  readonly read: () => Promise<Uint8Array>
  /** What its owner calls it. */
  readonly fileName: string
}

/** Runs in the transaction of an upload, with the answer it will give. */
export type Finish = (transaction: Database, file: StoredFile) => Promise<void>

/** Decoding takes about four bytes a pixel: a few at a time bound the memory. */
const DECODING = { atWork: 2, maxWaiting: 50 } as const

interface FilesDependencies {
  readonly db: Database
  readonly pages: PageInvalidation
  readonly storage: FileStorage
}

export function createFilesService({ db, pages, storage }: FilesDependencies) {
  const decode = createWorkQueue(DECODING)

  const checkQuota = async (tx: Database, userId: number, moreBytes: number, moreFiles = 1) => {
    const { files, bytes } = await filesRepository(tx).usageOf(userId)
    const max = PRODUCT_LIMITS.filesPerUser
    if (files + moreFiles > max || bytes + moreBytes > PRODUCT_LIMITS.fileBytesPerUser)
      throw new AppError('file.quota_reached', { max })
  }

  const findFile = async (userId: number, id: number): Promise<FileRow> => {
    const row = await filesRepository(db).find(userId, id)
    if (!row) throw new AppError('file.not_found')
    return row
  }

  /** The bytes first: what an interrupted run leaves is still known. */
  const remove = async ({ id, storedName }: Pick<FileRow, 'id' | 'storedName'>) => {
    await storage.delete(storedName)
    await pages.transaction(async (tx, changed) => {
      await filesRepository(tx).delete(id)
      changed(fileTag(storedName))
    })
  }

  return {
    storage,
    /** @throws {AppError} `file.quota_reached` when the owner may not store anything more. */
    checkRoom: (userId: number) => checkQuota(db, userId, 0),
    /** @throws {AppError} `file.unsupported_type`, `file.unreadable`, `file.quota_reached`. */
    async uploadPicture(userId: number, upload: Upload, finish: Finish = async () => {}): Promise<StoredFile> {
      const { bytes, ...picture } = await decode(async () => normalizePicture(await upload.read()))
      const storedName = newStoredName(picture.extension)
      try {
        await storage.put(storedName, bytes) // before the transaction, which holds a connection and the owner's row
        return await db.transaction(async (tx) => {
          const files = filesRepository(tx)
          await files.lockOwner(userId)
          await checkQuota(tx, userId, bytes.length)
          const row = await files.insert({
            ...picture,
            userId,
            storedName,
            name: displayName(upload.fileName),
            bytes: bytes.length,
          })
          const file = toStoredFile(row)
          await finish(tx, file)
          return file
        })
      } catch (error) {
        await storage.delete(storedName)
        throw error
      }
    },
    copyPictures: createPictureCopies({ db, storage, checkQuota }),
    list: async (userId: number): Promise<StoredFile[]> => (await filesRepository(db).list(userId)).map(toStoredFile),
    async listPage(userId: number, page: number): Promise<FileList> {
      const files = filesRepository(db)
      const limit = PRODUCT_LIMITS.filesPerPage
      const [rows, usage] = await Promise.all([
        files.listPage(userId, { limit, offset: (page - 1) * limit }),
        files.usageOf(userId),
      ])
      const data = rows.map((row) => ({
        ...toStoredFile(row),
        bytes: row.bytes,
        created_at: row.createdAt.toISOString(),
      }))
      return { data, total: usage.files, per_page: limit, current_page: page, total_bytes: usage.bytes }
    },
    /** @throws {AppError} `file.not_found`, both for missing files and for files of other users. */
    async usesOf(userId: number, id: number): Promise<FileUses> {
      const { url } = toStoredFile(await findFile(userId, id))
      const uses = fileUsesRepository(db)
      const [isAvatar, walkCount, routes, journeys] = await Promise.all([
        uses.isAvatar(userId, url),
        uses.countWalks(id),
        uses.listArticles(userId, url),
        uses.listJourneys(userId, url),
      ])
      return { is_avatar: isAvatar, walk_count: walkCount, routes, journeys }
    },
    /**
     * @throws {AppError} `file.not_found`, both for missing files and for files of other users.
     */
    async delete(userId: number, id: number): Promise<void> {
      const { storedName } = await findFile(userId, id)
      await remove({ id, storedName })
    },
    /** All of a user's. */
    async deleteAll(userId: number): Promise<void> {
      for (const file of await filesRepository(db).list(userId)) await remove(file)
    },
    /** Which of these names are those of files that this user stored. */
    async ownNames(userId: number, storedNames: readonly string[]): Promise<readonly string[]> {
      const rows = await filesRepository(db).listNamed(storedNames)
      return rows.filter((row) => row.userId === userId).map(({ storedName }) => storedName)
    },
    /** The file of this user that an address names; null when it names none. */
    async findOwn(tx: Database, userId: number, path: string): Promise<StoredFile | null> {
      if (!path.startsWith(PATH_PREFIX)) return null
      const row = await filesRepository(tx).findOwn(userId, path.slice(PATH_PREFIX.length))
      return row && toStoredFile(row)
    },
  }
}

export type FilesService = ReturnType<typeof createFilesService>

function toStoredFile({ id, storedName, name, extension, width, height }: FileRow): StoredFile {
  return { id, file_name: storedName, name, extension, url: `${PATH_PREFIX}${storedName}`, width, height }
}

/** A name to show: without folders and characters that are not text. */
function displayName(fileName: string): string {
  const base = fileName.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  return tidyLine(base.replace(/\p{Cc}/gu, ''))
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed()
}

const MAX_NAME_LENGTH = 255
