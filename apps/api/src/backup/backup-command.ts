import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import { AppError } from '../platform/app-error.ts'
import { CommandProblem, readCommandLine } from '../platform/command-problem.ts'
import { openStorage } from '../platform/file-storage/open-storage.ts'
import { withTarget } from '../process/command-database.ts'
import { ENCRYPTED_ENDING, PLAIN_ENDING } from './archive.ts'
import { describeContents, describeSize } from './describe-backup.ts'
import { instanceOf, type TakenBackup, takeBackup } from './take-backup.ts'

const USAGE = `npm run backup -- FOLDER [--keep NUMBER]  writes a backup of everything people made into the folder
  --keep NUMBER   afterwards deletes all but the newest NUMBER backups of this instance there
  BACKUP_KEY      encrypts it: a passphrase, or a key of age (age1…)`
const ARCHIVE_NAME = /^mishiori-(?:([0-9a-f]{8})-)?\d{8}T\d{6}Z\.tar\.gz(?:\.age)?$/
const UNFINISHED_NAME = /^\.mishiori-.*\.partial$/
/** The share of pictures without a file that interrupted deletions may leave. */
const MOST_MISSING = 0.01
/** A backup that was written to this long ago has been given up. */
const UNFINISHED_MS = 60 * 60 * 1000

/**
 * @returns what to do, which gives what to print
 * @throws {CommandProblem}
 */
export function parseBackupCommand(args: readonly string[]): (config: Config) => Promise<string> {
  const { folder, keep } = parse(args)
  return async (config) => {
    prepareFolder(folder)
    const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
    const unfinished = join(folder, `.mishiori-${time}-${randomUUID()}.partial`)
    const source = {
      storage: openStorage(config, console.error),
      secretFile: config.secret === null ? join(config.dataFolder, 'secret') : null,
      migrationsFolder: config.migrationsFolder,
    }
    try {
      const { instance, taken } = await withTarget(config, async (target) => ({
        instance: await instanceOf(target),
        taken: await takeBackup({ ...source, target }, unfinished, config.backupKey),
      }))
      const ending = config.backupKey === null ? PLAIN_ENDING : ENCRYPTED_ENDING
      const path = join(folder, `mishiori-${instance}-${time}${ending}`)
      renameSync(unfinished, path)
      return finish({ folder, instance, path, keep, config, taken })
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null
      rmSync(unfinished, { force: true })
      throw explain(error, { code, folder, secretFile: source.secretFile })
    }
  }
}

interface Finished {
  readonly folder: string
  readonly instance: string
  readonly path: string
  readonly keep: number | null
  readonly config: Config
  readonly taken: TakenBackup
}

/** @throws {CommandProblem} when so many pictures are missing that something is wrong; then no older backup goes. */
function finish({ folder, instance, path, keep, config, taken: { sums, leftOut } }: Finished): string {
  const lines = [`${path}  ${describeSize(statSync(path).size)}`, describeContents(sums)]
  if (leftOut.length > 0) lines.push(`Left out, as not the product's: ${leftOut.join(', ')}.`)
  if (config.backupKey === null)
    lines.push('It is not encrypted: whoever has it can read everything. BACKUP_KEY encrypts.')
  if (config.secret !== null) lines.push('SECRET is not in it. Keep it with your configuration.')
  if (sums.missing.length > MOST_MISSING * (sums.files.count + sums.missing.length)) {
    lines.push('So many pictures are missing that DATA_DIR or STORAGE_URL may be wrong. No older backup was deleted.')
    throw new CommandProblem(lines.join('\n'))
  }
  const { deleted, unnamed } = keep === null ? NOTHING : deleteOld(folder, { instance, keep })
  if (deleted > 0) lines.push(`Older backups deleted: ${deleted}.`)
  if (unnamed > 0) lines.push(`Of an earlier version, which named no instance, and left for you to delete: ${unnamed}.`)
  return lines.join('\n')
}

interface Circumstances {
  readonly code: unknown
  readonly folder: string
  readonly secretFile: string | null
}

function explain(error: unknown, { code, folder, secretFile }: Circumstances): unknown {
  if (error instanceof AppError) return new CommandProblem('The pictures could not be read. No backup was written.')
  if (code === 'ENOSPC') return new CommandProblem(`No space is left in ${folder}. No backup was written.`)
  if (error instanceof Error && 'path' in error && error.path === secretFile)
    return new CommandProblem(`${secretFile} cannot be read (${code}). No backup was written.`)
  return error
}

function parse(args: readonly string[]): { folder: string; keep: number | null } {
  const options = { keep: { type: 'string' } } as const
  const { values, positionals } = readCommandLine(
    () => parseArgs({ args: [...args], options, allowPositionals: true }),
    USAGE,
  )
  const [folder, ...rest] = positionals
  if (folder === undefined || rest.length > 0) throw new CommandProblem(USAGE)
  if (values.keep === undefined) return { folder: resolve(folder), keep: null }
  if (!/^[1-9]\d{0,5}$/.test(values.keep)) throw new CommandProblem(`--keep needs a number from 1.\n${USAGE}`)
  return { folder: resolve(folder), keep: Number(values.keep) }
}

function prepareFolder(folder: string): void {
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new CommandProblem(`${folder} is no folder.`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new CommandProblem(`${folder} cannot be made: ${error instanceof Error ? error.message : String(error)}`)
  }
  for (const name of readdirSync(folder).filter((one) => UNFINISHED_NAME.test(one))) {
    const path = join(folder, name)
    if (Date.now() - statSync(path).mtimeMs > UNFINISHED_MS) rmSync(path, { force: true })
  }
}

const NOTHING = { deleted: 0, unnamed: 0 }

/** Those of other instances stay. @returns how many were deleted, and how many are nobody knows whose. */
function deleteOld(folder: string, { instance, keep }: { instance: string; keep: number }): typeof NOTHING {
  const found = readdirSync(folder).map((name) => ARCHIVE_NAME.exec(name) ?? [])
  const own = found.flatMap(([name, of]) => (name !== undefined && of === instance ? [name] : []))
  const old = own.sort().reverse().slice(keep) // the names sort by time
  for (const name of old) rmSync(join(folder, name))
  return { deleted: old.length, unnamed: found.filter(([name, of]) => name !== undefined && of === undefined).length }
}
