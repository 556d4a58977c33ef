import type postgres from 'postgres'

/**
 * Drizzle has every text parsed and planned anew. A prepared one keeps its plan for as long as the connection lives, and needs one
 * round trip in place of two. Reads are, and whatever else is put together once (`statement`): the texts of other changes differ
 * without end.
 */
export function prepareStatements(client: postgres.Sql): void {
  prepareStatementsOf(client)
  const { begin } = client
  // A transaction has a client of its own, of the same connection and what is prepared there.
  const beginPrepared = <T>(work: (transaction: postgres.TransactionSql) => T | Promise<T>) =>
    begin((transaction) => {
      prepareStatementsOf(transaction)
      return work(transaction)
    })
  Object.assign(client, { begin: beginPrepared })
}

function prepareStatementsOf(client: postgres.ISql): void {
  const send = client.unsafe
  const prepared = { prepare: true, simple: false } // the driver knows `simple`, its types do not
  client.unsafe = (text, parameters, options) =>
    send(text, parameters, options?.prepare || text.startsWith('select ') ? prepared : options)
}
