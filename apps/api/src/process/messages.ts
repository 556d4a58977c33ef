import type { Config } from '../config.ts'
import { describeElevation } from '../platform/elevation/describe-elevation.ts'
import { describeRouting } from '../platform/routing/describe-routing.ts'
import { describeBasemaps } from './describe-basemaps.ts'

export interface DemoLogIn {
  readonly email: string
  readonly password: string
}

/** What a person who starts the product needs to know. */
export function startedMessage(config: Config, outboxFolder: string | null, demoLogIns: readonly DemoLogIn[]): string {
  const { publicUrl, routing } = config
  const lines = ['', `  Mishiori 道しおり   ${publicUrl}`, '']
  if (outboxFolder !== null) lines.push(`  Mail       kept in ${outboxFolder}, read it at ${publicUrl}/outbox`)
  else lines.push('  Mail       sent through SMTP_URL')
  lines.push(
    `  Data       ${config.databaseUrl === null ? config.dataFolder : `DATABASE_URL and ${config.dataFolder}`}`,
  )
  if (config.redisUrl !== null) lines.push('  Limits     counted for all processes in REDIS_URL')
  lines.push(`  Maps       ${describeBasemaps(config.basemaps)}`)
  lines.push(`  Roads      ${describeRouting(routing)}`)
  lines.push(`  Elevations ${describeElevation(config.elevation)}`)
  demoLogIns.forEach(({ email, password }, index) => {
    lines.push(`  ${index === 0 ? 'Demo log-in' : '           '}${index === 0 ? ' ' : '  '}${email}  ${password}`)
  })
  lines.push('', '  Stop with Ctrl-C.', '')
  return lines.join('\n')
}

/** Turns a failed start into what to do about it; everything else stays as it is. */
export function explainStartFailure(error: unknown, { port, dataFolder }: Pick<Config, 'port' | 'dataFolder'>): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop it, or choose another one: PORT=${port + 1} npm start`
    case 'EACCES':
      return `This user may not use port ${port} or the folder ${dataFolder}. Choose others with PORT and DATA_DIR.`
    case 'ENOSPC':
    case '53100':
      return `No space is left on the disk of ${dataFolder}. Nothing is lost: free some space and start again.`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'CONNECT_TIMEOUT':
      return 'The database of DATABASE_URL does not answer. Check the address and that the server runs.'
    case '28P01':
    case '28000':
      return 'The database of DATABASE_URL refuses this user or password.'
    case '3D000':
      return 'The database named in DATABASE_URL does not exist. Create it first.'
    default:
      return error instanceof Error
        ? error.name === 'Error' && !code
          ? error.message
          : (error.stack ?? error.message)
        : String(error)
  }
}
