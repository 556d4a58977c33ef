import type { Translator } from '@repo/i18n'
import { lazyMessages } from '@repo/web-kit/lazy-messages'
import type { OfflineMessages } from './en-us.ts'

export type OfflineTranslator = Translator<OfflineMessages>

/** The messages about what is on the device, for pages that came without them. */
export const loadOfflineTranslator = lazyMessages<OfflineMessages>({
  ja: () => import('./ja.ts'),
  'en-us': () => import('./en-us.ts'),
})
