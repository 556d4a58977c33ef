import type { Config } from '../config.ts'
import { reasonOf } from '../platform/reason-of.ts'

const TIMEOUT_MS = 4_000
/** Addresses that a server listens at, but nobody calls. */
const EVERY_ADDRESS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }

/**
 * Asks the server of this configuration whether it can take visitors, for container engines. A worker has no port to ask at: it is
 * healthy as long as it runs.
 *
 * @returns what is wrong; null when nothing is.
 */
export async function probeHealth({
  role,
  host,
  port,
}: Pick<Config, 'role' | 'host' | 'port'>): Promise<string | null> {
  if (role === 'worker') return null
  const name = EVERY_ADDRESS[host] ?? (host.includes(':') ? `[${host}]` : host)
  try {
    const answer = await fetch(`http://${name}:${port}/api/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return answer.ok ? null : `/api/ready answers ${answer.status}.`
  } catch (error) {
    return `/api/ready does not answer: ${reasonOf(error)}`
  }
}
