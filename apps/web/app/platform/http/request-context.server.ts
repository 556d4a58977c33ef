import { type Answer, isEmbedMapPath, type Locale, readEmbedOptions } from '@repo/contract'
import { apiContext, hostContext, preferencesContext, viewerContext } from '@repo/web-kit/contexts'
import {
  chooseLocale,
  isLocaleGuessed,
  LOCALE_COOKIE,
  LOCALE_COOKIE_SECONDS,
  localeToStore,
} from '@repo/web-kit/locale'
import { messagesFor } from '@repo/web-kit/messages.server'
import { preferenceCookie } from '@repo/web-kit/preference-cookie'
import { THEME_COOKIE, themeOfCookie } from '@repo/web-kit/theme'
import { unitsOfCookie } from '@repo/web-kit/units'
import { toViewer, type Viewer } from '@repo/web-kit/viewer'
import { themeForWebview, WEBVIEW_COOKIE, webviewToStore } from '@repo/web-kit/webview'
import { data, type MiddlewareFunction } from 'react-router'
import { visitorApi } from './api.server.ts'

type Refusal = Extract<Answer<unknown>, { ok: false }>

/** Gives every loader and action its API client, the visitor and their preferences; passes the API's cookies on to the browser. */
export const provideRequestContext: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const host = context.get(hostContext)
  const { client, setCookies } = visitorApi(request, host)
  let viewer: Promise<Viewer | null> | undefined
  context.set(apiContext, client)
  let locale = chooseLocale(request)
  const readViewer = () => {
    if (host.isMaintained || (!host.hasSession && setCookies.length === 0)) return Promise.resolve(null)
    viewer ??= client.currentUser().then((answer) => {
      if (answer.ok) return answer.data && toViewer(answer.data)
      throw earlyErrorPage(answer, locale, host.socialUrl)
    })
    return viewer
  }
  context.set(viewerContext, readViewer)
  // A browser with a new log-in uses the language of the account from now on.
  const account = host.hasSession && isLocaleGuessed(request) ? await readViewer() : null
  if (account) locale = account.locale
  const frame = optionsOfFrame(request)
  const requestedTheme = frame ? null : themeForWebview(request)
  const ownTheme = requestedTheme === null ? themeOfCookie(request.headers.get('cookie')) : requestedTheme
  const theme = frame ? frame.theme : ownTheme
  const units = unitsOfCookie(request.headers.get('cookie'))
  context.set(preferencesContext, { locale, theme: theme === 'system' ? null : theme, units })

  const response = await next()
  for (const cookie of setCookies) response.headers.append('set-cookie', cookie)
  const chosenLocale = frame ? null : (localeToStore(request) ?? account?.locale)
  if (chosenLocale) {
    response.headers.append(
      'set-cookie',
      preferenceCookie(LOCALE_COOKIE, chosenLocale, {
        maxAgeSeconds: LOCALE_COOKIE_SECONDS,
        publicUrl: host.publicUrl,
      }),
    )
  }
  if (requestedTheme) {
    const [value, maxAgeSeconds] = requestedTheme === 'system' ? ['', 0] : [requestedTheme, LOCALE_COOKIE_SECONDS]
    response.headers.append(
      'set-cookie',
      preferenceCookie(THEME_COOKIE, value, { maxAgeSeconds, publicUrl: host.publicUrl }),
    )
  }
  const webview = webviewToStore(request)
  if (webview !== null) {
    const maxAgeSeconds = webview === '' ? 0 : null
    response.headers.append(
      'set-cookie',
      preferenceCookie(WEBVIEW_COOKIE, webview, { maxAgeSeconds, publicUrl: host.publicUrl }),
    )
  }
  return response
}

/** A frame looks as the page around it wants, which says nothing of how its viewer wants this site; null for all other pages. */
function optionsOfFrame({ url }: Request) {
  const { pathname, searchParams } = new URL(url)
  return isEmbedMapPath(pathname) ? readEmbedOptions(searchParams) : null
}

/** Guards ask for the visitor before any loader runs, so the error page must be told its language. */
function earlyErrorPage({ status, error, headers }: Refusal, locale: Locale, socialUrl: string | null) {
  const retryAfter = headers.get('retry-after')
  const shown = status === 429 || status === 503 ? status : 500
  return data(
    { code: error.code, locale, messages: messagesFor(locale), socialUrl },
    { status: shown, headers: retryAfter ? { 'retry-after': retryAfter } : {} },
  )
}
