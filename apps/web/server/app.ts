import * as build from 'virtual:react-router/server-build'
import type { WebHandler } from '@repo/contract'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { hostContext } from '../app/platform/contexts.ts'

export { toSharedRequest } from '../app/platform/shared-request.server.ts'

/** Makes the function that renders pages. The host calls it once and uses it for every request. */
export function createWebHandler(): WebHandler {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return (request, host) => {
    const context = new RouterContextProvider()
    context.set(hostContext, host)
    return handle(request, context)
  }
}
