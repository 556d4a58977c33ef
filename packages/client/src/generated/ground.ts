// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

export interface GroundOperations {
  /**
   * What is under the feet along a line, from the installed regions
   */
  ground: {
    input: {
      body: GroundQuestion
    }
    answer: GroundOfLine
  }
}

export interface GroundObstacle {
  kind: 'steps' | 'kerb' | 'stile' | 'kissingGate' | 'turnstile' | 'cycleBarrier'
  atMeters: number
  lengthMeters: number
  stepCount: number | null
  hasHandrail: boolean | null
  hasRamp: boolean | null
}

export interface GroundOfLine {
  region: TracedRegion | null
  lengthMeters: number
  hasSurfaces: boolean
  stretches: GroundStretch[]
  obstacles: GroundObstacle[]
}

export interface GroundQuestion {
  path: string
  matching?: 'edges' | 'map'
}

export interface GroundStretch {
  toMeters: number
  surface: ('paved' | 'stones' | 'boards' | 'gravel' | 'ground') | null
  kind: ('mainRoad' | 'street' | 'cycleway' | 'footway' | 'track' | 'path' | 'steps' | 'ferry' | 'other') | null
  hikingGrade: number | null
}

export interface TracedRegion {
  version: string
  dataDate: string | null
  isInvented: boolean
}
