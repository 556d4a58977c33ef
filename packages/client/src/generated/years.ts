// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { Locale } from './schemas.ts'

export interface YearsOperations {
  /**
   * The years in which the user did something, the newest first
   */
  listOwnYears: {
    input: {}
    answer: YearList
  }
  /**
   * Shows the public part of the user’s years to everybody, or hides it
   */
  showYears: {
    input: {
      body: {
        is_public: boolean
      }
    }
    answer: undefined
  }
  /**
   * What the user did in one year, or in all
   */
  readOwnYear: {
    input: {
      params: {
        year: string
      }
      query?: {
        sport?: 'hike' | 'walk' | 'cycling' | 'driving'
        before?: string
      }
    }
    answer: YearReport
  }
  /**
   * The lines of what the user did, as a map of a zoom shows them
   */
  readOwnTracks: {
    input: {
      params: {
        year: string
      }
      query?: {
        sport?: 'hike' | 'walk' | 'cycling' | 'driving'
        zoom?: string
        bbox?: string
      }
    }
    answer: YearTracks
  }
  /**
   * The years in which somebody did something that is public, the newest first
   */
  listYears: {
    input: {
      params: {
        id: string
      }
    }
    answer: YearList
  }
  /**
   * What somebody did in one year, or in all, as far as it is public
   */
  readYear: {
    input: {
      params: {
        id: string
        year: string
      }
      query?: {
        sport?: 'hike' | 'walk' | 'cycling' | 'driving'
        before?: string
      }
    }
    answer: YearReport
  }
  /**
   * The lines of what somebody did, as far as they are public
   */
  readTracks: {
    input: {
      params: {
        id: string
        year: string
      }
      query?: {
        sport?: 'hike' | 'walk' | 'cycling' | 'driving'
        zoom?: string
        bbox?: string
      }
    }
    answer: YearTracks
  }
  /**
   * All recordings of the user as one GPX or GeoJSON file
   */
  exportYears: {
    input: {
      params: {
        year: string
      }
      query: {
        format: 'gpx' | 'geojson'
        sport?: 'hike' | 'walk' | 'cycling' | 'driving'
      }
    }
    answer: Response
  }
}

export interface Activity {
  kind: 'walk_log' | 'article'
  id: number
  article_id: number | null
  title: string
  language: Locale
  translation: {
    title: string
  } | null
  date: string
  sport: Sport
  distance_km: number | null
  climb_m: number | null
  seconds: number | null
}

export interface ActivitySums {
  count: number
  distance_km: number | null
  climb_m: number | null
  seconds: number | null
}

export type Sport = 'hike' | 'walk' | 'cycling' | 'driving'

export interface YearList {
  years: {
    year: number
    count: number
    distance_km: number | null
    climb_m: number | null
    seconds: number | null
  }[]
  is_public: boolean
}

export interface YearReport {
  sports: {
    sport: Sport
    count: number
    distance_km: number | null
    climb_m: number | null
    seconds: number | null
  }[]
  total: ActivitySums
  weeks: {
    begin: string
    count: number
    distance_km: number | null
    climb_m: number | null
    seconds: number | null
  }[]
  months: {
    begin: string
    count: number
    distance_km: number | null
    climb_m: number | null
    seconds: number | null
  }[]
  longest: Activity | null
  highest: Activity | null
  highest_point: {
    kind: 'walk_log' | 'article'
    id: number
    article_id: number | null
    title: string
    language: Locale
    translation: {
      title: string
    } | null
    date: string
    sport: Sport
    distance_km: number | null
    climb_m: number | null
    seconds: number | null
    meters: number
  } | null
  municipalities: {
    name: string
    count: number
    first_on: string
  }[]
  summits: {
    name: string
    elevation_m: number | null
    count: number
    first_on: string
    lat: number
    lng: number
  }[]
  municipality_count: number
  summit_count: number
  has_all_places: boolean
  activities: {
    data: Activity[]
    next: string | null
  }
}

export interface YearTracks {
  tracks: {
    kind: 'walk_log' | 'article'
    id: number
    article_id: number | null
    date: string
    sport: Sport
    lines: string[]
  }[]
  bounds: number[] | null
  next_zoom: number | null
}
