// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { JourneyPart } from './journeys.ts'
import type { IdParams, PublicUser, RouteCard } from './schemas.ts'

export interface WalkLogsOperations {
  /**
   * Walks on an article that the viewer may see, the newest walk first, with what they say together
   */
  listWalkLogs: {
    input: {
      params: IdParams
      query?: {
        token?: string
        before?: string
      }
    }
    answer: WalkLogList
  }
  /**
   * What walks that the viewer may see say of the stages of a journey
   */
  listStageWalks: {
    input: {
      params: IdParams
      query?: {
        token?: string
      }
    }
    answer: StageWalks
  }
  /**
   * Walks on the stages of a journey that the viewer may see, each once, the newest walk first
   */
  listJourneyWalks: {
    input: {
      params: IdParams
      query?: {
        token?: string
        before?: string
      }
    }
    answer: JourneyWalkList
  }
  /**
   * Says that the user walked an article
   */
  createWalkLog: {
    input: {
      params: IdParams
      query?: {
        token?: string
      }
      body: WalkLogInput
    }
    answer: WalkLog
  }
  /**
   * Changes one of the user’s own walks
   */
  editWalkLog: {
    input: {
      params: IdParams
      body: WalkLogInput
    }
    answer: WalkLog
  }
  /**
   * Deletes one of the user’s own walks, which can be restored for a day
   */
  deleteWalkLog: {
    input: {
      params: IdParams
    }
    answer: undefined
  }
  /**
   * Takes back the deletion of a walk; does nothing to one that is there. After a block it is private,
   * without what was deleted since
   */
  restoreWalkLog: {
    input: {
      params: IdParams
    }
    answer: WalkLog
  }
  /**
   * The user’s own walks, the newest walk first
   */
  listOwnWalkLogs: {
    input: {
      query?: {
        before?: string
      }
    }
    answer: OwnWalkLogList
  }
}

export interface JourneyWalk {
  id: number
  user: PublicUser
  walked_on: string
  minutes: number | null
  conditions: (
    | 'passable'
    | 'water_flows'
    | 'closed'
    | 'bridge_out'
    | 'high_water'
    | 'snow'
    | 'ice'
    | 'mud'
    | 'slippery'
    | 'fallen_trees'
    | 'overgrown'
    | 'water_dry'
    | 'animals'
    | 'leaves'
    | 'hot'
    | 'crowded'
  )[]
  text: string
  photos: {
    id: number
    url: string
    width: number
    height: number
  }[]
  visibility: 'public' | 'followers' | 'private'
  part: JourneyPart | null
  track: {
    id: number
    title: string
  } | null
  created_at: string
  edited_at: string | null
  prohibition_reason: string | null
  is_own: boolean
  entry_id: number
}

export interface JourneyWalkList {
  data: JourneyWalk[]
  next: string | null
  total: number
}

export interface OwnWalkLog {
  id: number
  user: PublicUser
  walked_on: string
  minutes: number | null
  conditions: (
    | 'passable'
    | 'water_flows'
    | 'closed'
    | 'bridge_out'
    | 'high_water'
    | 'snow'
    | 'ice'
    | 'mud'
    | 'slippery'
    | 'fallen_trees'
    | 'overgrown'
    | 'water_dry'
    | 'animals'
    | 'leaves'
    | 'hot'
    | 'crowded'
  )[]
  text: string
  photos: {
    id: number
    url: string
    width: number
    height: number
  }[]
  visibility: 'public' | 'followers' | 'private'
  part: JourneyPart | null
  track: {
    id: number
    title: string
  } | null
  created_at: string
  edited_at: string | null
  prohibition_reason: string | null
  is_own: boolean
  route: RouteCard | null
  token: string | null
}

export interface OwnWalkLogList {
  data: OwnWalkLog[]
  next: string | null
  total: number
}

export interface StageWalks {
  data: {
    entry_id: number
    total: number
    conditions: {
      condition:
        | 'passable'
        | 'water_flows'
        | 'closed'
        | 'bridge_out'
        | 'high_water'
        | 'snow'
        | 'ice'
        | 'mud'
        | 'slippery'
        | 'fallen_trees'
        | 'overgrown'
        | 'water_dry'
        | 'animals'
        | 'leaves'
        | 'hot'
        | 'crowded'
      walked_on: string
      people: number
    }[]
    people: {
      total: number
      shown: PublicUser[]
    }
    typical: {
      minutes: number
      people: number
    } | null
  }[]
}

export interface WalkLog {
  id: number
  user: PublicUser
  walked_on: string
  minutes: number | null
  conditions: (
    | 'passable'
    | 'water_flows'
    | 'closed'
    | 'bridge_out'
    | 'high_water'
    | 'snow'
    | 'ice'
    | 'mud'
    | 'slippery'
    | 'fallen_trees'
    | 'overgrown'
    | 'water_dry'
    | 'animals'
    | 'leaves'
    | 'hot'
    | 'crowded'
  )[]
  text: string
  photos: {
    id: number
    url: string
    width: number
    height: number
  }[]
  visibility: 'public' | 'followers' | 'private'
  part: JourneyPart | null
  track: {
    id: number
    title: string
  } | null
  created_at: string
  edited_at: string | null
  prohibition_reason: string | null
  is_own: boolean
}

export interface WalkLogInput {
  walked_on: string
  time_zone?: string
  part?: JourneyPart | null
  minutes?: number | null
  /**
   * @maxItems 8
   */
  conditions: (
    | 'passable'
    | 'water_flows'
    | 'closed'
    | 'bridge_out'
    | 'high_water'
    | 'snow'
    | 'ice'
    | 'mud'
    | 'slippery'
    | 'fallen_trees'
    | 'overgrown'
    | 'water_dry'
    | 'animals'
    | 'leaves'
    | 'hot'
    | 'crowded'
  )[]
  text: string
  visibility: 'public' | 'followers' | 'private'
  track_id?: number | null
  /**
   * @maxItems 10
   */
  photo_ids?: number[]
}

export interface WalkLogList {
  data: WalkLog[]
  next: string | null
  summary: WalkSummary | null
  viewer_can: {
    share: boolean
  }
}

export interface WalkSummary {
  total: number
  conditions: {
    condition:
      | 'passable'
      | 'water_flows'
      | 'closed'
      | 'bridge_out'
      | 'high_water'
      | 'snow'
      | 'ice'
      | 'mud'
      | 'slippery'
      | 'fallen_trees'
      | 'overgrown'
      | 'water_dry'
      | 'animals'
      | 'leaves'
      | 'hot'
      | 'crowded'
    walked_on: string
    people: number
  }[]
  people: {
    total: number
    shown: PublicUser[]
  }
  typical: {
    minutes: number
    people: number
  } | null
}
