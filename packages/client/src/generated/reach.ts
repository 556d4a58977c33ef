// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { TravelMode } from './travel.ts'

export interface ReachOperations {
  /**
   * How far one comes along roads from a place, in minutes or in kilometres, as one of ten profiles
   */
  reach: {
    input: {
      query: ReachQuery
    }
    answer: Reach
  }
}

export interface Reach {
  areas: {
    outer: string
    holes: string[]
  }[]
  mode: TravelMode
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
}

export interface ReachQuery {
  origin: string
  mode: TravelMode
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
  avoid?: string
  hills?: 'avoid' | 'seek'
  hardestPath?: string
  noGo?: string
  minutes?: string
  kilometers?: string
}
