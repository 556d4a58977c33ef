import type { Season } from '@repo/contract'

/** The tags by which authors assign a route to a season. */
export const SEASON_TAGS: Readonly<Record<Season, readonly string[]>> = {
  spring: ['春', '桜', '新緑', 'spring', 'cherry blossoms'],
  summer: ['夏', '夏山', '海', 'summer'],
  autumn: ['秋', '紅葉', 'autumn', 'fall'],
  winter: ['冬', '雪', 'winter', 'snow'],
}
