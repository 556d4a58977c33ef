import { apiContext, hostContext, viewerContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, parseLocale } from '@repo/web-kit/locale'
import { preferenceCookie } from '@repo/web-kit/preference-cookie'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { safeReturnPath } from '@repo/web-kit/return-path'
import { THEME_COOKIE } from '@repo/web-kit/theme'
import { parseUnits, UNITS_COOKIE } from '@repo/web-kit/units'
import type { Route } from './+types/preferences'

/** Stores the chosen language, units or appearance and goes back to the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const headers = new Headers()
  const { publicUrl } = context.get(hostContext)
  const cookie = (name: string, value: string, maxAgeSeconds: number) =>
    preferenceCookie(name, value, { maxAgeSeconds, publicUrl })
  const locale = parseLocale(textOf(form, 'locale'))
  const theme = textOf(form, 'theme')
  if (locale) {
    headers.append('set-cookie', cookie(LOCALE_COOKIE, locale, LOCALE_COOKIE_SECONDS))
    if (await context.get(viewerContext)()) await context.get(apiContext).setLocale({ body: { locale } })
  }
  const units = parseUnits(textOf(form, 'units'))
  if (units) {
    headers.append('set-cookie', cookie(UNITS_COOKIE, units, LOCALE_COOKIE_SECONDS))
    if (await context.get(viewerContext)()) await context.get(apiContext).setUnits({ body: { units } })
  }
  if (theme === 'light' || theme === 'dark')
    headers.append('set-cookie', cookie(THEME_COOKIE, theme, LOCALE_COOKIE_SECONDS))
  if (theme === 'system') headers.append('set-cookie', cookie(THEME_COOKIE, '', 0))
  return redirectTo(withoutLanguage(safeReturnPath(textOf(form, 'next') || '/', request)), { status: 303, headers })
}

export function loader() {
  return redirectTo('/')
}

/** The choice replaces the language of the address. */
function withoutLanguage(path: string): string {
  const url = new URL(path, 'http://site.invalid')
  url.searchParams.delete('hl')
  return `${url.pathname}${url.search}${url.hash}`
}
