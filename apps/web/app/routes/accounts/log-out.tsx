import { isFromSheet, sheetAnswer } from '../../features/accounts/form-host.ts'
import { apiContext } from '../../platform/http/contexts.ts'
import { redirectTo } from '../../platform/http/redirect-to.ts'
import type { Route } from './+types/log-out'

export async function action({ request, context }: Route.ActionArgs) {
  await context.get(apiContext).logOut()
  return isFromSheet(request) ? sheetAnswer('sign-up') : redirectTo('/?logouted=1', { status: 303 })
}

/** Following a link must not log anybody out. */
export function loader() {
  return redirectTo('/')
}
