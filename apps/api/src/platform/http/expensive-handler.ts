import type { Endpoint } from '@repo/contract'
import type { Counting } from '../counting/counting.ts'
import { abortOnDisconnect } from './connections/abort-on-disconnect.ts'
import { unlessDisconnected } from './connections/unless-disconnected.ts'
import { createVisitorLimit } from './limits/visitor-limit.ts'
import type { EndpointRequest } from './route.ts'

export interface ExpensiveOptions {
  readonly rateLimitFactor: number
  readonly counting: Counting
}

type Call = Pick<EndpointRequest<Endpoint>, 'request' | 'reply'>

/**
 * Makes handlers of what costs much processor time: requests of each visitor are counted together under a name, answers
 * are kept by no cache on the way, and work ends when nobody waits for it any more.
 *
 * @param perMinute requests of one account, and of all guests of one network
 * @returns a function of what finds the answer; its handler throws `request.too_many` and `request.timeout` as well
 */
export function createExpensiveHandler(
  name: string,
  perMinute: Record<'user' | 'guest', number>,
  { rateLimitFactor, counting }: ExpensiveOptions,
) {
  const count = createVisitorLimit(name, { perMinute, rateLimitFactor, counting })
  return <C extends Call, Answer>(find: (call: C, signal: AbortSignal) => Promise<Answer>) =>
    async (call: C): Promise<Answer> => {
      await count(call.request)
      call.reply.header('cache-control', 'private, no-store')
      const signal = abortOnDisconnect(call.reply)
      return unlessDisconnected(signal, find(call, signal))
    }
}
