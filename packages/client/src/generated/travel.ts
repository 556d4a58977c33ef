// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

export interface CourseTime {
  minutes: number
  model: 'hikeJapan' | 'hikeDin33466' | 'townWalk' | 'ride'
  version: number
  by_ground: boolean
  constant: number | null
}

export type TravelMode = 'driving' | 'walking'

export type TravelProfile =
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
