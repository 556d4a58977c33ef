import { is, Param, Placeholder, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core'
import { drizzle, PostgresJsSession } from 'drizzle-orm/postgres-js'
import type { Database } from './database.ts'

type Values = Readonly<Record<string, unknown>>

interface Preparable<Answer extends PreparedQueryConfig> {
  prepare(name: string): PgPreparedQuery<Answer>
}

/** Puts statements together, and has no connection. */
const composer: Database = drizzle.mock()

/**
 * A statement that is put together once by Drizzle, and once on each connection by the server, not for each request: that costs
 * more than to run it. What differs are the values of its placeholders. It takes the connection to use, as repositories do.
 *
 * Several that are executed together in a transaction (`Promise.all`) are sent together, and run in their order. None may be
 * followed by another one that the rest do not wait for: that could come after the end of the transaction.
 */
export function statement<Answer extends PreparedQueryConfig>(describe: (db: Database) => Preparable<Answer>) {
  const compose = () => {
    const query = describe(composer).prepare('statement')
    return { query, parameters: query.getQuery().params.map(toParameter) }
  }
  let composed: ReturnType<typeof compose> | undefined
  return (db: Database, values: Values = {}): Promise<Answer['execute']> => {
    composed ??= compose()
    const { session } = db._
    if (!(session instanceof PostgresJsSession)) throw new Error('Statements know one driver only.')
    // Drizzle's belongs to one connection, and fills in no null.
    const query: PgPreparedQuery<Answer> = Object.create(composed.query, {
      client: { value: session.client },
      params: { value: composed.parameters.map((parameter) => parameter(values)) },
    })
    return query.execute()
  }
}

/** The value of a column, which each execution gives under this name. */
const given = (name: string, column: AnyPgColumn): SQL => sql`${sql.param(sql.placeholder(name), column)}`

type Columns<Name extends string> = Readonly<Record<Name, AnyPgColumn>>

/** Values of columns, which each execution gives under their names. */
export const allGiven = <Name extends string>(columns: Columns<Name>) => valuesOf(columns, given)

/** Of a row that was to be inserted and is there already: the values that were given for it. */
export const allExcluded = <Name extends string>(columns: Columns<Name>) =>
  valuesOf(columns, (_, column) => sql`excluded.${sql.identifier(column.name)}`)

function valuesOf<Name extends string>(
  columns: Columns<Name>,
  write: (name: string, column: AnyPgColumn) => SQL,
): Record<Name, SQL> {
  const entries = Object.entries<AnyPgColumn>(columns).map(([name, column]) => [name, write(name, column)])
  return Object.fromEntries(entries)
}

/** How a parameter gets its value. */
function toParameter(parameter: unknown): (values: Values) => unknown {
  if (is(parameter, Placeholder)) return (values) => namedIn(values, parameter.name)
  if (!is(parameter, Param) || !is(parameter.value, Placeholder)) return () => parameter
  const { encoder, value: placeholder } = parameter
  return (values) => {
    const value = namedIn(values, placeholder.name)
    return value === null ? null : encoder.mapToDriverValue(value)
  }
}

function namedIn(values: Values, name: string): unknown {
  const value = values[name]
  if (value === undefined) throw new Error(`The statement was not given "${name}".`)
  return value
}
