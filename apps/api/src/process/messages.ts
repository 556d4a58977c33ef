import { GSI_ORIGIN } from '@repo/basemap'
import type { BasemapSettings, ConfiguredBasemap } from '../basemap-settings.ts'
import type { Config } from '../config.ts'
import type { OverlaySettings } from '../overlay-settings.ts'
import type { ElevationSourceSettings } from '../platform/elevation/elevation-settings.ts'
import { withoutParameters } from '../platform/reason-of.ts'
import { engineFolder } from '../platform/routing/embedded/build-tiles.ts'
import { readCurrentSet } from '../platform/routing/regions/tile-set.ts'
import type { RoutingSettings } from '../platform/routing/start-routing.ts'

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
  if (config.overlays.offered.length > 0) lines.push(`  Overlays   ${describeOverlays(config.overlays)}`)
  lines.push(`  Roads      ${describeRouting(routing)}`)
  lines.push(`  Elevations ${describeElevation(config.elevation)}`)
  if (config.stravaApp === null) {
    lines.push(
      '  Strava     not connected. To import from it set STRAVA_CLIENT_ID and STRAVA_CLIENT_SECRET (docs/operating.md)',
    )
  }
  demoLogIns.forEach(({ email, password }, index) => {
    lines.push(`  ${index === 0 ? 'Demo log-in' : '           '}${index === 0 ? ' ' : '  '}${email}  ${password}`)
  })
  lines.push('', '  Stop with Ctrl-C.', '')
  return lines.join('\n')
}

/** Turns a failed start into instructions; other text is unchanged. */
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
          : withoutParameters(error.stack ?? error.message)
        : String(error)
  }
}

/** Where elevations are looked up, for the person who starts the product. */
function describeElevation(sources: readonly ElevationSourceSettings[]): string {
  if (sources.length === 0) return 'those of files alone. For others set ELEVATION (docs/elevation.md)'
  return [...new Set(sources.map((source) => (source.kind === 'tiles' ? source.credit.name : 'Valhalla')))].join(', ')
}

/** Where ways are found, for the person who starts the product. */
function describeRouting({ routingUrl, regionsFolder }: Pick<RoutingSettings, 'routingUrl' | 'regionsFolder'>): string {
  if (routingUrl !== null) return `asked of ${new URL(routingUrl).host}`
  if (engineFolder() === null) return 'none: this platform has no embedded engine, set ROUTING_URL'
  const names = (readCurrentSet(regionsFolder)?.regions ?? []).map(({ name }) => name)
  if (names.length > 0) return names.join(', ')
  return 'an invented town at 36.24, 137.97. Add your area: npm run region -- add NAME (docs/regions.md)'
}

/** The basemaps that readers get and the servers that their browsers contact, for the operator. */
function describeBasemaps({ offered }: BasemapSettings): string {
  const [first, ...others] = offered
  if (first === undefined || first.name === 'embedded') {
    return 'the embedded one, without streets outside of the regions. For others set BASEMAPS (docs/basemap.md)'
  }
  const host = hostOf(first)
  const basemapHosts = host === null ? 'served from here' : `browsers ask ${host}`
  const choice = others.length > 0 ? `; to choose: ${others.map(({ name }) => name).join(', ')}` : ''
  return `${first.name}, ${basemapHosts}${choice}. BASEMAPS changes that (docs/basemap.md)`
}

function describeOverlays({ offered }: OverlaySettings): string {
  const names = offered.map(({ id, hosts }) => `${id} (${hosts.join(', ')})`)
  return `${names.join(', ')}: asked once a reader shows them`
}

function hostOf({ name, styleUrl }: ConfiguredBasemap): string | null {
  const url = name.startsWith('gsi-') ? GSI_ORIGIN : styleUrl
  return url !== null && URL.canParse(url) ? new URL(url).host : null
}
