import { AsyncLocalStorage } from 'node:async_hooks'
import type postgres from 'postgres'
import { AppError } from './app-error.ts'
import { createPlaces, type Places } from './places-at-once.ts'
import { currentRequest } from './request-scope.ts'

/** What wants to begin a transaction, and what is done in it. */
export type TransactionTurns = <T>(transaction: () => Promise<T>) => Promise<T>

const RETRY_SECONDS = 3
/** A transaction within another one has its turn already. */
const withinTurn = new AsyncLocalStorage<true>()

/**
 * Lets transactions of requests wait for connections so that one lock, which all requests to one address may need, does not hold
 * all of them: those to one address get two fifths, all together four fifths. Statements by themselves get the rest.
 */
export function createTransactionTurns(connections: number, maxWaitMs: number): TransactionTurns {
  const perRoute = Math.ceil(connections * 0.4)
  const inAll = createPlaces(Math.max(1, Math.floor(connections * 0.8)))
  const routes = new Map<string, Places>()
  const placesOf = (route: string) => {
    const places = routes.get(route) ?? createPlaces(perRoute)
    routes.set(route, places)
    return places
  }
  return async (transaction) => {
    const request = currentRequest()
    if (!request || withinTurn.getStore()) return await transaction()
    const late = AbortSignal.timeout(maxWaitMs)
    try {
      const leaveRoute = await placesOf(request.route).enter(late)
      try {
        const leave = await inAll.enter(late)
        return await withinTurn.run(true, transaction).finally(leave)
      } finally {
        leaveRoute()
      }
    } catch (error) {
      if (error === late.reason && late.aborted) throw new AppError('server.busy', { seconds: RETRY_SECONDS })
      throw error
    }
  }
}

export function takeTurns(client: postgres.Sql, turns: TransactionTurns): void {
  const { begin } = client
  const beginInTurn = <T>(work: (transaction: postgres.TransactionSql) => T | Promise<T>) =>
    turns<unknown>(() => begin(work))
  Object.assign(client, { begin: beginInTurn })
}
