import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * What the clock of the database shows. It dates all rows, and is one for all processes: what is compared with a row is compared
 * by it, as the clock of a process may be wrong.
 */
export async function databaseTime(db: Pick<Database, 'execute'>): Promise<Date> {
  const [row] = await db.execute<{ ms: number }>(sql`select (extract(epoch from now()) * 1000)::float8 as ms`)
  return new Date(row?.ms ?? Number.NaN)
}
