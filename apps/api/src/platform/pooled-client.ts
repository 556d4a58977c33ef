import type postgres from 'postgres'
import type { SessionLimits } from './database-limits.ts'
import { deferredQuery } from './deferred-query.ts'

/**
 * A client of a pooler whose transactions are bounded otherwise than those of others: within the transaction, which is all
 * that a pooler keeps together. A statement by itself becomes one.
 */
export function limitTransactions(client: postgres.Sql, limits: SessionLimits): postgres.Sql {
  const set = Object.entries(limits)
    .map(([name, value]) => `set local ${name} = ${value}`)
    .join(';')
  const begin = <T>(work: (transaction: postgres.TransactionSql) => T | Promise<T>) =>
    client.begin(async (transaction) => {
      await transaction.unsafe(set)
      return await work(transaction)
    })
  const unsafe: postgres.Sql['unsafe'] = (text, parameters, options) =>
    deferredQuery((shape) => begin((transaction) => shape(transaction.unsafe(text, parameters, options))))
  return new Proxy(client, {
    get: (_, name) => (name === 'begin' ? begin : name === 'unsafe' ? unsafe : Reflect.get(client, name)),
  })
}
