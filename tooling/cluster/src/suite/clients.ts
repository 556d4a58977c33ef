import { type ApiClient, createApiClient } from '@repo/contract'
import type { Caller } from '@repo/product/traffic'

/** The API at an address, as somebody who is logged in already. */
export function apiOf(origin: string, { headers }: Caller): ApiClient {
  return createApiClient((path, init) =>
    fetch(`${origin}${path}`, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...headers } }),
  )
}
