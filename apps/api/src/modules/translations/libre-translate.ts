import type { Locale } from '@repo/contract'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { AppError } from '../../platform/app-error.ts'
import { createCircuit } from '../../platform/egress/circuit.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import { readTextWithin } from '../../platform/routing/read-text-within.ts'

/** A LibreTranslate server. */
export interface TranslationServer {
  readonly url: string
  /** Null where the server asks for none. */
  readonly apiKey: string | null
}

export interface TranslationRequest {
  readonly source: Locale
  readonly target: Locale
  /** Inline HTML each. */
  readonly texts: readonly string[]
}

interface LibreTranslateOptions extends TranslationServer {
  readonly onWarning: (warning: string) => void
  readonly limitMs?: number
}

/** A long text takes a server without a graphics card this long. */
const LIMIT_MS = 30_000
const MAX_BYTES = 512 * 1024
const LANGUAGES: Readonly<Record<Locale, string>> = { ja: 'ja', 'en-us': 'en' }
const Answer = Type.Object({ translatedText: Type.Array(Type.String()) })

/**
 * Asks one configured server only: redirects are not followed, and a server that fails is left alone for a while.
 *
 * @throws {AppError} `translation.unavailable` for whatever is no translation of each text in time.
 */
export function createLibreTranslate({ url, apiKey, onWarning, limitMs = LIMIT_MS }: LibreTranslateOptions) {
  const circuit = createCircuit()
  const address = new URL('translate', url.endsWith('/') ? url : `${url}/`)
  return async ({ source, target, texts }: TranslationRequest, signal: AbortSignal): Promise<readonly string[]> => {
    const timeoutSignal = AbortSignal.timeout(limitMs)
    try {
      return await circuit(signal, async () => {
        const response = await fetch(address, {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify({
            q: texts,
            source: LANGUAGES[source],
            target: LANGUAGES[target],
            format: 'html',
            ...(apiKey !== null && { api_key: apiKey }),
          }),
          redirect: 'error',
          signal: AbortSignal.any([signal, timeoutSignal]),
        })
        if (!response.ok) {
          await response.body?.cancel()
          throw new Error(`answered ${response.status}`)
        }
        const answer: unknown = JSON.parse(await readTextWithin(response, MAX_BYTES))
        if (!Value.Check(Answer, answer) || answer.translatedText.length !== texts.length)
          throw new Error('answered what is no translation of each text')
        return answer.translatedText
      })
    } catch (error) {
      const reason = timeoutSignal.aborted ? `did not answer within ${limitMs} ms` : reasonOf(error)
      if (!signal.aborted) onWarning(`The translation server at ${address.host} ${reason}.`)
      throw new AppError('translation.unavailable')
    }
  }
}

export type Translate = ReturnType<typeof createLibreTranslate>
