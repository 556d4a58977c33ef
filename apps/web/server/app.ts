import * as build from 'virtual:react-router/server-build'
import type { WebHandler } from '@repo/contract'
import { hostContext } from '@repo/web-kit/contexts'
import { ENGLISH, inEnglish, isEnglishAddress } from '@repo/web-kit/english-address'
import { createRequestHandler, RouterContextProvider } from 'react-router'

export { toSharedRequest } from '../app/platform/http/shared-request.server.ts'

/** Makes the function that renders pages. The host calls it once and uses it for every request. */
export function createWebHandler(): WebHandler {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  // The same pages, whose links all begin with `/en`.
  const handleEnglish = createRequestHandler({ ...build, basename: ENGLISH }, import.meta.env.MODE)
  return async (request, host) => {
    const context = new RouterContextProvider()
    context.set(hostContext, host)
    if (!isEnglishAddress(new URL(request.url).pathname)) return handle(request, context)
    const response = await handleEnglish(request, context)
    const location = response.headers.get('location')
    if (location !== null) response.headers.set('location', inEnglish(location)) // guards lead on before the router does
    return response
  }
}
