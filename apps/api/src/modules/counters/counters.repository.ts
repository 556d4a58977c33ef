import { getTableName, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { Counter } from './counters.ts'

/** A part of all rows, so that each hour looks at another one. */
export interface Slice {
  readonly part: number
  readonly parts: number
}

const MAX_DRIFTED = 1000

/** SQL that compares kept counts with what they count. */
export function countersRepository(db: Database) {
  return {
    /** Rows whose count looks wrong. Somebody may be about to commit both, so each is looked at again. */
    async findSuspects({ table, column, counted }: Counter, { part, parts }: Slice): Promise<number[]> {
      const rows = await db.execute<{ id: string }>(sql`
        select ${table.id} as id from ${table}
        where ${table.id} % ${parts}::int = ${part}::int and ${column} <> ${counted}
        order by ${table.id} limit ${MAX_DRIFTED}`)
      return rows.map(({ id }) => Number(id))
    },
    /** Holds a row until the transaction ends: every change of its count has to, too. */
    async lock({ table, column }: Counter, id: number): Promise<number | null> {
      const [row] = await db.execute<{ kept: number }>(
        sql`select ${column} as kept from ${table} where ${table.id} = ${id} for no key update`,
      )
      return row?.kept ?? null
    },
    async count({ table, counted }: Counter, id: number): Promise<number> {
      const [row] = await db.execute<{ counted: number }>(
        sql`select ${counted} as counted from ${table} where ${table.id} = ${id}`,
      )
      return row?.counted ?? 0
    },
    async store({ table, column }: Counter, id: number, count: number): Promise<void> {
      await db.execute(
        sql`update ${table} set ${sql.identifier(column.name)} = ${count} where ${sql.identifier('id')} = ${id}`,
      )
    },
  }
}

/** As people who look after the database know it. */
export const nameOf = ({ table, column }: Counter) => `${getTableName(table)}.${column.name}`
