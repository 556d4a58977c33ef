// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { CourseTime, TravelProfile } from './travel.ts'

export type ArticleStatus = 'CREATING' | 'URL' | 'DRAFT' | 'PUBLIC' | 'PHOBIDDEN'

export interface ArticleTranslationInput {
  title: string
  summary: string
  context: {
    [k: string]: unknown
  }
}

export type HazardAnswer = 'present' | 'gone'

export interface HazardState {
  object_id: string
  seen_on: string | null
  last_seen_on: string
  is_stale: boolean
  present_count: number
  gone_count: number
  answer: HazardAnswer | null
}

export interface IdParams {
  id: string
}

export type LengthUnits = 'metric' | 'imperial'

export type Locale = 'ja' | 'en-us'

export interface NewRouteArticleInput {
  title: string
  summary: string
  language?: 'ja' | 'en-us'
  translation?: ArticleTranslationInput | null
  /**
   * @maxItems 10
   */
  layer: {
    [k: string]: unknown
  }[]
  context: {
    [k: string]: unknown
  }
  /**
   * @maxItems 10
   */
  tag: Tag[]
  is_draft: boolean
  private_mode: PrivateMode
  thumbnail_path: string | null
  origin?: {
    issuer: string
    source: 'strava' | null
    signature: string
  }
}

export interface OwnRouteCard {
  id: number
  language: Locale
  title: string
  summary: string
  translation: {
    title: string
    summary: string
  } | null
  distance_km: number | null
  climb_m: number | null
  course_time: CourseTime | null
  is_loop: boolean | null
  profile: TravelProfile | null
  outline: string | null
  place_ja: string | null
  place_en: string | null
  thumbnail_path: string | null
  preview_path: string
  min_lat: number | null
  max_lat: number | null
  min_lng: number | null
  max_lng: number | null
  favorite_count: number
  copy_count: number
  comment_count: number
  tag: Tag[]
  user: PublicUser
  created_at: string
  published_at: string
  updated_at: string
  status: ArticleStatus
  private_mode: PrivateMode
  version: number
  source: 'strava' | null
}

export type PrivateMode = ('url' | 'private') | null

export interface PublicUser {
  id: number
  name: string
  nickname: string
  avatar: string | null
}

export interface RouteArticle {
  id: number
  language: Locale
  title: string
  summary: string
  translation: {
    title: string
    summary: string
    context: unknown
    body_html: string
  } | null
  distance_km: number | null
  climb_m: number | null
  course_time: CourseTime | null
  is_loop: boolean | null
  profile: TravelProfile | null
  outline: string | null
  place_ja: string | null
  place_en: string | null
  thumbnail_path: string | null
  preview_path: string
  min_lat: number | null
  max_lat: number | null
  min_lng: number | null
  max_lng: number | null
  favorite_count: number
  copy_count: number
  comment_count: number
  tag: Tag[]
  user: PublicUser
  created_at: string
  published_at: string
  updated_at: string
  stock: {
    stockcategory_id: number | null
  }[]
  onStocked: boolean
  layer: unknown[]
  context: unknown
  body_html: string
  is_draft: boolean
  private_mode: PrivateMode
  phobidden: boolean
  status: ArticleStatus
  version: number
  shows_health: boolean
  full_share_url: string | null
  viewer_can: {
    edit: boolean
    interact: boolean
  }
  source: 'strava' | null
  hazards: HazardState[]
  is_favorite: boolean
  cloned_from: {
    id: number | null
    title: string
    user: PublicUser | null
  } | null
  contributors: PublicUser[]
}

export interface RouteArticleInput {
  title: string
  summary: string
  language?: 'ja' | 'en-us'
  translation?: ArticleTranslationInput | null
  /**
   * @maxItems 10
   */
  layer: {
    [k: string]: unknown
  }[]
  context: {
    [k: string]: unknown
  }
  /**
   * @maxItems 10
   */
  tag: Tag[]
  is_draft: boolean
  private_mode: PrivateMode
  thumbnail_path: string | null
}

export interface RouteCard {
  id: number
  language: Locale
  title: string
  summary: string
  translation: {
    title: string
    summary: string
  } | null
  distance_km: number | null
  climb_m: number | null
  course_time: CourseTime | null
  is_loop: boolean | null
  profile: TravelProfile | null
  outline: string | null
  place_ja: string | null
  place_en: string | null
  thumbnail_path: string | null
  preview_path: string
  min_lat: number | null
  max_lat: number | null
  min_lng: number | null
  max_lng: number | null
  favorite_count: number
  copy_count: number
  comment_count: number
  tag: Tag[]
  user: PublicUser
  created_at: string
  published_at: string
  updated_at: string
  stock: {
    stockcategory_id: number | null
  }[]
  onStocked: boolean
}

export interface SelfUser {
  id: number
  email: string
  email_verified_at: string | null
  name: string
  nickname: string
  locale: Locale
  units: LengthUnits
  language: Locale
  time_zone: string
  avatar: string | null
  place: string
  profile: string
  site: string
  twitter: string
  instagram: string
  facebook: string
  notify_count: number
  tutorial: TutorialRecord
  has_password: boolean
  is_moderator: boolean
  suspension: {
    until: string
    reason: string
  } | null
}

export interface StockState {
  stock: {
    stockcategory_id: number | null
  }[]
  onStocked: boolean
}

export interface Tag {
  name: string
}

export interface TutorialRecord {
  /**
   * This interface was referenced by `TutorialRecord`'s JSON-Schema definition
   * via the `patternProperty` "^.*$".
   */
  [k: string]: string
}
