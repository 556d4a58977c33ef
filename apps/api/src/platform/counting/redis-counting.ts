import { Redis } from 'ioredis'
import { type Counted, type Counting, countInMemory } from './counting.ts'

export interface SharedCounting {
  readonly counting: Counting
  close(): Promise<void>
}

const PREFIX = 'mishiori:limit:'
/** A request waits for its count: no longer than this. */
const TIMEOUT_MS = 250
/** How long Redis is left alone once it did not answer. */
const LEFT_ALONE_MS = 1_000
const MAX_PAUSE_MS = 5_000

/** The first of a window ends it for all. What has lost its end, as after a restore, gets one again. */
const HIT = `
local hits = redis.call('INCR', KEYS[1])
local ends = redis.call('PTTL', KEYS[1])
if ends < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  ends = tonumber(ARGV[1])
end
return {hits, ends}`

/**
 * Counts for all processes that use this Redis. While it does not respond, each process counts for itself and logs that: no request
 * is refused for that reason, and none passes uncounted.
 */
export async function countInRedis(url: string, report: (warning: string) => void): Promise<SharedCounting> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    retryStrategy: (times) => Math.min(times * 200, MAX_PAUSE_MS),
  })
  let retryAt = 0
  const leaveAlone = (error: Error) => {
    retryAt = performance.now() + LEFT_ALONE_MS
    report(`Redis does not answer (${error.message}). Until it does, this process counts requests by itself.`)
  }
  redis.on('error', leaveAlone)
  await redis.connect().catch(leaveAlone)
  return {
    counting: (name, maxKeys) => {
      const own = countInMemory(name, maxKeys)
      return {
        async hit(key, windowMs) {
          if (performance.now() < retryAt) return own.hit(key, windowMs)
          try {
            return toCounted(await redis.eval(HIT, 1, `${PREFIX}${name}:${key}`, windowMs))
          } catch (error) {
            leaveAlone(error instanceof Error ? error : new Error(String(error)))
            return own.hit(key, windowMs)
          }
        },
      }
    },
    async close() {
      redis.disconnect()
    },
  }
}

/** @throws when it is not what the script gives. */
function toCounted(answer: unknown): Counted {
  const [hits, endsInMs]: readonly unknown[] = Array.isArray(answer) ? answer : []
  if (typeof hits === 'number' && typeof endsInMs === 'number') return { hits, endsInMs }
  throw new Error('it answered something else')
}
