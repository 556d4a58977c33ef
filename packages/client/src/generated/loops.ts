// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { TravelMode } from './travel.ts'

export interface LoopsOperations {
  /**
   * Up to three ways that end where they begin, of about so many kilometres or minutes
   */
  loops: {
    input: {
      query: LoopsQuery
    }
    answer: Loops
  }
}

export interface Loops {
  loops: {
    points: string
    waypoints: string
    distanceKm: number
    durationSeconds: number
    repeatedKm: number
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

export interface LoopsQuery {
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
