import { viewerContext } from '@repo/web-kit/contexts'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { logInPath, verifyPath } from '@repo/web-kit/return-path'
import { Outlet } from 'react-router'
import type { Route } from './+types/require-verified-user'

/** Only for users with a verified address: others log in or verify first, and come back. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }) => {
    const viewer = await context.get(viewerContext)()
    if (!viewer) throw redirectTo(logInPath(request))
    if (!viewer.isVerified) throw redirectTo(verifyPath(request))
  },
]

export default function RequireVerifiedUser() {
  return <Outlet />
}
