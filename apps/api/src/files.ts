import type { Config } from './config.ts'
import { moveFiles } from './modules/files/move-files.ts'
import { CommandProblem } from './platform/command-problem.ts'
import { folderIn, openStorage } from './platform/file-storage/open-storage.ts'
import { withDatabase } from './process/command-database.ts'
import { runCommand } from './process/operator-command.ts'

const USAGE = `npm run files -- move         copies the pictures of DATA_DIR to STORAGE_URL, and reads each again there
npm run files -- move --back  copies them from STORAGE_URL to DATA_DIR`
const PRINT_EVERY = 100

await runCommand(() => prepare(process.argv.slice(2)))

function prepare([command, flag, ...rest]: readonly string[]): (config: Config) => Promise<string> {
  const isBack = flag === '--back'
  if (command !== 'move' || (flag !== undefined && !isBack) || rest.length > 0) throw new CommandProblem(USAGE)
  return async (config) => {
    if (config.s3 === null) throw new CommandProblem('STORAGE_URL names no bucket (docs/configuration.md).')
    const folder = folderIn(config.dataFolder)
    const bucket = openStorage(config, console.error)
    const places = isBack ? { from: bucket, to: folder } : { from: folder, to: bucket }
    const { copied, present, missing } = await withDatabase(config, (db) =>
      moveFiles(db, places, (done) => {
        if (done % PRINT_EVERY === 0) process.stdout.write(`${done} pictures\n`)
      }),
    )
    const lines = [`Copied: ${copied}. There already: ${present}. Nothing was deleted.`]
    if (missing.length > 0) lines.push(`In neither place: ${missing.length}, such as ${missing[0]}.`)
    return lines.join('\n')
  }
}
