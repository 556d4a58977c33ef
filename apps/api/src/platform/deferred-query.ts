import type postgres from 'postgres'

type Query = postgres.PendingQuery<postgres.Row[]>
/** Has a query answer as whoever asked wants it. */
export type Shape = (query: Query) => Query

/**
 * Stands for a query of the driver that is made in a moment: whoever asked has said by then, in the same turn, whether the rows are to
 * be objects or lists, which is all that Drizzle asks for.
 */
export function deferredQuery<Q>(run: (shape: Shape) => Promise<unknown>): Q {
  let shape: Shape = (query) => query
  const answer = Promise.resolve().then(() => run(shape))
  const query = Object.assign(answer, {
    values() {
      shape = (asked) => asked.values() as never
      return answer
    },
  })
  return query as never // one of the driver can do more
}
