import { messages as english } from '@repo/i18n/en-us'
import { messages as japanese } from '@repo/i18n/ja'
import type { useRootData } from '../root-data.ts'

type RootData = ReturnType<typeof useRootData>

/** What the root gives to a guest on a server without anything optional, with `over` in place of parts of it. */
export const sampleRootData = (locale: 'ja' | 'en-us', over: Partial<RootData> = {}): RootData => ({
  locale,
  theme: null,
  units: 'metric',
  messages: locale === 'ja' ? japanese : english,
  viewer: null,
  hints: null,
  requestId: 'story',
  addressLocale: null,
  hasOutbox: false,
  isPublicOnly: false,
  isWebview: false,
  publicUrl: 'https://routes.example',
  socialUrl: null,
  renewalUrl: null,
  apps: { ios: null, android: null },
  consentScript: null,
  basemaps: [],
  overlays: [],
  mapTiles: { vectorUrl: '', reliefUrl: '', streets: null },
  elevation: null,
  hasStrava: false,
  hasTranslation: false,
  hasOffline: true,
  ...over,
})
