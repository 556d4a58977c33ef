// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { KeyQuery } from './keyed.ts'
import type { IdParams } from './schemas.ts'

export interface TimelineOperations {
  /**
   * Begins an import of days; one whose days had not all come is given up for it
   */
  createTimelineImport: {
    input: {
      body: TimelineImportInput
    }
    answer: TimelineImport
  }
  /**
   * Days of an import, up to 4 MiB at once; a day that is sent again takes the place of the former
   */
  sendTimelineDays: {
    input: {
      params: IdParams
      body: {
        /**
         * @minItems 1
         * @maxItems 100
         */
        days: TimelineDay[]
      }
    }
    answer: {
      received: number
    }
  }
  /**
   * Queues an import all of whose days have come; does nothing more to one that was started
   */
  startTimelineImport: {
    input: {
      params: IdParams
    }
    answer: TimelineImport
  }
  /**
   * The import in progress, and those before it page by page
   */
  listTimelineImports: {
    input: {
      query?: KeyQuery
    }
    answer: TimelineImportList
  }
  /**
   * How an import is getting on
   */
  readTimelineImport: {
    input: {
      params: IdParams
    }
    answer: TimelineImport
  }
  /**
   * Ends an import: days that are not stored by then never are, and are forgotten
   */
  cancelTimelineImport: {
    input: {
      params: IdParams
    }
    answer: undefined
  }
  /**
   * From when until when the logged-in user’s timeline is stored
   */
  readTimelineSummary: {
    input: {}
    answer: TimelineSummary
  }
  /**
   * Stored days with figures for a calendar, up to 400 days of it, both ends included
   */
  listTimelineDays: {
    input: {
      query: {
        from: string
        to: string
      }
    }
    answer: {
      data: TimelineDayFigures[]
    }
  }
  /**
   * One stored day, with the nearest days before and after it
   */
  readTimelineDay: {
    input: {
      params: {
        date: string
      }
    }
    answer: StoredTimelineDay
  }
  /**
   * Makes a draft of a stored day: visits become spots, ways become recorded lines
   */
  copyTimelineDay: {
    input: {
      params: {
        date: string
      }
    }
    answer: {
      id: number
    }
  }
  /**
   * Deletes one stored day for good; drafts that were made of it stay
   */
  deleteTimelineDay: {
    input: {
      params: {
        date: string
      }
    }
    answer: undefined
  }
}

export interface StoredTimelineDay {
  date: string
  time_zone: string
  segments: (
    | {
        kind: 'move'
        type:
          | 'BOATING'
          | 'CATCHING_POKEMON'
          | 'CYCLING'
          | 'FLYING'
          | 'HIKING'
          | 'HORSEBACK_RIDING'
          | 'IN_BUS'
          | 'IN_CABLECAR'
          | 'IN_FERRY'
          | 'IN_FUNICULAR'
          | 'IN_GONDOLA_LIFT'
          | 'IN_PASSENGER_VEHICLE'
          | 'IN_SUBWAY'
          | 'IN_TAXI'
          | 'IN_TRAIN'
          | 'IN_TRAM'
          | 'IN_VEHICLE'
          | 'IN_WHEELCHAIR'
          | 'KAYAKING'
          | 'KITESURFING'
          | 'MOTORCYCLING'
          | 'PARAGLIDING'
          | 'ROWING'
          | 'RUNNING'
          | 'SAILING'
          | 'SKATEBOARDING'
          | 'SKATING'
          | 'SKIING'
          | 'SLEDDING'
          | 'SNOWBOARDING'
          | 'SNOWMOBILE'
          | 'SNOWSHOEING'
          | 'STILL'
          | 'SURFING'
          | 'SWIMMING'
          | 'UNKNOWN_ACTIVITY_TYPE'
          | 'WALKING'
          | 'WALKING_NORDIC'
        start_at: string
        end_at: string
        path: string
        /**
         * @maxItems 50000
         */
        timestamps?: number[]
        distance_km: number
      }
    | {
        kind: 'visit'
        start_at: string
        end_at: string
        lat: number
        lng: number
        name?: string
        place_ja: string | null
        place_en: string | null
      }
  )[]
  distance_km: number
  previous: string | null
  next: string | null
}

