import { viewerContext } from '@repo/web-kit/contexts'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { logInPath, verifyPath } from '@repo/web-kit/return-path'
import { data, Outlet } from 'react-router'
import type { Route } from './+types/require-moderator'

/** Only for moderators. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }) => {
    const viewer = await context.get(viewerContext)()
    if (!viewer) throw redirectTo(logInPath(request))
    if (!viewer.isVerified) throw redirectTo(verifyPath(request))
  },
]

/** Other users get a 404. Thrown here, not above: the error page needs the data of the root. */
export async function loader({ context }: Route.LoaderArgs) {
  const viewer = await context.get(viewerContext)()
  if (!viewer?.isModerator) throw data(null, { status: 404 })
  return null
}

export default function RequireModerator() {
  return <Outlet />
}
