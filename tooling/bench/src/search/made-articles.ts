import { encodePolyline, type Position } from '@mishiori/map-document'
import { seededRandom } from '../seeded-random.ts'
import { normal, skewed } from './random.ts'
import { createVocabulary } from './vocabulary.ts'

/** An article as a person might have published it. */
export interface MadeArticle {
  readonly id: number
  readonly authorId: number
  readonly title: string
  readonly summary: string
  readonly text: string
  readonly tags: readonly string[]
  readonly path: readonly Position[]
  readonly outline: string
  readonly distanceKm: number
  /** Null where its line has no elevations, as half of those that people draw. */
  readonly climbMeters: number | null
  readonly courseMinutes: number | null
  readonly courseConstant: number | null
  readonly isLoop: boolean
  readonly lineProfile: 'hike' | 'walk' | null
  readonly isStairFree: boolean
  readonly hasPhotos: boolean
  readonly favoriteCount: number
  readonly copyCount: number
}

const JAPAN = { west: 130, south: 31.5, east: 144, north: 44 }
const TOWNS = 400
const TAGS = 5_000
const ARTICLES_OF_AN_AUTHOR = 20
/** Some of those of spring and autumn, the commonest first. */
const SEASON_TAGS = ['紅葉', '桜', '秋', '新緑', 'autumn', 'spring'] as const
const SEASONAL_OF = 40
/** One of so many follows known ways without stairs. */
const STAIR_FREE_OF = 7

/**
 * Articles that are spread as people's are: a few words, tags, towns and authors have most of them and many have few;
 * most are short, without Nice Routes and near a town, and some go through a whole country. The same ones at every run.
 */
export function createArticleMaker() {
  const vocabularies = { ja: createVocabulary('ja'), en: createVocabulary('en') }
  const towns = makeTowns()
  return (id: number): MadeArticle => {
    const random = seededRandom(id * 7919 + 17)
    const { word } = vocabularies[random() < 0.7 ? 'ja' : 'en']
    const words = (count: number) =>
      Array.from({ length: Math.max(1, Math.round(count)) }, () => word(random)).join(' ')
    const distanceKm = Math.min(2_000, Math.round(8 * Math.exp(normal(random)) * 100) / 100)
    const path = wander(towns[skewed(random, TOWNS)] ?? [138, 36], distanceKm, random)
    const walk = measureWalk(distanceKm, random)
    const favoriteCount = Math.floor(0.7 / (1 - random()) ** 0.9)
    return {
      id,
      authorId: 1 + skewed(random, Math.max(1, Math.ceil(id / ARTICLES_OF_AN_AUTHOR)), 0.7),
      title: words(2 + random() * 4),
      summary: words(8 + random() * 12),
      text: words(40 * Math.exp(0.8 * normal(random))),
      tags: [
        ...new Set(Array.from({ length: Math.floor(random() * 5) }, () => tagOf(skewed(random, TAGS)))),
        ...seasonOf(id),
      ],
      path,
      outline: encodePolyline(path),
      distanceKm,
      ...walk,
      isStairFree: id % STAIR_FREE_OF === 0,
      hasPhotos: random() < 0.6,
      favoriteCount,
      copyCount: Math.floor(favoriteCount * random() * 0.3),
    }
  }
}

/** From a flat promenade to a steep path, in about the time and strength that such a way takes. */
function measureWalk(distanceKm: number, random: () => number) {
  const isLoop = random() < 0.4
  const lineProfile = random() < 0.3 ? ('hike' as const) : null
  if (random() < 0.5) return { climbMeters: null, courseMinutes: null, courseConstant: null, isLoop, lineProfile }
  const climbMeters = Math.round(distanceKm * 40 * Math.exp(normal(random)))
  const courseMinutes = Math.max(1, Math.round(distanceKm * 15 + climbMeters / 6))
  const courseConstant = Math.round(3 * courseMinutes + 30 * distanceKm + climbMeters) / 100
  return { climbMeters, courseMinutes, courseConstant, isLoop, lineProfile }
}

/** Some articles are of a season, each by one of its tags. */
const seasonOf = (id: number) => SEASON_TAGS.slice(id % SEASONAL_OF, (id % SEASONAL_OF) + 1)

export const tagOf = (rank: number) => `tag${rank}`

function makeTowns(): readonly Position[] {
  const random = seededRandom(5)
  const { west, south, east, north } = JAPAN
  return Array.from({ length: TOWNS }, (): Position => {
    if (random() < 0.25) return [random() * 360 - 180, Math.asin(random() * 1.6 - 0.7) * (180 / Math.PI)]
    return [west + random() * (east - west), south + random() * (north - south)]
  })
}

function wander([townLng, townLat]: Position, distanceKm: number, random: () => number): readonly Position[] {
  const points = 8 + Math.floor(random() * 24)
  const step = distanceKm / points / 111
  let direction = random() * 2 * Math.PI
  let [lng, lat] = [townLng + normal(random) * 0.15, Math.max(-70, Math.min(70, townLat + normal(random) * 0.12))]
  return Array.from({ length: points }, (): Position => {
    direction += normal(random) * 0.5
    lng = wrap(lng + (Math.cos(direction) * step) / Math.cos((lat * Math.PI) / 180))
    lat = Math.max(-75, Math.min(75, lat + Math.sin(direction) * step))
    return [lng, lat]
  })
}

const wrap = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180
