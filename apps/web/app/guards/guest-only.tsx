import { Outlet, redirect } from 'react-router'
import { viewerContext } from '../platform/contexts.ts'
import type { Route } from './+types/guest-only'

/** Pages for people without a session; users are sent home. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }) => {
    if (await context.get(viewerContext)()) throw redirect('/home')
  },
]

export default function GuestOnly() {
  return <Outlet />
}
