import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'

const FAILURES = 4
const REST_MS = 10_000

/** What a server did wrong, to be said after its name: "answered 503". */
export class ServerProblem extends Error {}

/** Asks a server, unless it is left alone. @throws what `ask` throws, or {@link ServerProblem} while it is. */
export type Circuit = <T>(signal: AbortSignal, ask: () => Promise<T>) => Promise<T>

/**
 * A circuit breaker: a server that failed several times on end is left alone for a while, so that nobody waits for what does not
 * come and it is not asked by everybody while it recovers. Then one request tries it.
 *
 * @param restMs milliseconds that it is left alone.
 */
export function createCircuit(restMs = REST_MS): Circuit {
  const left = new WeakSet<object>()
  // Whoever has gone says nothing of the server.
  const isOfServer = (error: unknown) => !(typeof error === 'object' && error !== null && left.has(error))
  const policy = circuitBreaker(handleWhen(isOfServer), {
    breaker: new ConsecutiveBreaker(FAILURES),
    halfOpenAfter: restMs,
  })
  return async (signal, ask) => {
    try {
      return await policy.execute(async () => {
        try {
          return await ask()
        } catch (error) {
          if (signal.aborted && typeof error === 'object' && error !== null) left.add(error)
          throw error
        }
      })
    } catch (error) {
      // Without a cause: logs name the innermost reason.
      if (error instanceof BrokenCircuitError)
        throw new ServerProblem('is left alone for a while after it failed several times')
      throw error
    }
  }
}
