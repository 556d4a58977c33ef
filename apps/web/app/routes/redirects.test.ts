import type { ApiClient } from '@repo/contract'
import { ownPath } from '@repo/contract'
import { apiContext, preferencesContext, viewerContext } from '@repo/web-kit/contexts'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { toLastPage } from '../platform/url/last-page.server.ts'

type Handler = (args: object, next: () => Promise<Response>) => unknown
interface RouteModule {
  readonly loader?: Handler
  readonly action?: Handler
  readonly clientLoader?: Handler
  readonly middleware?: readonly Handler[]
}

/** Every page and guard of the site. */
const MODULES = Object.entries({
  ...import.meta.glob<RouteModule>(['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}'], { eager: true }),
  ...import.meta.glob<RouteModule>('../guards/*.tsx', { eager: true }),
})

/** Redirect targets that an attacker would use. */
const LURES = [
  ...['//evil.example', '/\\evil.example', 'https://evil.example/', '/.//evil.example', '/a/..//evil.example'],
  ...['/%2e//evil.example', '/\t/evil.example', '\\\\evil.example', '/%2f/evil.example', '/%09/evil.example'],
]

/** A fake API: all requests succeed, or all are refused as during maintenance. */
const api = (answer: object) => new Proxy({}, { get: () => async () => answer }) as ApiClient // any endpoint answers
const FINE = api({
  ok: true,
  status: 200,
  headers: new Headers(),
  data: { data: [], total: 99, per_page: 9, email_verified_at: 'now' },
})
const REFUSED = api({ ok: false, status: 404, headers: new Headers(), error: { code: 'article.not_found' } })
const VIEWERS = [null, { id: 1, email: 'a@example.com', isVerified: false }, { id: 1, isVerified: true }]

function requests(lure: string): Request[] {
  const query = `?${new URLSearchParams({ next: lure, page: '100' })}`
  const addresses = [
    `http://localhost/login${query}`,
    `http://localhost${lure.startsWith('/') ? '' : '/'}${lure}${query}`,
  ]
  const form = () =>
    new URLSearchParams({
      next: lure,
      locale: 'ja',
      email: 'a@example.com',
      name: 'walker',
      password: 'a long password',
      terms: 'on',
      code: '123456',
    })
  return addresses.flatMap((url) => [new Request(url), new Request(url, { method: 'POST', body: form() })])
}

/** The `Location` that a handler answers or throws; null when it leads nowhere. */
async function locationOf(handler: Handler, request: Request, client: ApiClient, viewer: object | null) {
  const context = new RouterContextProvider()
  context.set(apiContext, client)
  context.set(viewerContext, async () => viewer as never) // pages ask only whether there is one, and whether it is verified
  context.set(preferencesContext, { locale: 'ja', theme: null, units: null })
  const lure = new URL(request.url).searchParams.get('next') ?? ''
  const params = { '*': lure.replace(/^\//, ''), articleId: '7', userId: '7' }
  const answer = await Promise.resolve()
    .then(() => handler({ request, context, params, serverLoader: async () => ({}) }, async () => new Response()))
    .catch((thrown: unknown) => thrown)
  return answer instanceof Response ? answer.headers.get('location') : null
}

describe('[A16] every redirect of the site', () => {
  it('stays on it, whatever the address, form or query says', async () => {
    const leading = new Set<string>()
    for (const [file, { loader, action, clientLoader, middleware = [] }] of MODULES) {
      for (const handler of [loader, action, clientLoader, ...middleware].filter((one) => one !== undefined)) {
        for (const request of LURES.flatMap(requests)) {
          for (const client of [FINE, REFUSED]) {
            for (const viewer of VIEWERS) {
              const location = await locationOf(handler, request.clone(), client, viewer)
              if (location === null) continue
              leading.add(file)
              expect(ownPath(location), `${file} answers ${request.url} with ${location}`).toBe(location)
            }
          }
        }
      }
    }
    // Those known to lead somewhere have done so: the walk has not passed them by.
    for (const name of ['log-in', 'log-out', 'sign-up', 'verify-email', 'preferences', 'guest-only', 'verified-user'])
      expect([...leading].join(' ')).toContain(name)
  })

  it.each(LURES)('from behind a list’s last page too: %j', (lure) => {
    const address = `http://localhost${lure.startsWith('/') ? '' : '/'}${lure}?page=9`
    const thrown = catching(() => toLastPage({ data: [], total: 20, lastPage: 2 }, new Request(address)))
    const location = thrown instanceof Response ? thrown.headers.get('location') : null
    expect(ownPath(location ?? '//nowhere')).toBe(location)
  })
})

function catching(act: () => void): unknown {
  try {
    act()
  } catch (thrown) {
    return thrown
  }
}
