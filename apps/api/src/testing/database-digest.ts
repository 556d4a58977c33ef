import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'

/** Counters of requests do not count as changes. */
const LEFT_OUT = new Set(['throttles'])

/** The whole content of the database, to detect changes. */
export async function databaseDigest(db: Database): Promise<Readonly<Record<string, string>>> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    if (LEFT_OUT.has(name)) continue
    const [row] = await db.execute<{ digest: string | null }>(
      sql`select md5(string_agg(t::text, '' order by t::text)) as digest from ${sql.identifier(name)} t`,
    )
    digests[name] = row?.digest ?? ''
  }
  return digests
}
