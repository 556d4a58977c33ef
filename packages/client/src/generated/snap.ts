// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { TracedRegion } from './ground.ts'

export interface SnapOperations {
  /**
   * A recorded or drawn line as it would be on the ways that it follows, and where that changes it
   */
  snap: {
    input: {
      body: SnapQuestion
    }
    answer: SnappedLine
  }
}

export interface SnapQuestion {
  path: string
}

export interface SnappedLine {
  region: TracedRegion | null
  lengthMeters: number
  proposedMeters: number
  path: string
  alongMeters: number[]
  stretches: {
    kind: 'kept' | 'same' | 'moved'
    toMeters: number
    toProposedMeters: number
    movedMeters: number
  }[]
}
