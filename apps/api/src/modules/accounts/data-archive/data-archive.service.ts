import type { Locale } from '@repo/contract'
import type { Database } from '../../../platform/database.ts'
import type { Throttle } from '../../../platform/throttle/throttle.ts'
import { textEntry, type ZipEntry, zipStream } from '../../../platform/zip/zip-stream.ts'
import type { FilesService } from '../../files/files.service.ts'
import { dataArchiveRules } from '../throttle-rules.ts'
import { ARCHIVE_README } from './archive-texts.ts'
import { dataArchiveRepository } from './data-archive.repository.ts'

/** Large data of a user: its files are created one after the other. */
interface ArchivePart {
  filesOf(userId: number): AsyncIterable<{ readonly name: string; readonly content: string }>
}

export interface DataArchiveDependencies {
  readonly db: Database
  readonly throttle: Throttle
  readonly files: FilesService
  readonly parts: readonly ArchivePart[]
  /** The other stored data of a person, by file name. */
  readonly records: Readonly<Record<string, (userId: number) => Promise<unknown>>>
}

interface Owner {
  readonly id: number
  readonly locale: Locale
}

/** The archive of all stored data of a person, for that person. */
export function createDataArchiveService({ db, throttle, files, parts, records }: DataArchiveDependencies) {
  const repository = dataArchiveRepository(db)

  async function* entries({ id, locale }: Owner): AsyncGenerator<ZipEntry> {
    yield textEntry('README.txt', ARCHIVE_README[locale])
    yield jsonEntry('account.json', {
      ...(await repository.findAccount(id)),
      pendingEmail: await repository.findPendingEmail(id),
      sessions: await repository.listSessions(id),
      linkedAccounts: await repository.listLinkedAccounts(id),
      passkeys: await repository.listPasskeys(id),
      accessTokens: await repository.listAccessTokens(id),
      showsYears: await repository.showsYears(id),
    })
    for (const part of parts) for await (const { name, content } of part.filesOf(id)) yield textEntry(name, content)
    for (const [name, read] of Object.entries(records)) yield jsonEntry(name, await read(id))
    const pictures = await files.list(id)
    yield jsonEntry('pictures.json', pictures)
    for (const { file_name } of pictures) {
      const stored = await files.storage.find(file_name)
      if (stored) yield { name: `pictures/${file_name}`, content: stored.stream(), isPacked: true }
    }
  }

  return {
    /** @returns a ZIP archive, made while it is read. @throws {AppError} `auth.throttled` */
    async open(owner: Owner): Promise<AsyncGenerator<Uint8Array>> {
      await throttle.hit(dataArchiveRules(owner.id))
      return zipStream(entries(owner))
    },
  }
}

export type DataArchiveService = ReturnType<typeof createDataArchiveService>

function jsonEntry(name: string, value: unknown): ZipEntry {
  return textEntry(name, JSON.stringify(value, null, 2))
}
