import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Paths of the programs of which a cluster consists, beside the product. */
export interface Programs {
  readonly haproxy: string
  readonly pgbouncer: string
  readonly redis: string
  /** The folder with `postgres`, `initdb` and `pg_basebackup`. */
  readonly postgres: string
}

/** Names of Debian's packages. */
export interface MissingPackages {
  readonly missing: readonly string[]
}

const LEAST_POSTGRES = 15
/** Where Debian keeps each version of PostgreSQL. */
const POSTGRES_VERSIONS = '/usr/lib/postgresql'
/** Debian's servers are here, which the path of somebody who is not root leaves out. */
const SERVER_FOLDERS = ['/usr/sbin', '/sbin']

/** The programs of this machine, or the packages that it lacks. */
export function findPrograms(
  path = process.env.PATH ?? '',
  postgresVersions = POSTGRES_VERSIONS,
): Programs | MissingPackages {
  const folders = [...path.split(delimiter), ...SERVER_FOLDERS]
  const find = (name: string) => folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
  const found = {
    haproxy: find('haproxy'),
    pgbouncer: find('pgbouncer'),
    redis: find('redis-server'),
    postgres: newestPostgres(postgresVersions),
  }
  const { haproxy, pgbouncer, redis, postgres } = found
  if (haproxy && pgbouncer && redis && postgres) return { haproxy, pgbouncer, redis, postgres }
  const packages = { haproxy: 'haproxy', pgbouncer: 'pgbouncer', redis: 'redis-server', postgres: 'postgresql' }
  return { missing: Object.entries(packages).flatMap(([name, one]) => (found[name as keyof Programs] ? [] : [one])) }
}

function newestPostgres(folder: string): string | undefined {
  const versions = existsSync(folder) ? readdirSync(folder).map(Number) : []
  const usable = versions.filter((version) => version >= LEAST_POSTGRES).sort((one, other) => other - one)
  return usable
    .map((version) => join(folder, String(version), 'bin'))
    .find((bin) => ['postgres', 'pg_basebackup'].every((name) => existsSync(join(bin, name))))
}

/** What to tell whoever wants to install them. */
export const installAdvice = ({ missing }: MissingPackages): string =>
  `These programs are missing. On Debian:\n\n  apt-get update && apt-get install --no-install-recommends ${missing.join(' ')}\n
Debian starts them by itself; a cluster needs none of those: systemctl disable --now ${missing.join(' ')}`
