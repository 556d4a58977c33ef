import type { Locale } from '@repo/contract'

export interface DemoAuthor {
  readonly email: string
  readonly nickname: string
  readonly locale: Locale
}

/** People of the demonstration. Their addresses reach nobody (RFC 2606). */
export const DEMO_AUTHORS = {
  'hikari.k': { email: 'hikari@mishiori.example', nickname: 'ひかり', locale: 'ja' },
  setouchi_taro: { email: 'taro@mishiori.example', nickname: 'せとうち太郎', locale: 'ja' },
  'maya.walks': { email: 'maya@mishiori.example', nickname: 'Maya Lindqvist', locale: 'en-us' },
} as const satisfies Record<string, DemoAuthor>

export type DemoAuthorName = keyof typeof DEMO_AUTHORS

/** Everybody may know it: it opens demonstration accounts only, and those only exist where the demonstration is wanted. */
export const DEMO_PASSWORD = 'walk-and-tell-2026'
