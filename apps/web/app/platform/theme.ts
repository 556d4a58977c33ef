import { readCookie } from './cookies.ts'

export type Theme = 'light' | 'dark'
export const THEME_COOKIE = 'theme'

/** The stored choice; null when the visitor follows the system. */
export function chosenTheme(request: Request): Theme | null {
  const stored = readCookie(request.headers.get('cookie'), THEME_COOKIE)
  return stored === 'light' || stored === 'dark' ? stored : null
}
