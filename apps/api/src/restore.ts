import { UnreadableArchive } from './backup/archive.ts'
import { RestoreRefused } from './backup/empty-database.ts'
import { parseRestoreCommand, RestoreUsage } from './backup/restore-command.ts'
import { runCommand } from './process/operator-command.ts'

await runCommand(() => parseRestoreCommand(process.argv.slice(2)), [RestoreUsage, RestoreRefused, UnreadableArchive])
