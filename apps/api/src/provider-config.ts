import { createPrivateKey } from 'node:crypto'
import type { ConfigReader } from './config-reader.ts'
import { knownProviders, STRAVA_URL } from './modules/accounts/providers/known-providers.ts'
import type { ProviderSettings } from './modules/accounts/providers/provider-settings.ts'
import type { StravaApp } from './modules/strava/strava-client.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Each is offered when its variables are set, in this order. One that is half set is refused. */
export function readProviders(read: ConfigReader): readonly ProviderSettings[] {
  return [
    withSecret(read, 'GOOGLE', knownProviders.google),
    readApple(read),
    withSecret(read, 'LINE', knownProviders.line),
    withSecret(read, 'X', knownProviders.x),
    withSecret(read, 'FACEBOOK', knownProviders.facebook),
    withSecret(read, 'STRAVA', (own) => knownProviders.strava({ ...own, url: readStravaUrl(read) })),
    readOidc(read),
  ].filter((provider) => provider !== null)
}

/** The values of all these variables; null when none is set, or some are missing, which is refused. */
function readAll<const Name extends string>(
  read: ConfigReader,
  names: readonly Name[],
): Readonly<Record<Name, string>> | null {
  const values = names.map((name) => [name, read.text(name)] as const)
  const missing = values.filter(([, value]) => value === null).map(([name]) => name)
  if (missing.length === names.length) return null
  for (const name of missing) {
    const others = names.filter((other) => other !== name).join(', ')
    read.reject(name, `is not set, but belongs to ${others}`)
  }
  if (missing.length > 0) return null
  return Object.fromEntries(values) as Readonly<Record<Name, string>> // none is missing
}

function withSecret(
  read: ConfigReader,
  prefix: string,
  make: (own: { readonly clientId: string; readonly secret: string }) => ProviderSettings,
): ProviderSettings | null {
  const [id, secret] = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`] as const
  const values = readAll(read, [id, secret])
  return values && make({ clientId: values[id] ?? '', secret: values[secret] ?? '' })
}

/** What its activities are imported with: the app that people log in through. */
export function readStravaApp(read: ConfigReader): StravaApp | null {
  const [clientId, secret] = [read.text('STRAVA_CLIENT_ID'), read.text('STRAVA_CLIENT_SECRET')]
  return clientId !== null && secret !== null ? { clientId, secret, baseUrl: readStravaUrl(read) } : null
}

/** Of a stand-in, for tests; tokens travel there. */
function readStravaUrl(read: ConfigReader): string {
  const url = read.url('STRAVA_URL', ['https', 'http']) ?? STRAVA_URL
  refuseOpenHttp(read, 'STRAVA_URL', url)
  return url.replace(/\/+$/, '')
}

function refuseOpenHttp(read: ConfigReader, name: string, url: string): void {
  const { protocol, hostname } = new URL(url)
  if (protocol === 'http:' && !LOOPBACK.has(hostname)) {
    read.reject(name, 'must be reached by https, unless it runs on this machine')
  }
}

function readApple(read: ConfigReader): ProviderSettings | null {
  const values = readAll(read, ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'])
  if (!values) return null
  // Where a variable cannot hold lines, they are written as \n.
  const privateKey = values.APPLE_PRIVATE_KEY.replaceAll('\\n', '\n')
  if (!isEllipticKey(privateKey)) read.reject('APPLE_PRIVATE_KEY', 'is no private key as Apple hands it out (.p8)')
  const key = { teamId: values.APPLE_TEAM_ID, keyId: values.APPLE_KEY_ID, privateKey }
  return knownProviders.apple({ clientId: values.APPLE_CLIENT_ID, secret: key })
}

function isEllipticKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

function readOidc(read: ConfigReader): ProviderSettings | null {
  const values = readAll(read, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'])
  if (!values) return null
  const issuer = read.url('OIDC_ISSUER', ['https', 'http'])
  if (issuer === null) return null
  refuseOpenHttp(read, 'OIDC_ISSUER', issuer)
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret, OIDC_NAME: label } = values
  return knownProviders.oidc({ issuer, clientId, secret, label })
}
