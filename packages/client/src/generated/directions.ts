// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { TravelMode } from './travel.ts'

export interface DirectionsOperations {
  /**
   * The way along roads from origin through the waypoints to destination, for driving or walking, as one
   * of ten profiles
   */
  direction: {
    input: {
      query: DirectionQuery
    }
    answer: Direction
  }
  /**
   * Which options of directions mean something in the installed regions; none where that is unknown
   */
  directionOptions: {
    input: {}
    answer: DirectionOptions
  }
}

export interface Direction {
  points: string
  start: {
    lat: number
    lng: number
  }
  end: {
    lat: number
    lng: number
  }
  distanceKm: number
  durationSeconds: number
  waypoints: string | null
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
  alternatives?: {
    points: string
    start: {
      lat: number
      lng: number
    }
    end: {
      lat: number
      lng: number
    }
    distanceKm: number
    durationSeconds: number
  }[]
}

export interface DirectionOptions {
  hasHikingGrades: boolean
  hasFerries: boolean
  hasElevations?: boolean
}

export interface DirectionQuery {
  origin: string
  destination: string
  mode: TravelMode
  waypoint?: string
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
  alternatives?: string
}
