// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

export interface PlacesOperations {
  /**
   * Places by name, the best match first; `view` (west,south,east,north) puts what is near first
   */
  searchPlaces: {
    input: {
      query: {
        q: string
        hl?: 'ja' | 'en-us'
        view?: string
      }
    }
    answer: PlaceList
  }
  /**
   * What is known of places by their ids; unknown ones are left out, NOT_FOUND when all are
   */
  describePlaces: {
    input: {
      query?: {
        hl?: 'ja' | 'en-us'
      }
      body: {
        /**
         * @minItems 1
         * @maxItems 20
         */
        placeIds: string[]
      }
    }
    answer: PlaceList
  }
  /**
   * The towns of up to 20 positions, one label for each, null where there is none
   */
  labelPositions: {
    input: {
      body: {
        /**
         * @minItems 1
         * @maxItems 20
         */
        positions: {
          lat: number
          lng: number
        }[]
      }
    }
    answer: {
      data: PlaceLabel[]
    }
  }
}

export interface Place {
  place_id: string
  kind: 'country' | 'region' | 'district' | 'place' | 'station' | 'peak' | 'street'
  name: string
  address: string
  lat: number
  lng: number
}

export type PlaceLabel = {
  ja: string
  en: string
} | null

export interface PlaceList {
  data: Place[]
  attribution: string
}
