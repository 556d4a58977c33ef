import { type ApiClient, createApiClient, type Transport } from '@repo/contract'
import { withCsrfToken, XSRF_COOKIE, XSRF_PATH } from '@repo/web-kit/csrf-transport'

/** A browser's cookies, which may be sent to any node. */
export interface Visitor {
  /** The API by this node. */
  at(node: string): ApiClient
  /** Any address, by this node. */
  fetch(node: string, path: string, init?: RequestInit): Promise<Response>
}

/** @param origin what a browser says that it sends forms from. */
export function aVisitor(origin: string, address: string): Visitor {
  const cookies = new Map<string, string>()
  const fetchFrom: Visitor['fetch'] = async (node, path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('origin', origin)
    headers.set('x-forwarded-for', address)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const token = cookies.get(XSRF_COOKIE)
    if (token) headers.set('x-xsrf-token', decodeURIComponent(token))
    const answer = await fetch(`${node}${path}`, { ...init, headers, redirect: 'manual' })
    for (const given of answer.headers.getSetCookie()) {
      const [pair = ''] = given.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }
  return {
    fetch: fetchFrom,
    at(node) {
      const send: Transport = (path, init) => fetchFrom(node, path, init)
      const renewToken = () => fetchFrom(node, XSRF_PATH)
      return createApiClient(withCsrfToken({ send, renewToken, hasToken: () => cookies.has(XSRF_COOKIE) }))
    },
  }
}
