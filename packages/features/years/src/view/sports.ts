import type { Sport } from '@repo/contract'

/** The colour of a sport's tracks: of the map's own, alike by day and night. Red is that of routes. */
export const SPORT_COLORS: Readonly<Record<Sport, string>> = {
  hike: '#0e8a7b',
  walk: '#e86a17',
  cycling: '#2277dd',
  driving: '#7a3cbd',
}
