import fastify from 'fastify'
import postgres from 'postgres'
import type { Statement } from '../load/statements.ts'
import type { Answer } from './load.ts'

/** What a bare server does for one address: statements, then these bytes. */
export interface BareRoute {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  /** Beside each other for `GET`, else one after another in a transaction. */
  readonly statements: readonly Statement[]
  readonly headers: Answer['headers']
  /** Base64. */
  readonly body: string
}

export interface BareOrder {
  /** The folder of PostgreSQL's socket; null where there are no statements. */
  readonly host: string | null
  readonly routes: readonly BareRoute[]
}

process.once('message', async ({ host, routes }: BareOrder) => {
  const sql = host === null ? null : connect(host)
  const app = fastify()
  for (const { method, path, statements, headers, body } of routes) {
    const bytes = Buffer.from(body, 'base64')
    app.route({
      method,
      url: path,
      async handler(_, reply) {
        if (sql && method === 'GET') await Promise.all(statements.map((statement) => run(sql, statement)))
        else if (sql) {
          await sql.begin(async (tx) => {
            for (const statement of statements) await run(tx, statement)
          })
        }
        return reply.headers(headers).send(bytes)
      },
    })
  }
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
})

function connect(host: string): postgres.Sql {
  const sql = postgres({
    host,
    port: 5432,
    user: 'app',
    database: 'postgres',
    max: 10,
    onnotice: () => {},
    fetch_types: false,
  })
  // Parameters are in PostgreSQL's text form already.
  const { serializers } = sql.options
  for (const type of Object.keys(serializers)) serializers[Number(type)] = (value: unknown) => value
  return sql
}

const run = (sql: postgres.Sql | postgres.TransactionSql, { text, parameters }: Statement) =>
  sql.unsafe(text, [...parameters], { prepare: true })
