import type { Page } from '@playwright/test'
import { type ApiClient, createApiClient, type Transport } from '@repo/contract'
import { withCsrfToken, XSRF_COOKIE, XSRF_PATH } from '@repo/web-kit/csrf-transport'

/** The API as the person at this page: what a story takes for granted need not be clicked together. */
export function apiOf(page: Page): ApiClient {
  let token: string | null = null
  const send: Transport = async (path, init) => {
    const answer = await page.request.fetch(path, {
      method: init.method ?? 'GET',
      headers: { ...headersOf(init), ...(token ? { 'x-xsrf-token': token } : {}) },
      ...(typeof init.body === 'string' ? { data: init.body } : {}),
      ...(init.body instanceof FormData ? { multipart: init.body } : {}),
    })
    const body = answer.status() === 204 ? null : new Uint8Array(await answer.body())
    const headers = answer.headersArray().map(({ name, value }): [string, string] => [name, value])
    return new Response(body, { status: answer.status(), headers })
  }
  const renewToken = async () => {
    await page.request.get(XSRF_PATH)
    const cookie = (await page.context().cookies()).find(({ name }) => name === XSRF_COOKIE)
    token = cookie ? decodeURIComponent(cookie.value) : null
  }
  return createApiClient(withCsrfToken({ send, renewToken, hasToken: () => token !== null }))
}

const headersOf = (init: RequestInit) => Object.fromEntries(new Headers(init.headers))
