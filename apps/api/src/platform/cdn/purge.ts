import type { PageTag } from '@repo/contract'
import type { CdnSettings } from './cdn-settings.ts'
import { surrogateKeyOf } from './surrogate-keys.ts'

/** @param tags what changed; null when that is not known, or is everything. @throws when the CDN did not accept it. */
export type Purge = (tags: readonly PageTag[] | null) => Promise<void>

/** Where the services are; tests have their own. */
const ADDRESSES = { fastly: 'https://api.fastly.com', cloudflare: 'https://api.cloudflare.com/client/v4' }
/** How many keys one request may name, by the documentation of each. */
const MAX_KEYS: Readonly<Record<CdnSettings['kind'], number>> = { fastly: 256, cloudflare: 30, hook: 1000 }
const ANSWER_WITHIN_MS = 10_000

interface PurgeRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Purges copies at a CDN. What is asked for at the same time is asked in as few requests as it takes. */
export function createPurge(settings: CdnSettings, addresses: typeof ADDRESSES = ADDRESSES): Purge {
  let waiting: { readonly tags: (PageTag[] | null)[]; readonly done: Promise<void> } | null = null
  return (tags) => {
    if (waiting === null) {
      const collected: (PageTag[] | null)[] = []
      const done = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
        waiting = null
        const keys = collected.includes(null)
          ? null
          : new Set(collected.flatMap((one) => one ?? []).map(surrogateKeyOf))
        for (const request of requestsFor(settings, keys && [...keys], addresses)) await send(settings.kind, request)
      })
      waiting = { tags: collected, done }
    }
    waiting.tags.push(tags && [...tags])
    return waiting.done
  }
}

function requestsFor(
  settings: CdnSettings,
  keys: readonly string[] | null,
  addresses: typeof ADDRESSES,
): readonly PurgeRequest[] {
  if (keys === null) return [requestFor(settings, null, addresses)]
  const max = MAX_KEYS[settings.kind]
  const parts = Array.from({ length: Math.ceil(keys.length / max) }, (_, part) =>
    keys.slice(part * max, (part + 1) * max),
  )
  return parts.map((part) => requestFor(settings, part, addresses))
}

function requestFor(settings: CdnSettings, keys: readonly string[] | null, addresses: typeof ADDRESSES): PurgeRequest {
  const { token } = settings
  switch (settings.kind) {
    case 'fastly':
      return {
        url: `${addresses.fastly}/service/${settings.serviceId}/${keys === null ? 'purge_all' : 'purge'}`,
        headers: { 'fastly-key': token, accept: 'application/json' },
        body: keys === null ? {} : { surrogate_keys: keys },
      }
    case 'cloudflare':
      return {
        url: `${addresses.cloudflare}/zones/${settings.zoneId}/purge_cache`,
        headers: { authorization: `Bearer ${token}` },
        body: keys === null ? { purge_everything: true } : { tags: keys },
      }
    case 'hook':
      return { url: settings.url, headers: { authorization: `Bearer ${token}` }, body: { keys } }
  }
}

async function send(kind: CdnSettings['kind'], { url, headers, body }: PurgeRequest): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The CDN (${kind}) answered ${answer.status} to a purge.`)
}
