import { ageTokens } from './age-steps.ts'
import { cellTokensOfPaths } from './map-cells.ts'
import type { SearchDocument } from './search-document.ts'
import { piecesOfText } from './word-pieces.ts'

/** Raised whenever what is indexed changes: what was indexed before is then made anew. */
export const INDEX_VERSION = 3

/** What is known of an article outside of its document. */
export interface IndexedFacts {
  readonly id: number
  readonly favoriteCount: number
  readonly copyCount: number
  readonly distanceKm: number | null
}

export const tagToken = (key: string) => `t:${key}`
export const headToken = (piece: string) => `h:${piece}`
export const PHOTO_TOKEN = 'p:'
/**
 * Common things together: of this kind, with photos; of this kind and liked, or copied, so often. To meet two long lists costs more the more
 * articles there are, so these have lists of their own.
 */
export const withPhotosToken = (kind: string) => `${PHOTO_TOKEN}|${kind}`
export const popularToken = (level: string, kind: string) => `${level}|${kind}`

/** All that a search may ask for, in one index, so that the database meets questions of any kind with the shortest of its lists. */
export function indexTokens(document: SearchDocument, facts: IndexedFacts): readonly string[] {
  const { titles, tags, place, text } = document
  const inHead = [...titles, ...tags, place].flatMap(piecesOfText)
  const photos = document.hasPhotos ? [PHOTO_TOKEN] : []
  const distance = facts.distanceKm === null ? [] : [distanceToken(facts.distanceKm)]
  const filters = [...document.tagKeys.map(tagToken), ...distance]
  const kinds = [...filters, ...photos, ...photos.flatMap(() => filters.map(withPhotosToken))]
  const levels = [favoriteToken(levelOf(facts.favoriteCount)), copyToken(levelOf(facts.copyCount))]
  return [
    ...new Set([
      ...inHead.map(headToken),
      ...inHead,
      ...piecesOfText(text),
      ...kinds,
      ...levels,
      ...levels.flatMap((level) => kinds.map((kind) => popularToken(level, kind))),
      ...ageTokens(facts.id),
      ...cellTokensOfPaths(document.paths),
    ]),
  ]
}

/** Counts in doublings: 0, 1, 2–3, 4–7 … */
const levelOf = (count: number) => Math.min(MAX_LEVEL, Math.ceil(Math.log2(count + 1)))
export const MAX_LEVEL = 20
export const favoriteToken = (level: number) => `f:${level}`
export const copyToken = (level: number) => `c:${level}`

/** Four bands a doubling, from a quarter of a kilometre. */
const bandOf = (km: number) => Math.max(0, Math.min(MAX_BAND, Math.floor(4 * Math.log2(Math.max(km, 0.25) * 4))))
const MAX_BAND = 60
const distanceToken = (km: number) => `d:${bandOf(km)}`

/** Whatever is as long has one of these. */
export function distanceTokens({ min, max }: { min: number; max: number }): readonly string[] {
  const [first, last] = [bandOf(min), bandOf(max)]
  return Array.from({ length: last - first + 1 }, (_, index) => `d:${first + index}`)
}
