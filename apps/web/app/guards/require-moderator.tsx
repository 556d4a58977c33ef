import { Outlet } from 'react-router'
import { viewerContext } from '../platform/contexts.ts'
import { redirectTo } from '../platform/redirect-to.ts'
import { logInPath, verifyPath } from '../platform/return-path.ts'
import type { Route } from './+types/require-moderator'

/** Only for moderators; to other users there is nothing. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }) => {
    const viewer = await context.get(viewerContext)()
    if (!viewer) throw redirectTo(logInPath(request))
    if (!viewer.email_verified_at) throw redirectTo(verifyPath(request))
    if (!viewer.is_moderator) throw new Response(null, { status: 404 })
  },
]

export default function RequireModerator() {
  return <Outlet />
}
