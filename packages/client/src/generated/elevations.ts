// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

export interface ElevationsOperations {
  /**
   * Elevations along a line, from the elevation models that this installation reads
   */
  elevations: {
    input: {
      body: ElevationQuestion
    }
    answer: Elevations
  }
}

export interface ElevationCredit {
  name: string
  attribution: string
  url: string | null
}

export interface ElevationQuestion {
  path: string
  samples?: number
}

export interface Elevations {
  path: string
  elevationsMeters: (number | null)[]
  sources: ElevationCredit[]
}
