import { parseRestoreCommand } from './backup/restore-command.ts'
import { runCommand } from './process/operator-command.ts'

await runCommand(() => parseRestoreCommand(process.argv.slice(2)))
