import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findPrograms, installAdvice } from './programs.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mishiori-programs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function install(path: string, ...names: readonly string[]): string {
  const bin = join(folder, path)
  mkdirSync(bin, { recursive: true })
  for (const name of names) writeFileSync(join(bin, name), '')
  return bin
}

it('finds programs on the path, and the newest PostgreSQL of those that are new enough', () => {
  const bin = install('bin', 'haproxy', 'pgbouncer', 'redis-server')
  for (const version of ['9', '14', '15', '16']) install(`postgresql/${version}/bin`, 'postgres', 'pg_basebackup')
  install('postgresql/17/bin', 'psql') // the client alone
  expect(findPrograms(bin, join(folder, 'postgresql'))).toEqual({
    haproxy: join(bin, 'haproxy'),
    pgbouncer: join(bin, 'pgbouncer'),
    redis: join(bin, 'redis-server'),
    postgres: join(folder, 'postgresql/16/bin'),
  })
})

it('names the package of a PostgreSQL that is too old', () => {
  const bin = install('bin', 'haproxy', 'pgbouncer', 'redis-server')
  install('postgresql/14/bin', 'postgres', 'pg_basebackup')
  expect(findPrograms(bin, join(folder, 'postgresql'))).toEqual({ missing: ['postgresql'] })
})

it('says how to install what is missing', () => {
  expect(installAdvice({ missing: ['haproxy', 'redis-server'] })).toContain(
    'apt-get install --no-install-recommends haproxy redis-server',
  )
})
