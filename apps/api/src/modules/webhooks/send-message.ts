import { request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { PRODUCT_LIMITS, type WebhookDelivery } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import { hasPrivateAddress } from '../../platform/egress/public-address.ts'
import { PrivateAddressError, publicLookup } from '../../platform/egress/public-lookup.ts'
import { type SignedMessage, signMessage } from './sign-message.ts'

const { timeoutSeconds, responseBytes, storedResponse } = PRODUCT_LIMITS.webhook

type Problem = NonNullable<WebhookDelivery['problem']>

/** What came of an attempt. */
export interface Attempt {
  /** Of the response; null without one. */
  readonly status: number | null
  /** Null when the receiver took the message. */
  readonly problem: Problem | null
  /** The beginning of the response. */
  readonly response: string
}

interface SenderSettings {
  /** With their ports, as in addresses: these may be reached by `http` and in private networks. */
  readonly privateHosts: readonly string[]
  /** How others are reached; tests reach a server of their own. */
  readonly network?: { readonly request: typeof requestByHttps; readonly lookup: LookupFunction }
  readonly timeoutMs?: number
}

/**
 * Sends messages to receivers that people chose. Only public hosts are asked, by TLS, and no redirection is followed: what the
 * operator has named is excepted.
 */
export function createMessageSender({
  privateHosts,
  network = { request: requestByHttps, lookup: publicLookup() },
  timeoutMs = timeoutSeconds * 1_000,
}: SenderSettings) {
  const isNamed = ({ host }: URL) => privateHosts.includes(host)
  const isAllowed = (url: URL) =>
    url.username === '' &&
    url.password === '' &&
    (isNamed(url) ? /^https?:$/.test(url.protocol) : url.protocol === 'https:' && !hasPrivateAddress(url))

  const open = (url: URL): typeof requestByHttps => {
    if (!isNamed(url)) return network.request
    return url.protocol === 'https:' ? requestByHttps : requestByHttp
  }

  return {
    /** @returns the address as it is stored. @throws {AppError} `webhook.address_refused`. */
    checkAddress(address: string): string {
      const url = URL.canParse(address) ? new URL(address) : null
      if (!url || !isAllowed(url))
        throw new AppError('webhook.address_refused', {}, { fields: [{ field: 'url', rule: 'format' }] })
      url.hash = ''
      return url.href
    },
    send(address: string, secrets: readonly string[], message: SignedMessage): Promise<Attempt> {
      const url = new URL(address)
      // What the operator named may have changed.
      if (!isAllowed(url)) return Promise.resolve({ status: null, problem: 'address', response: '' })
      const signal = AbortSignal.timeout(timeoutMs)
      const body = Buffer.from(message.body)
      const headers = {
        'content-type': 'application/json',
        'content-length': body.length,
        'user-agent': 'Mishiori-Webhooks',
        'webhook-id': message.messageId,
        'webhook-timestamp': String(message.timestamp),
        'webhook-signature': signMessage(secrets, message),
      }
      const lookup = isNamed(url) ? {} : { lookup: network.lookup }
      return new Promise((resolve) => {
        const options = { method: 'POST', headers, signal, agent: false, ...lookup }
        let isAnswered = false
        const request = open(url)(url, options, (answer) => {
          isAnswered = true
          void readBeginning(answer).then((response) => {
            request.destroy()
            const { statusCode: status = 0 } = answer
            resolve({ status, problem: problemOf(status), response })
          })
        })
        request.on('error', (error) => {
          if (!isAnswered) resolve({ status: null, problem: reasonOf(error, signal), response: '' })
        })
        request.end(body)
      })
    },
  }
}

export type MessageSender = ReturnType<typeof createMessageSender>

function problemOf(status: number): Problem | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

function reasonOf(error: Error, signal: AbortSignal): Problem {
  if (error instanceof PrivateAddressError) return 'address'
  return signal.aborted ? 'timeout' : 'connection'
}

/** The status has been said already: whatever becomes of the rest changes nothing. */
async function readBeginning(answer: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  try {
    for await (const piece of answer) {
      pieces.push(piece)
      length += piece.length
      if (length >= responseBytes) break
    }
  } catch {
    // broken off, or too slow
  }
  const text = Buffer.concat(pieces).subarray(0, responseBytes).toString('utf8')
  // The database takes no NUL.
  return [...text.replaceAll('\u0000', '')].slice(0, storedResponse).join('')
}
