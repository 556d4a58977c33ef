import type { Endpoint, Locale } from '@repo/contract'
import type { FastifyRequest } from 'fastify'

/** What decides the language of an answer. */
type Asking = Pick<FastifyRequest, 'url' | 'headers'> & { readonly viewer?: { readonly locale: Locale } | null }

/**
 * The language of an answer: what `hl` asks for, what was chosen on the site, that of the account, the browser's, else
 * Japanese. A program with an access token sets its header itself: it comes before the account.
 */
export function localeOfRequest({ url, headers, viewer }: Asking): Locale {
  const cookie = /(?:^|;\s*)locale=([\w-]+)/.exec(headers.cookie ?? '')?.[1]
  const ofHeader = localeOfBrowser(headers['accept-language'])
  return (
    localeNamed(new URLSearchParams(url.split('?')[1]).get('hl')) ??
    localeNamed(cookie) ??
    (headers.authorization === undefined ? null : ofHeader) ??
    viewer?.locale ??
    ofHeader ??
    'ja'
  )
}

/** Every address may name a language; an endpoint that has no use for it does not see it. */
export function withoutLanguage({ query }: Endpoint): (request: FastifyRequest) => Promise<void> {
  const isOwn = query !== undefined && 'hl' in query.properties
  return async (request) => {
    if (isOwn || typeof request.query !== 'object' || request.query === null || !('hl' in request.query)) return
    const { hl: _, ...others } = request.query
    request.query = others
  }
}

function localeNamed(tag: string | null | undefined): Locale | null {
  if (/^ja(-|$)/i.test(tag ?? '')) return 'ja'
  return /^en(-|$)/i.test(tag ?? '') ? 'en-us' : null
}

/** The one of its languages that it likes best. */
function localeOfBrowser(header: string | undefined): Locale | null {
  const wishes = (header ?? '').split(',', MOST_WISHES).map((wish) => {
    const [tag = '', quality = 'q=1'] = wish.trim().split(';')
    return { locale: localeNamed(tag), quality: Number(quality.trim().slice(2)) || 0 }
  })
  const spoken = wishes.filter(({ locale, quality }) => locale !== null && quality > 0)
  return spoken.toSorted((one, other) => other.quality - one.quality)[0]?.locale ?? null
}

const MOST_WISHES = 20
