import { readMigrationFiles } from 'drizzle-orm/migrator'
import type postgres from 'postgres'
import { CommandProblem } from '../platform/command-problem.ts'
import { knownTables } from './known-schema.ts'

/** Why a backup is not restored here, for the operator. */
export class RestoreRefused extends CommandProblem {}

const ELSEWHERE = 'Restore into a new one: another DATA_DIR, or another database in DATABASE_URL.'

/**
 * Makes sure that nobody's work is in the database. What a restore that did not come to its end has left, or a product
 * that nobody used, goes.
 *
 * @throws {RestoreRefused}
 */
export async function emptyDatabase(sql: postgres.Sql, migrationsFolder: string): Promise<void> {
  const others = await sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name in ('mishiori', 'mishiori jobs') limit 1`
  if (others.length > 0) throw new RestoreRefused('The product runs on this database. Stop it first.')
  const found = await listTables(sql)
  if (found.length === 0) return
  if (!(await isOfProduct(sql, found, migrationsFolder))) {
    const names = found.slice(0, 3).map(({ schema, name }) => `${schema}.${name}`)
    throw new RestoreRefused(`The database has tables of another program, such as ${names.join(', ')}. ${ELSEWHERE}`)
  }
  const hasUsers = found.some(({ schema, name }) => schema === 'public' && name === 'users')
  const [person] = hasUsers ? await sql`select 1 from users limit 1` : []
  if (person) throw new RestoreRefused(`The database is not empty. ${ELSEWHERE}`)
  await sql.begin(async (transaction) => {
    await transaction`drop schema if exists pgboss, drizzle cascade`
    // Not the schema `public`, which may be another's. Functions first: those that take a row of a table go with it.
    await transaction`do $$ declare statement text; begin
      for statement in
        select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
          where pronamespace = 'public'::regnamespace and pg_has_role(proowner, 'usage')
            and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        union all
        select format('drop table if exists public.%I cascade', relname) from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      loop execute statement; end loop; end $$`
  })
}

interface FoundTable {
  readonly schema: string
  readonly name: string
}

/** All that somebody may have made, in any schema, without what belongs to extensions. */
async function listTables(sql: postgres.Sql): Promise<FoundTable[]> {
  return await sql<FoundTable[]>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1, 2`
}

async function isOfProduct(
  sql: postgres.Sql,
  found: readonly FoundTable[],
  migrationsFolder: string,
): Promise<boolean> {
  const hasJournal = found.some(({ schema, name }) => schema === 'drizzle' && name === '__drizzle_migrations')
  if (!hasJournal) return false
  const [known] = readMigrationFiles({ migrationsFolder })
  const [first] = await sql<{ hash: string }[]>`
    select hash from drizzle.__drizzle_migrations order by created_at limit 1`
  if (first && first.hash !== known?.hash) return false
  const all = readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis: when }) => ({ hash, when }))
  const ours = knownTables(all, migrationsFolder)
  return found.every(
    ({ schema, name }) => schema === 'drizzle' || schema === 'pgboss' || (schema === 'public' && ours.has(name)),
  )
}
