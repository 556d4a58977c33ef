import type { Locale } from '@repo/contract'

/** Each language in its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { ja: '日本語', 'en-us': 'English' }
