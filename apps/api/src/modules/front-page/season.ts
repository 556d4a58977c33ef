import { SEASONS, type Season } from '@repo/contract'

const MARCH = 2
const MONTHS_OF_A_SEASON = 3

/** The tags by which authors assign a route to a season. */
export const SEASON_TAGS: Readonly<Record<Season, readonly string[]>> = {
  spring: ['春', '桜', '新緑', 'spring', 'cherry blossoms'],
  summer: ['夏', '夏山', '海', 'summer'],
  autumn: ['秋', '紅葉', 'autumn', 'fall'],
  winter: ['冬', '雪', 'winter', 'snow'],
}

/** By the month in Japan, where days begin nine hours before those of UTC. */
export function seasonOf(now: Date): Season {
  const month = new Date(now.getTime() + 9 * 60 * 60 * 1000).getUTCMonth()
  const index = Math.floor(((month - MARCH + 12) % 12) / MONTHS_OF_A_SEASON)
  return SEASONS[index] ?? 'winter'
}
