import { readCookie } from './cookies.ts'

export type Theme = 'light' | 'dark'
export const THEME_COOKIE = 'theme'

/** The choice stored in a `Cookie` header; null when the visitor follows the system. */
export function themeOfCookie(header: string | null): Theme | null {
  const stored = readCookie(header, THEME_COOKIE)
  return stored === 'light' || stored === 'dark' ? stored : null
}