export interface TimelineDay {
  date: string
  time_zone: string
  /**
   * @maxItems 1000
   */
  segments: (
    | {
        kind: 'move'
        type:
          | 'BOATING'
          | 'CATCHING_POKEMON'
          | 'CYCLING'
          | 'FLYING'
          | 'HIKING'
          | 'HORSEBACK_RIDING'
          | 'IN_BUS'
          | 'IN_CABLECAR'
          | 'IN_FERRY'
          | 'IN_FUNICULAR'
          | 'IN_GONDOLA_LIFT'
          | 'IN_PASSENGER_VEHICLE'
          | 'IN_SUBWAY'
          | 'IN_TAXI'
          | 'IN_TRAIN'
          | 'IN_TRAM'
          | 'IN_VEHICLE'
          | 'IN_WHEELCHAIR'
          | 'KAYAKING'
          | 'KITESURFING'
          | 'MOTORCYCLING'
          | 'PARAGLIDING'
          | 'ROWING'
          | 'RUNNING'
          | 'SAILING'
          | 'SKATEBOARDING'
          | 'SKATING'
          | 'SKIING'
          | 'SLEDDING'
          | 'SNOWBOARDING'
          | 'SNOWMOBILE'
          | 'SNOWSHOEING'
          | 'STILL'
          | 'SURFING'
          | 'SWIMMING'
          | 'UNKNOWN_ACTIVITY_TYPE'
          | 'WALKING'
          | 'WALKING_NORDIC'
        start_at: string
        end_at: string
        path: string
        /**
         * @maxItems 50000
         */
        timestamps?: number[]
        distance_km: number
      }
    | {
        kind: 'visit'
        start_at: string
        end_at: string
        lat: number
        lng: number
        name?: string
      }
  )[]
}

export interface TimelineDayFigures {
  date: string
  distance_km: number
  main_type:
    | (
        | 'BOATING'
        | 'CATCHING_POKEMON'
        | 'CYCLING'
        | 'FLYING'
        | 'HIKING'
        | 'HORSEBACK_RIDING'
        | 'IN_BUS'
        | 'IN_CABLECAR'
        | 'IN_FERRY'
        | 'IN_FUNICULAR'
        | 'IN_GONDOLA_LIFT'
        | 'IN_PASSENGER_VEHICLE'
        | 'IN_SUBWAY'
        | 'IN_TAXI'
        | 'IN_TRAIN'
        | 'IN_TRAM'
        | 'IN_VEHICLE'
        | 'IN_WHEELCHAIR'
        | 'KAYAKING'
        | 'KITESURFING'
        | 'MOTORCYCLING'
        | 'PARAGLIDING'
        | 'ROWING'
        | 'RUNNING'
        | 'SAILING'
        | 'SKATEBOARDING'
        | 'SKATING'
        | 'SKIING'
        | 'SLEDDING'
        | 'SNOWBOARDING'
        | 'SNOWMOBILE'
        | 'SNOWSHOEING'
        | 'STILL'
        | 'SURFING'
        | 'SWIMMING'
        | 'UNKNOWN_ACTIVITY_TYPE'
        | 'WALKING'
        | 'WALKING_NORDIC'
      )
    | null
}

export interface TimelineImport {
  id: number
  state: 'before_upload' | 'ready' | 'running' | 'done' | 'failed' | 'cancelled'
  result: ('success' | 'partial_success' | 'failure') | null
  file_names: string[]
  replace: boolean
  oldest: string
  newest: string
  total: number
  received: number
  success: number
  failed: number
  failures: {
    date: string
    problem: 'invalid' | 'quota'
  }[]
  created_at: string
  started_at: string | null
  ended_at: string | null
}

export interface TimelineImportInput {
  /**
   * @minItems 1
   * @maxItems 10
   */
  file_names: string[]
  total_days: number
  oldest: string
  newest: string
  replace?: boolean
}

export interface TimelineImportList {
  current: TimelineImport | null
  data: TimelineImport[]
  next: string | null
}

export interface TimelineSummary {
  oldest: string | null
  newest: string | null
  total_days: number
  total_bytes: number
}
