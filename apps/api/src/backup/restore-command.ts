import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import { CommandProblem, readCommandLine } from '../platform/command-problem.ts'
import { openStorage } from '../platform/file-storage/open-storage.ts'
import { withTarget } from '../process/command-database.ts'
import { prepareDataFolder } from '../process/data-folder.ts'
import { describeContents } from './describe-backup.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'

const USAGE = `npm run restore -- FILE          restores a backup into an empty DATA_DIR, and an empty database
npm run restore -- FILE --check  reads it to its end and compares it with its sums, and changes nothing
  BACKUP_KEY   opens an encrypted one: its passphrase, or its AGE-SECRET-KEY-1…`

/**
 * @returns what to do, which gives what to print
 * @throws {CommandProblem}
 */
export function parseRestoreCommand(args: readonly string[]): (config: Config) => Promise<string> {
  const { file, checksOnly } = parse(args)
  return async (config) => {
    if (checksOnly) {
      const { takenAt, sums } = await checkBackup(file, config.backupKey, config.migrationsFolder)
      return `The backup is whole. It was taken at ${takenAt}.\n${describeContents(sums)}`
    }
    prepareDataFolder(config.dataFolder)
    const into = {
      storage: openStorage(config, console.error),
      secretFile: join(config.dataFolder, 'secret'),
      migrationsFolder: config.migrationsFolder,
    }
    const { takenAt, sums } = await withTarget(
      config,
      (target) => restoreBackup({ ...into, target }, file, config.backupKey),
      { makes: true },
    )
    return `Restored from ${takenAt}. Start the product.\n${describeContents(sums)}`
  }
}

function parse(args: readonly string[]): { file: string; checksOnly: boolean } {
  const options = { check: { type: 'boolean', default: false } } as const
  const { values, positionals } = readCommandLine(
    () => parseArgs({ args: [...args], options, allowPositionals: true }),
    USAGE,
  )
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0) throw new CommandProblem(USAGE)
  if (!existsSync(file)) throw new CommandProblem(`There is no ${file}.`)
  return { file: resolve(file), checksOnly: values.check }
}
