import type { Locale } from '@repo/contract'

export interface DemoPerson {
  readonly email: string
  readonly nickname: string
  readonly locale: Locale
}

/** Demonstration accounts. Their addresses are undeliverable (RFC 2606). */
export const DEMO_AUTHORS = {
  'hikari.k': { email: 'hikari@mishiori.example', nickname: 'ひかり', locale: 'ja' },
  setouchi_taro: { email: 'taro@mishiori.example', nickname: 'せとうち太郎', locale: 'ja' },
  'maya.walks': { email: 'maya@mishiori.example', nickname: 'Maya Lindqvist', locale: 'en-us' },
} as const satisfies Record<string, DemoPerson>

/** Those who have written little but comments. */
export const DEMO_READERS = {
  'mori.ayumi': { email: 'ayumi@mishiori.example', nickname: '森下 あゆみ', locale: 'ja' },
  kumano_walks: { email: 'kumano@mishiori.example', nickname: '熊野のひと', locale: 'ja' },
  'kamakura.kt': { email: 'kenta@mishiori.example', nickname: '鎌倉ケンタ', locale: 'ja' },
  'north.loop': { email: 'north@mishiori.example', nickname: 'Tom Hayes', locale: 'en-us' },
} as const satisfies Record<string, DemoPerson>

export type DemoAuthorName = keyof typeof DEMO_AUTHORS
export type DemoPersonName = DemoAuthorName | keyof typeof DEMO_READERS

/** Not a secret: it opens demonstration accounts only, which exist only where the demonstration is enabled. */
export const DEMO_PASSWORD = 'walk-and-tell-2026'
