// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { TracedRegion } from './ground.ts'
import type { Locale } from './schemas.ts'

export interface TurnsOperations {
  /**
   * Where a line turns, in words, from the ways of the installed regions
   */
  turns: {
    input: {
      body: TurnsQuestion
    }
    answer: TurnsOfLine
  }
}

export interface LineTurn {
  kind:
    | 'start'
    | 'straight'
    | 'slightRight'
    | 'right'
    | 'sharpRight'
    | 'uTurn'
    | 'sharpLeft'
    | 'left'
    | 'slightLeft'
    | 'roundabout'
    | 'ferry'
    | 'elevator'
    | 'stairs'
    | 'end'
  text: string
  atMeters: number
  lat: number
  lng: number
}

export interface TurnsOfLine {
  region: TracedRegion | null
  lengthMeters: number
  turns: LineTurn[]
  unknown: {
    fromMeters: number
    toMeters: number
  }[]
}

export interface TurnsQuestion {
  path: string
  matching?: 'edges' | 'map'
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
  language: Locale
}
