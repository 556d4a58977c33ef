import { parseAnnouncementCommand } from './modules/notifications/announcements/announcement-command.ts'
import { runOperatorCommand } from './process/operator-command.ts'

await runOperatorCommand(() => parseAnnouncementCommand(process.argv.slice(2)))
