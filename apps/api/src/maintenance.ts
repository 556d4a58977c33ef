import { parseMaintenanceCommand } from './platform/instance-settings/maintenance.ts'
import { runOperatorCommand } from './process/operator-command.ts'

await runOperatorCommand(() => parseMaintenanceCommand(process.argv.slice(2)))
