import { parseBackupCommand } from './backup/backup-command.ts'
import { runCommand } from './process/operator-command.ts'

await runCommand(() => parseBackupCommand(process.argv.slice(2)))
