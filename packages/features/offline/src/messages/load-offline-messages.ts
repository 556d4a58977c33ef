import type { Locale } from '@repo/contract'
import { createTranslator, type Translator } from '@repo/i18n'
import type { OfflineMessages } from './en-us.ts'

export type OfflineTranslator = Translator<OfflineMessages>

const loaded = new Map<Locale, Promise<OfflineTranslator>>()

/** The messages about what is on the device, for pages that came without them. */
export function loadOfflineTranslator(locale: Locale): Promise<OfflineTranslator> {
  const known = loaded.get(locale)
  if (known) return known
  const loading = load(locale)
  loaded.set(locale, loading)
  loading.catch(() => loaded.delete(locale)) // a failed request is repeated by the next caller
  return loading
}

async function load(locale: Locale): Promise<OfflineTranslator> {
  const { messages } = await (locale === 'ja' ? import('./ja.ts') : import('./en-us.ts'))
  return createTranslator<OfflineMessages>(locale, messages)
}
