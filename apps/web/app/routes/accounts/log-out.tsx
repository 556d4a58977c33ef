import { apiContext } from '@repo/web-kit/contexts'
import { isFromSheet, sheetAnswer } from '@repo/web-kit/form-host'
import { redirectTo } from '@repo/web-kit/redirect-to'
import type { Route } from './+types/log-out'

export async function action({ request, context }: Route.ActionArgs) {
  await context.get(apiContext).logOut()
  return isFromSheet(request) ? sheetAnswer('sign-up') : redirectTo('/?logouted=1', { status: 303 })
}

/** Following a link must not log anybody out. */
export function loader() {
  return redirectTo('/')
}
