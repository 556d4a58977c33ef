import type { MapPlaceMessages } from './map-place-messages.ts'

export const jaMapPlace: MapPlaceMessages = {
  viewport: '表示範囲',
  near: (place) => `${place}の近く`,
  north: (degrees) => `北緯${degrees}`,
  south: (degrees) => `南緯${degrees}`,
  east: (degrees) => `東経${degrees}`,
  west: (degrees) => `西経${degrees}`,
  step: (distance) => `矢印キー1回で${distance}`,
  separator: '、',
}
