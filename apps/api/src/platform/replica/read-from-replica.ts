import type postgres from 'postgres'
import { deferredQuery, type Shape } from '../deferred-query.ts'
import { currentRequest } from '../request-scope.ts'
import type { Replica } from './replica.ts'

/** Reads of guests, by where they were read. */
export interface ReadCounts {
  replica: number
  primary: number
}

interface ReadOptions {
  readonly replica: Replica
  /** Connections to it. */
  readonly pool: postgres.Sql
  readonly counts: ReadCounts
}

/**
 * A client of the primary whose single reads, on behalf of a guest who reads what is public, are of the replica while that is
 * up to date. What fails there for whatever reason is asked of the primary.
 */
export function readFromReplica(primary: postgres.Sql, { replica, pool, counts }: ReadOptions): postgres.Sql {
  const unsafe: postgres.Sql['unsafe'] = (text, parameters, options) => {
    if (!currentRequest()?.isPublicReading || !text.startsWith('select '))
      return primary.unsafe(text, parameters, options)
    const fromPrimary = (shape: Shape) => {
      counts.primary++
      return shape(primary.unsafe(text, parameters, options))
    }
    return deferredQuery(async (shape) => {
      if (!replica.isUpToDate()) return await fromPrimary(shape)
      try {
        const rows = await shape(pool.unsafe(text, parameters, options))
        counts.replica++
        return rows
      } catch {
        return await fromPrimary(shape)
      }
    })
  }
  return new Proxy(primary, { get: (_, name) => (name === 'unsafe' ? unsafe : Reflect.get(primary, name)) })
}
