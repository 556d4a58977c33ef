// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { Place } from './places.ts'
import type { IdParams, Locale, PublicUser, Tag } from './schemas.ts'
import type { CourseTime, TravelProfile } from './travel.ts'

export interface SearchOperations {
  /**
   * Public articles as a map shows them, with the marks of all that were found
   */
  searchMap: {
    input: {
      query?: {
        page?: string
        sort?:
          | 'relevance'
          | 'created_at'
          | 'favorite_count'
          | 'copy_count'
          | 'course_minutes'
          | 'climb_m'
          | 'course_constant'
        tag?: string
        q?: string
        box?: string
        min_km?: string
        max_km?: string
        min_minutes?: string
        max_minutes?: string
        min_climb_m?: string
        max_climb_m?: string
        level?: 'easy' | 'moderate' | 'hard'
        loop?: '1' | '0'
        profile?:
          | 'hike'
          | 'walk'
          | 'stepFree'
          | 'cityBike'
          | 'roadBike'
          | 'gravelBike'
          | 'mountainBike'
          | 'eBike'
          | 'motorcycle'
          | 'car'
        stairs?: 'none'
        season?: 'spring' | 'summer' | 'autumn' | 'winter'
        photos?: '1'
        lang?: 'ja' | 'en-us'
        near?: string
      }
    }
    answer: MapRouteList
  }
  /**
   * One public article as a map shows it
   */
  readMapRoute: {
    input: {
      params: IdParams
    }
    answer: MapRouteCard
  }
  /**
   * Articles, places, people and tags that a few letters may mean, some of each
   */
  suggest: {
    input: {
      query: {
        q: string
        hl?: 'ja' | 'en-us'
      }
    }
    answer: Suggestions
  }
}

export interface MapMark {
  id: number
  lat: number
  lng: number
}

export interface MapRouteCard {
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
  lat: number
  lng: number
}

export interface MapRouteList {
  data: MapRouteCard[]
  total: number
  per_page: number
  current_page: number
  is_capped: boolean
  marks: MapMark[]
}

export interface Suggestions {
  routes: {
    id: number
    language: Locale
    title: string
    translation: {
      title: string
    } | null
    place_ja: string | null
    place_en: string | null
  }[]
  places: Place[]
  users: PublicUser[]
  tags: {
    name: string
    uses: number
  }[]
}
