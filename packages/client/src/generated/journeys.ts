// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { KeyQuery } from './keyed.ts'
import type { IdParams, Locale, PublicUser, RouteCard } from './schemas.ts'

export interface JourneysOperations {
  /**
   * Public journeys and collections, the last published first; all of them, or those with all words of
   * `q`
   */
  listJourneys: {
    input: {
      query?: {
        q?: string
        kind?: 'journey' | 'collection'
        before?: string
      }
    }
    answer: {
      data: JourneyCard[]
      next: string | null
    }
  }
  /**
   * One journey or collection; drafts and private ones answer 404 to others, link-shared ones need their
   * token
   */
  readJourney: {
    input: {
      params: IdParams
      query?: {
        token?: string
      }
    }
    answer: Journey
  }
  /**
   * The ways of the stages of a journey, and the heights along them where they are known
   */
  readJourneyProfile: {
    input: {
      params: IdParams
      query?: {
        token?: string
      }
    }
    answer: JourneyProfile
  }
  /**
   * The maps of a journey’s stages as one GPX file, or a ZIP archive of one for each day or, of a
   * collection, stage
   */
  exportJourney: {
    input: {
      params: IdParams
      query?: {
        files?: 'one' | 'each'
        hl?: 'ja' | 'en-us'
        token?: string
      }
    }
    answer: Response
  }
  /**
   * The public journeys and collections of one person, the newest first
   */
  listUserJourneys: {
    input: {
      params: IdParams
      query?: KeyQuery
    }
    answer: {
      data: JourneyCard[]
      next: string | null
    }
  }
  /**
   * The logged-in user’s own journeys and collections, the newest first, or those in the trash
   */
  listOwnJourneys: {
    input: {
      query?: {
        before?: string
        kind?: 'journey' | 'collection'
        trashed?: '1'
      }
    }
    answer: {
      data: OwnJourneyCard[]
      next: string | null
      total: number
    }
  }
  /**
   * Begins a journey or a collection, with entries if there are any yet
   */
  createJourney: {
    input: {
      body: NewJourney
    }
    answer: Journey
  }
  /**
   * Makes a draft with the entries that one sees of a journey, which it credits unless it is one’s own
   */
  cloneJourney: {
    input: {
      params: IdParams
      query?: {
        token?: string
      }
      body: JourneyCloneInput
    }
    answer: Journey
  }
  /**
   * What its owner says of a journey, and who sees it; If-Match carries the version it was made from,
   * 412 answers with the newer one in `current`
   */
  updateJourney: {
    input: {
      params: IdParams
      body: JourneyInput
    }
    answer: Journey
  }
  /**
   * Puts a journey into the trash, from where it can be restored for 30 days; its articles stay
   */
  deleteJourney: {
    input: {
      params: IdParams
    }
    answer: undefined
  }
  /**
   * Takes a journey out of the trash, as it was; does nothing to one that is not there (any more)
   */
  restoreJourney: {
    input: {
      params: IdParams
    }
    answer: Journey
  }
}

export interface ImportedJourney {
  journey_id: number
  left_out: number[]
}

export interface Journey {
  id: number
  kind: JourneyKind
  title: string
  summary: string
  language: Locale
  cover_path: string | null
  starts_on: string | null
  ends_on: string | null
  is_travelling: boolean
  sums: JourneySums
  day_count: number
  preview_path: string | null
  user: PublicUser
  favorite_count: number
  comment_count: number
  created_at: string
  published_at: string
  updated_at: string
  state: JourneyState
  is_forbidden: boolean
  version: number
  days: {
    day: number
    date: string | null
    sums: JourneySums
  }[]
  entries: JourneyEntry[]
  full_share_url: string | null
  viewer_can: {
    edit: boolean
    interact: boolean
  }
  is_favorite: boolean
  cloned_from: {
    id: number
    title: string
    user: PublicUser
  } | null
}

export interface JourneyCard {
  id: number
  kind: JourneyKind
  title: string
  summary: string
  language: Locale
  cover_path: string | null
  starts_on: string | null
  ends_on: string | null
  is_travelling: boolean
  sums: JourneySums
  day_count: number
  preview_path: string | null
  user: PublicUser
  favorite_count: number
  comment_count: number
  created_at: string
  published_at: string
  updated_at: string
  thumbnail_path: string | null
}

export interface JourneyCloneInput {
  title: string
  starts_on: string | null
}

export interface JourneyEntry {
  id: number
  kind: 'stage' | 'rest'
  day: number | null
  note: string
  part: JourneyPart | null
  article: RouteCard | null
  measures: StageMeasures | null
  shown_to: 'everyone' | 'owner' | 'nobody'
}

export interface JourneyEntryInput {
  day?: number
  note: string
  part: JourneyPart | null
}

export interface JourneyImport {
  kind: JourneyKind
  title: string
  summary: string
  cover_path: string | null
  starts_on: string | null
  site: string
  /**
   * @maxItems 100
   */
  entries: (
    | {
        kind: 'stage'
        article_id: number
        day?: number
        note: string
        part: JourneyPart | null
      }
    | {
        kind: 'link'
        article_id: number
        day?: number
        note: string
        part: JourneyPart | null
      }
    | {
        kind: 'rest'
        day?: number
        note: string
      }
  )[]
}

export interface JourneyInput {
  kind: JourneyKind
  title: string
  summary: string
  cover_path: string | null
  starts_on: string | null
  is_travelling: boolean
  state: JourneyState
}

export type JourneyKind = 'journey' | 'collection'

export interface JourneyOrder {
  /**
   * @maxItems 100
   */
  entries: {
    id: number
    day?: number
  }[]
}

export interface JourneyPart {
  object_id: string
  from_m: number
  to_m: number
}

export interface JourneyProfile {
  data: {
    entry_id: number
    path: string | null
    points: number[][]
  }[]
}

export type JourneyState = 'draft' | 'private' | 'linkShared' | 'public'

export interface JourneySums {
  stages: number
  distance_km: number
  climb_m: number
  minutes: number
  unknown_climbs: number
  unknown_times: number
}

export interface NewJourney {
  kind: JourneyKind
  title: string
  summary?: string
  cover_path?: string | null
  starts_on?: string | null
  state?: 'draft' | 'private' | 'linkShared' | 'public'
  /**
   * @maxItems 100
   */
  entries?: NewJourneyEntry[]
}

export type NewJourneyEntry =
  | {
      kind: 'stage'
      article_id: number
      day?: number
      note?: string
      part?: JourneyPart | null
    }
  | {
      kind: 'rest'
      day?: number
      note?: string
    }

export interface OwnJourneyCard {
  id: number
  kind: JourneyKind
  title: string
  summary: string
  language: Locale
  cover_path: string | null
  starts_on: string | null
  ends_on: string | null
  is_travelling: boolean
  sums: JourneySums
  day_count: number
  preview_path: string | null
  user: PublicUser
  favorite_count: number
  comment_count: number
  created_at: string
  published_at: string
  updated_at: string
  thumbnail_path: string | null
  state: JourneyState
  is_forbidden: boolean
  version: number
  entry_count: number
  trashed_at: string | null
}

export interface StageMeasures {
  distance_km: number | null
  climb_m: number | null
  minutes: number | null
  outline: string | null
}
