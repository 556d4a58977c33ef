import { ownPath } from '@repo/contract'
import { isEnglishAddress, withoutEnglish } from '../i18n/english-address.ts'

const HOME = '/home'
const MAX_LENGTH = 2000

/** Where to return after logging in, from an address that anybody may have written: a path of this site, else `/home`. */
export function safeReturnPath(value: string | null | undefined, request: Request): string {
  if (!value || value.length > MAX_LENGTH) return HOME
  const path = ownPath(value) ?? HOME
  return isEnglishAddress(new URL(request.url).pathname) ? withoutEnglish(path) : path
}

/** Where the visitor wanted to go, for the page that will lead them there. */
export function pathToComeBackTo(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return `${withoutEnglish(pathname.replace(/\.data$/, ''))}${search}`
}

/** The log-in page that leads back to where the visitor wanted to go. */
export function logInPath(request: Request): string {
  return `/login?${new URLSearchParams({ next: pathToComeBackTo(request) })}`
}

/** The page where an address is verified, which leads on to where the user wanted to go. */
export function verifyPath(request: Request): string {
  return `/emailverify?${new URLSearchParams({ next: pathToComeBackTo(request) })}`
}
