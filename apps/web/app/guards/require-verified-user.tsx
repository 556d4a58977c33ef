import { Outlet, redirect } from 'react-router'
import { viewerContext } from '../platform/contexts.ts'
import { logInPath } from '../platform/return-path.ts'
import type { Route } from './+types/require-verified-user'

/** Only for users with a verified address: others log in or verify first, and come back. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }) => {
    const viewer = await context.get(viewerContext)()
    if (!viewer) throw redirect(logInPath(request))
    if (!viewer.email_verified_at) throw redirect('/emailverify')
  },
]

export default function RequireVerifiedUser() {
  return <Outlet />
}
