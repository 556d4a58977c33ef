import type { WebPagesOptions } from '../web/web-pages.ts'

/** The pages of a product without any optional part. */
export const WEB_OPTIONS = {
  cache: null,
  sessionCookie: 'session',
  site: {
    publicUrl: 'http://localhost',
    hasOutbox: false,
    isPublicOnly: false,
    socialUrl: null,
    consentScript: null,
    renewalUrl: null,
    apps: { ios: null, android: null },
    overlays: [],
    elevation: null,
    hasStrava: false,
    hasTranslation: false,
    hasOffline: false,
  },
  isMaintained: () => false,
  basemaps: { current: () => [], stop: () => {} },
  mapTiles: () => ({ vectorUrl: '', reliefUrl: '', streets: null }),
  hasNonces: true,
} as const satisfies Omit<WebPagesOptions, 'web'>
