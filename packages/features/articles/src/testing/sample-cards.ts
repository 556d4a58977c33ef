import { encodePolyline } from '@mishiori/map-document'
import type { MapRouteCard, RouteCard } from '@repo/contract'
import type { ListedPerson, Profile } from '@repo/web-kit/person'
import { type ListedArticle, type MapArticle, toListedArticle, toMapArticle } from '../list/article-summary.ts'

const drawing = (sky: string, hills: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${sky}" d="M0 0h16v9H0z"/><path fill="${hills}" d="M0 9l5-6 3 3 3-4 5 7z"/></svg>`)}`

/** A photo that needs no network. */
export const PHOTO = drawing('#cfe3ec', '#3d6b58')
/** Replaces the server's drawing of a map; the difference between its looks is after the picture. */
export const DRAWN_MAP = `${drawing('#dcebe0', '#b9d3c0')}#map.webp`

export const aCard = (over: Partial<RouteCard> = {}): RouteCard => ({
  id: 7,
  language: 'ja',
  title: '鳥居峠を越える',
  summary: '石畳を半日で。',
  translation: null,
  distance_km: 4.98,
  climb_m: 312,
  course_time: { minutes: 130, model: 'hikeJapan', version: 1, by_ground: false, constant: 8.6 },
  is_loop: false,
  profile: 'hike',
  outline: encodePolyline([
    [137.78, 35.93],
    [137.79, 35.94],
    [137.788, 35.955],
    [137.81, 35.97],
  ]),
  place_ja: '長野県 木祖村',
  place_en: 'Kiso, Nagano, Japan',
  thumbnail_path: PHOTO,
  preview_path: DRAWN_MAP,
  min_lat: 35.93,
  max_lat: 35.97,
  min_lng: 137.78,
  max_lng: 137.81,
  stock: [],
  onStocked: false,
  favorite_count: 12_345,
  copy_count: 6,
  comment_count: 0,
  tag: [{ name: '中山道' }],
  user: { id: 1, name: 'hikari.k', nickname: 'ひかり', avatar: null },
  created_at: '2026-10-01T00:00:00.000Z',
  published_at: '2026-10-01T00:00:00.000Z',
  updated_at: '2026-10-02T00:00:00.000Z',
  ...over,
})

/** As pages show it. */
export const aListedArticle = (over: Partial<RouteCard> = {}): ListedArticle => toListedArticle(aCard(over))

/** An article in both languages. */
export const aBilingualArticle = (over: Partial<RouteCard> = {}) =>
  aListedArticle({ translation: { title: 'Over the Torii Pass', summary: 'Half a day on cobbles.' }, ...over })

export const aMapCard = (over: Partial<MapRouteCard> = {}): MapRouteCard => {
  const [lng, lat] = [over.lng ?? 137.79, over.lat ?? 35.95]
  const outline = encodePolyline([
    [lng, lat],
    [lng + 0.02, lat + 0.01],
  ])
  return { ...aCard(), lng, lat, outline, ...over }
}

export const aMapArticle = (over: Partial<MapRouteCard> = {}): MapArticle => toMapArticle(aMapCard(over))

export const aListedUser = (over: Partial<ListedPerson> = {}): ListedPerson => ({
  id: 1,
  name: 'hikari.k',
  nickname: 'ひかり',
  avatar: null,
  routeCount: 6,
  likeCount: 12_345,
  copyCount: 0,
  joinedAt: '2026-04-01T00:00:00.000Z',
  followerCount: 1_204,
  isFollowing: false,
  isBlocked: false,
  canInteract: true,
  ...over,
})

export const aProfile = (over: Partial<Profile> = {}): Profile => ({
  ...aListedUser(),
  followingCount: 83,
  showsYears: false,
  place: '',
  profile: '',
  site: '',
  twitter: '',
  instagram: '',
  facebook: '',
  ...over,
})
