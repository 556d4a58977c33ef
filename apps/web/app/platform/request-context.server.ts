import type { SelfUser } from '@repo/contract'
import type { MiddlewareFunction } from 'react-router'
import { visitorApi } from './api.server.ts'
import { apiContext, hostContext, preferencesContext, viewerContext } from './contexts.ts'
import { chooseLocale, LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, localeOfAddress } from './locale.ts'
import { chosenTheme } from './theme.ts'

/** Gives every loader and action its API client, the visitor and their preferences; passes the API's cookies on to the browser. */
export const provideRequestContext: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { client, setCookies } = visitorApi(request, context.get(hostContext))
  let viewer: Promise<SelfUser | null> | undefined
  context.set(apiContext, client)
  context.set(viewerContext, () => {
    viewer ??= client.currentUser().then((answer) => {
      if (answer.ok) return answer.data
      throw answer.status === 503
        ? serviceUnavailable(answer.error.code, answer.headers)
        : new Response(null, { status: 500 })
    })
    return viewer
  })
  context.set(preferencesContext, { locale: chooseLocale(request), theme: chosenTheme(request) })

  const response = await next()
  for (const cookie of setCookies) response.headers.append('set-cookie', cookie)
  const asked = localeOfAddress(request)
  if (asked) {
    response.headers.append(
      'set-cookie',
      `${LOCALE_COOKIE}=${asked}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax`,
    )
  }
  return response
}

function serviceUnavailable(code: string, headers: Headers): Response {
  const retryAfter = headers.get('retry-after')
  return Response.json({ code }, { status: 503, headers: retryAfter ? { 'retry-after': retryAfter } : {} })
}
