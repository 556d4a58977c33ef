import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type postgres from 'postgres'

/** A statement as PostgreSQL executed it, its parameters in PostgreSQL's text form. */
export interface Statement {
  readonly text: string
  readonly parameters: readonly (string | null)[]
}

const EXECUTED = /duration: [\d.]+ ms {2}execute [^:]+: (.*)$/s
const PARAMETERS = /DETAIL: {2}parameters: (.*)$/is

/** What the embedded database executes while this work is done, in the order in which it ends. */
export async function statementsDuring(
  sql: postgres.Sql,
  dataFolder: string,
  work: () => Promise<unknown>,
): Promise<readonly Statement[]> {
  const log = openSync(join(dataFolder, 'postgres', 'server.log'), 'r')
  await switchLog(sql, true)
  const from = fstatSync(log).size
  await work()
  const added = Buffer.alloc(fstatSync(log).size - from)
  readSync(log, added, 0, added.length, from)
  closeSync(log)
  await switchLog(sql, false)
  return parseLog(added.toString('utf8'))
}

async function switchLog(sql: postgres.Sql, isOn: boolean): Promise<void> {
  const value = isOn ? "log_min_duration_statement = '0'" : 'log_min_duration_statement = default'
  await sql.unsafe(`alter system set ${value}`)
  await sql`select pg_reload_conf()`
  await sql`select pg_sleep(0.2)` // until every session has read it
}

export function parseLog(log: string): readonly Statement[] {
  // Further lines of an entry begin with a tab.
  const entries = log.split(/\n(?!\t)/).map((entry) => entry.replaceAll('\n\t', '\n'))
  return entries.flatMap((entry, index) => {
    const [, text] = EXECUTED.exec(entry) ?? []
    if (text === undefined) return []
    const [, given = ''] = PARAMETERS.exec(entries[index + 1] ?? '') ?? []
    return [{ text, parameters: parseParameters(given) }]
  })
}

/** `$1 = 'it''s', $2 = NULL`. */
const parseParameters = (given: string) =>
  [...given.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(([, value]) => value?.replaceAll("''", "'") ?? null)
