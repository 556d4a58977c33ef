import type { Locale } from '@repo/contract'

/** What a map shows that has nothing to show yet: Japan, or the United States. Source: product specification §9. */
export const START_VIEWS: Readonly<Record<Locale, { latitude: number; longitude: number; zoom: number }>> = {
  ja: { latitude: 35.9822, longitude: 137.9875, zoom: 6 },
  'en-us': { latitude: 37.0902, longitude: -95.7129, zoom: 4 },
}
