import { viewerContext } from '@repo/web-kit/contexts'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { Outlet } from 'react-router'
import type { Route } from './+types/guest-only'

/** Pages for people without a session; users are sent home. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }) => {
    if (await context.get(viewerContext)()) throw redirectTo('/home')
  },
]

export default function GuestOnly() {
  return <Outlet />
}
