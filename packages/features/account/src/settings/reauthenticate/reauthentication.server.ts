import type { Answer } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext } from '@repo/web-kit/contexts'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { pathToComeBackTo } from '@repo/web-kit/return-path'
import type { RouterContextProvider } from 'react-router'

/** For loaders of pages that change log-in methods: redirects users without a recent reauthentication to it, and back. */
export async function requireRecentAuthentication(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const { is_recent } = orErrorPage(await context.get(apiContext).readAuthentication())
  if (!is_recent) throw toReauthentication(request)
}

/** For actions: the time may have run out since the page was opened. */
export function requireNoReauthentication(answer: Answer<unknown>, request: Request): void {
  if (!answer.ok && answer.error.code === 'auth.reauthentication_required') throw toReauthentication(request)
}

function toReauthentication(request: Request): Response {
  return redirectTo(`/home/account/confirm?${new URLSearchParams({ next: pathToComeBackTo(request) })}`, {
    status: 303,
  })
}
