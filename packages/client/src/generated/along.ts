// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

export interface AlongOperations {
  /**
   * What lies along a line, such as water and toilets, from the installed regions
   */
  along: {
    input: {
      body: AlongQuestion
    }
    answer: Along
  }
}

export interface Along {
  region: KnownRegion | null
  coverage: 'all' | 'part' | 'none'
  places: {
    id: string
    kind: 'water' | 'toilets' | 'shelter' | 'hut' | 'food' | 'shop' | 'station' | 'stop' | 'hospital' | 'aed'
    name: {
      ja: string
      en: string
    } | null
    lat: number
    lng: number
    detourMeters: number
    alongMeters: number
    tags: {
      opening_hours?: string
      seasonal?: string
      fee?: string
      wheelchair?: string
      access?: string
    }
  }[]
  hasMore: boolean
  start: {
    id: string
    kind: 'water' | 'toilets' | 'shelter' | 'hut' | 'food' | 'shop' | 'station' | 'stop' | 'hospital' | 'aed'
    name: {
      ja: string
      en: string
    } | null
    lat: number
    lng: number
    detourMeters: number
  } | null
  end: {
    id: string
    kind: 'water' | 'toilets' | 'shelter' | 'hut' | 'food' | 'shop' | 'station' | 'stop' | 'hospital' | 'aed'
    name: {
      ja: string
      en: string
    } | null
    lat: number
    lng: number
    detourMeters: number
  } | null
}

export interface AlongQuestion {
  path: string
  withinMeters?: number
  /**
   * @minItems 1
   * @maxItems 10
   */
  kinds?: ('water' | 'toilets' | 'shelter' | 'hut' | 'food' | 'shop' | 'station' | 'stop' | 'hospital' | 'aed')[]
}

export interface KnownRegion {
  version: string
  dataDate: string
  dateSource: 'extract' | 'file'
  isInvented: boolean
}
