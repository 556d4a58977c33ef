import { apiContext } from '../../platform/http/contexts.ts'
import { redirectTo } from '../../platform/http/redirect-to.ts'
import type { Route } from './+types/log-out'

export async function action({ context }: Route.ActionArgs) {
  await context.get(apiContext).logOut()
  return redirectTo('/?logouted=1', { status: 303 })
}

/** Following a link must not log anybody out. */
export function loader() {
  return redirectTo('/')
}
